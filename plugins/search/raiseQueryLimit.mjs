/**
 * Loader for DocSearch, which cuts a query after 64 characters and has no option for it: an error message, pasted whole,
 * is longer. A loader cannot be TypeScript.
 */
const LIMIT = 'maxLength:64';

export default function raiseQueryLimit(source) {
  if (!source.includes(LIMIT)) {
    throw new Error(
      `DocSearch no longer says "${LIMIT}". Look at how it limits the query, and adapt this loader.`,
    );
  }
  return source.replaceAll(LIMIT, `maxLength:${this.getOptions().limit}`);
}
