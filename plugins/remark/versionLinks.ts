/**
 * Remark plugin: leads links such as `version:v4/usage/mocking` to that version's address, and checks that it has the
 * page. A link to such an address itself is refused, since the next release would move it.
 */
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { resolveVersionLink } from '../../lib/addresses';
import { projectPath } from '../../lib/pages';
import { messageOf, PageError } from '../../lib/problem';

/** The address that a link in a page leads to. */
function addressOf(link: string): string {
  if (/^\/docs(?:[/#]|$)/.test(link)) {
    throw new Error(
      `${link} is an address, which the next release may move. Link to a page of the same version by its file, such as ../usage/mocking.mdx, and to another version by its name, such as version:v4/usage/mocking.`,
    );
  }
  return resolveVersionLink(link) ?? link;
}

/** The plugin; throws a `PageError` at the first link that leads nowhere. */
export function versionLinks() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'link', (node) => {
      try {
        node.url = addressOf(node.url);
      } catch (error) {
        const message = messageOf(error);
        const line = node.position?.start.line ?? 1;
        throw new PageError([{ file: projectPath(file.path), line, message }]);
      }
    });
  };
}
