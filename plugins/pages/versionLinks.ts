/**
 * Leads links such as `version:v4/usage/mocking` to that version's address, and checks that it has the
 * page. A link to such an address itself is refused, since the next release would move it.
 */
import { visit } from 'unist-util-visit';
import { resolveVersionLink } from '../../lib/addresses';
import { messageOf } from '../../lib/problem';
import type { PageTree } from '../../lib/sections';

/** The address that a link in a page leads to. */
function addressOf(link: string): string {
  if (/^\/docs(?:[/#]|$)/.test(link)) {
    throw new Error(
      `${link} is an address, which the next release may move. Link to a page of the same version by its file, such as ../usage/mocking.mdx, and to another version by its name, such as version:v4/usage/mocking.`,
    );
  }
  return resolveVersionLink(link) ?? link;
}

/** Leads each link on, and reports those that lead nowhere. */
export function resolveLinks({ tree, report }: PageTree): void {
  visit(tree, 'link', (node) => {
    try {
      node.url = addressOf(node.url);
    } catch (error) {
      report(messageOf(error), node);
    }
  });
}
