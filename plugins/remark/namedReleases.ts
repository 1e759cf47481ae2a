/** Remark plugin: code that is for another Pester than its page says so above it, behind the name of its file. */
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { namedRelease, parseFenceMetadata } from '../../lib/fenceMetadata';

/** The plugin: changes the titles of such fences, on the site only. */
export function namedReleases() {
  return (tree: Root): void => {
    visit(tree, 'code', (fence) => {
      const metadata = parseFenceMetadata(fence.meta ?? '');
      const release = namedRelease(metadata);
      if (release === undefined) return;
      const file = metadata.values.get('title');
      const title = file === undefined ? release : `${file} in ${release}`;
      const others = (fence.meta ?? '').replace(/title="[^"]*"/, '').trim();
      fence.meta = `title="${title}" ${others}`;
    });
  };
}
