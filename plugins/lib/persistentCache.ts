/** The bundler's cache between builds, which does not know what a plugin decides. */

interface WithCache {
  readonly experiments?: { readonly cache?: { readonly type?: string } };
}

/**
 * The part of a bundler's configuration that empties its persistent cache when a file changes. Without it, the cache
 * would keep modules that were resolved by an earlier form of the plugin in that file.
 * @param config the configuration so far
 * @returns an empty object when the bundler keeps nothing
 */
export function keepCacheHonest(config: object, pluginFile: string): object {
  const { experiments } = config as WithCache;
  return experiments?.cache?.type === 'persistent'
    ? { experiments: { cache: { buildDependencies: [pluginFile] } } }
    : {};
}
