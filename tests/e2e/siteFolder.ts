/** Folder of the built site that is tested: `SITE_FOLDER`, else what `npm run build` writes. */
export const SITE_FOLDER = process.env.SITE_FOLDER ?? 'build';
