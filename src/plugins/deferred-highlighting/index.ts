/** Docusaurus plugin: takes Prism out of the script of every page, which has colored code without it. */
import type { Plugin } from '@docusaurus/types';

/**
 * The client module of the classic theme that adds languages to Prism, as Docusaurus's list of such modules names it. It
 * would put Prism into the main script; `src/components/DeferredCodeBlock` adds them where Prism is used.
 */
const PRISM_MODULE = '@docusaurus/theme-classic/lib/prism-include-languages';

/**
 * The plugin.
 * @throws {Error} when the theme no longer has the module
 */
export default function deferredHighlighting(): Plugin<void> {
  const prismModule = require.resolve(PRISM_MODULE).replace(/\.js$/, '');
  return {
    name: 'deferred-highlighting',
    configureWebpack: () => ({ resolve: { alias: { [prismModule]: false } } }),
  };
}
