/**
 * Remark plugin: leads links such as `version:v4/usage/mocking` to that version's address, and checks that it has the
 * page. A link to such an address itself is refused, since the next release would move it.
 */
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { resolveVersionLink } from '../../lib/addresses';
import { projectPath } from '../../lib/pages';
import { messageOf, PageError, type Problem } from '../../lib/problem';

/** The address that a link in a page leads to. */
function addressOf(link: string): string {
  if (/^\/docs(?:[/#]|$)/.test(link)) {
    throw new Error(
      `${link} is an address, which the next release may move. Link to a page of the same version by its file, such as ../usage/mocking.mdx, and to another version by its name, such as version:v4/usage/mocking.`,
    );
  }
  return resolveVersionLink(link) ?? link;
}

/** The plugin; throws a `PageError` that names each link that leads nowhere. */
export function versionLinks() {
  return (tree: Root, file: VFile): void => {
    const problems: Problem[] = [];
    visit(tree, 'link', (node) => {
      try {
        node.url = addressOf(node.url);
      } catch (error) {
        const line = node.position?.start.line ?? 1;
        problems.push({ file: projectPath(file.path), line, message: messageOf(error) });
      }
    });
    if (problems.length > 0) throw new PageError(problems);
  };
}
