import { expect, it } from 'vitest';
import { completePage } from '../../../plugins/pages/completePage';
import { documentedVersion, VERSIONS } from '../../../config/versions';

const FILE = `${VERSIONS[0].folder}/usage/tags.mdx`;

/** Target of the link in a page that links to `target` in its third line. */
function linked(target: string): string | undefined {
  const { tree } = completePage(`One.\n\n[link](${target})\n`, FILE);
  const [, paragraph] = tree.children;
  const [link] = paragraph?.type === 'paragraph' ? paragraph.children : [];
  return link?.type === 'link' ? link.url : undefined;
}

it.each([
  ['version:v4/usage/mocking#dates', `/${documentedVersion('v4').routeBase}/usage/mocking#dates`],
  ['version:v5/commands', `/${documentedVersion('v5').routeBase}/commands`],
  // Its file has another name.
  [
    'version:v4/commands/Add-AssertionOperator',
    `/${documentedVersion('v4').routeBase}/commands/Add-AssertionOperator`,
  ],
  [
    'version:v4/commands/Add-ShouldOperator',
    `/${documentedVersion('v4').routeBase}/commands/Add-AssertionOperator`,
  ],
  ['version:v5/commands/index', `/${documentedVersion('v5').routeBase}/commands`],
  ['version:v5/assertions/assertions', `/${documentedVersion('v5').routeBase}/assertions`],
  ['../commands/Mock.mdx', '../commands/Mock.mdx'],
  ['https://example.com/docs/', 'https://example.com/docs/'],
])('the link %s leads to %s', (target, address) => {
  expect(linked(target)).toBe(address);
});

it.each([
  ['version:v1/usage/mocking', 'names no documented version. Write version:NAME/PAGE'],
  ['version:v4/usage/mockingly', 'names no page of v4. Write the path of a file below'],
  ['/docs/v4/usage/mocking', 'is an address, which the next release may move.'],
])('the link %s is refused with its line', (target, reason) => {
  expect(() => linked(target)).toThrow(`${FILE}:3: ${target} ${reason}`);
});

it('each refused link of a page is named', () => {
  const page = '[a](version:v1/x)\n\n[b](/docs/v4/usage/mocking)\n';
  expect(() => completePage(page, FILE)).toThrow(
    /tags\.mdx:1: version:v1\/x [^]*tags\.mdx:3: \/docs\/v4/,
  );
});
