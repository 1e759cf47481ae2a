/** Finds what is still to be written on a page. */
import type { PageTree } from '../../lib/sections';
import { frontMatterTexts, rewriteShown } from './shownText';

/** What templates and people write where text is still to come. */
export const UNWRITTEN = /\bTODO\b/;

/**
 * Reports each place where a page is not written yet. Code may say so itself, and an output that is still to come must not
 * keep `npm run examples` from writing it: `tests/content/examples.test.ts` asks for it.
 */
export function reportUnwritten(page: PageTree): void {
  for (const [key, text] of frontMatterTexts(page)) {
    if (UNWRITTEN.test(text))
      page.report(`"${key}" in the front matter is still to be written: "${text}"`);
  }
  rewriteShown(page, (text, node) => {
    if (node.type !== 'inlineCode' && node.type !== 'code' && UNWRITTEN.test(text))
      page.report(`this is still to be written: "${text}"`, node);
    return text;
  });
}
