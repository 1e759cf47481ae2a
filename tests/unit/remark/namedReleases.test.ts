/** Code for another Pester than its page's says so, on the site and in the Markdown of the page. */
import { describe, expect, it } from 'vitest';
import { toMarkdown } from '../../../plugins/markdown-export/toMarkdown';
import { namedReleases } from '../../../plugins/remark/namedReleases';
import { parsePage } from '../../../lib/mdx';

const page = (meta: string) =>
  parsePage(
    `---\ntitle: Page\ndescription: A page.\n---\n\n\`\`\`powershell ${meta}\n1\n\`\`\`\n`,
    'docs/usage/page.mdx',
  );

describe.each([
  [
    'title="A.ps1" in=v4 expect="passed=1"',
    'title="A.ps1 in Pester 4" in=v4 expect="passed=1"',
    '`A.ps1` in Pester 4:',
  ],
  ['in=v4', 'title="Pester 4" in=v4', 'In Pester 4:'],
  ['title="A.ps1" run', 'title="A.ps1" run', '`A.ps1`:'],
])('a fence with %s', (meta, onSite, inMarkdown) => {
  it('has its title on the site', () => {
    const { tree } = page(meta);
    namedReleases()(tree);
    expect(tree.children.find(({ type }) => type === 'code')).toMatchObject({ meta: onSite });
  });

  it('has its label in Markdown', () => {
    expect(toMarkdown(page(meta), (target) => target)).toContain(
      `${inMarkdown}\n\n\`\`\`powershell\n1`,
    );
  });
});
