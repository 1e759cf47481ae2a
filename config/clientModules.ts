/** Scripts that run once per visit, beside the pages' components; each says why in its first comment. */
export const clientModules = [
  './src/clientModules/cleanAddress.ts',
  './src/clientModules/chunkFailure.ts',
  './src/clientModules/prefetchPolicy.ts',
  './src/clientModules/scrollToHeading.ts',
  './src/clientModules/followContents.ts',
  './src/clientModules/missingPage.ts',
];
