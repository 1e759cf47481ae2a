/** How pages are read. */
import path from 'node:path';
import type { DocusaurusConfig } from '@docusaurus/types';
import { lastChanges } from './repository';

/** Folders that hold pages. */
const PAGES = ['docs', 'versioned_docs'];

const dates = lastChanges(process.cwd(), PAGES);

export const markdown: Partial<DocusaurusConfig['markdown']> = {
  // Where a page's date is not in its front matter, Docusaurus asks git for it, page by page.
  parseFrontMatter: async ({ defaultParseFrontMatter, ...page }) => {
    const parsed = await defaultParseFrontMatter(page);
    const date = dates.get(path.resolve(page.filePath));
    return date === undefined
      ? parsed
      : { ...parsed, frontMatter: { last_update: { date }, ...parsed.frontMatter } };
  },
};
