/** Remark plugin: leads links such as `version:v4/usage/mocking` to that version's address, and checks that it has the page. */
import path from 'node:path';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { resolveVersionLink } from '../../scripts/lib/addresses';

/** The plugin; throws `file:line: what is wrong, and what is allowed`. */
export function versionLinks() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'link', (node) => {
      try {
        node.url = resolveVersionLink(node.url) ?? node.url;
      } catch (error) {
        const page = path.relative(process.cwd(), file.path).split(path.sep).join('/');
        const reason = error instanceof Error ? error.message : String(error);
        throw new Error(`${page}:${node.position?.start.line ?? 1}: ${reason}`);
      }
    });
  };
}
