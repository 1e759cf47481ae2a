/**
 * Remark plugin: a `powershell syntax` fence is a syntax diagram, not PowerShell; it is highlighted by a grammar of its
 * own, in which a parameter and its value stay together when the line wraps.
 */
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { parseFenceMetadata } from '../../scripts/lib/fenceMetadata';

/** The plugin: such fences get the language `syntax`. */
export function syntaxFences() {
  return (tree: Root): void => {
    visit(tree, 'code', (fence) => {
      const isSyntax = parseFenceMetadata(fence.meta ?? '').flags.has('syntax');
      if (fence.lang === 'powershell' && isSyntax) fence.lang = 'syntax';
    });
  };
}
