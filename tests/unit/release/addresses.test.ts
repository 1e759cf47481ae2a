import { describe, expect, it } from 'vitest';
import { moveAddress, moveJsonAddresses, moveLinks } from '../../../scripts/release/addresses';
import { addFormerPages, formerPagesAfter } from '../../../scripts/release/formerPages';
import { documentedVersion, type DocumentedVersion } from '../../../config/versions';

const version = (name: 'v6' | 'v5', routeBase: string): DocumentedVersion => ({
  ...documentedVersion(name),
  routeBase,
});
const SUCCESSION = { next: version('v6', 'docs/v6'), former: version('v5', 'docs') };

describe('an address after a release', () => {
  it.each([
    ['/docs/v6/usage/mocking#scope', '/docs/usage/mocking#scope'],
    ['/docs/v6', '/docs'],
    ['/docs/usage/mocking?x', '/docs/v5/usage/mocking?x'],
    ['/docs', '/docs/v5'],
    ['/docs/v4/usage/mocking', '/docs/v4/usage/mocking'],
    ['/docs/v4', '/docs/v4'],
    ['/docs/v60/x', '/docs/v60/x'],
    ['/docs/v6-notes', '/docs/v5/v6-notes'],
    ['/docsearch', '/docsearch'],
    ['/img/logo.svg', '/img/logo.svg'],
  ])('%s is %s', (before, after) => {
    expect(moveAddress(before, SUCCESSION)).toBe(after);
  });

  it('changes in links, and not in text, code or other addresses', () => {
    const text = [
      '[a](/docs/v6/x "title") and [b](</docs/y>) and <a href="/docs/z">c</a>',
      '[d]: /docs/w',
      '`/docs/y` at https://pester.dev/docs/y, [e](https://pester.dev/docs/y), [f](./docs/y.mdx)',
    ].join('\n');
    expect(moveLinks(text, SUCCESSION)).toBe(
      [
        '[a](/docs/x "title") and [b](</docs/v5/y>) and <a href="/docs/v5/z">c</a>',
        '[d]: /docs/v5/w',
        '`/docs/y` at https://pester.dev/docs/y, [e](https://pester.dev/docs/y), [f](./docs/y.mdx)',
      ].join('\n'),
    );
  });

  it('changes in test data', () => {
    expect(moveJsonAddresses('{"route": "/docs/v6/a", "id": "docs/a"}', SUCCESSION)).toBe(
      '{"route": "/docs/a", "id": "docs/a"}',
    );
  });
});

describe('former pages', () => {
  it('lead to the new latest version where it has the page, else to the version that has it', () => {
    const pages = formerPagesAfter(
      SUCCESSION,
      { old: 'new', gone: 'stays', older: 'v4/older', back: 'new' },
      { next: new Set(['new', 'back']), former: new Set(['new', 'stays']) },
    );
    expect(pages).toEqual({
      old: 'new',
      gone: 'v5/stays',
      older: 'v4/older',
      stays: 'v5/stays',
    });
  });

  it('are put first into the table', () => {
    const source = 'export const FORMER_PAGES: Table = {\n  v5: {},\n};\n';
    expect(addFormerPages(source, 'v6', { a: 'b' })).toBe(
      "export const FORMER_PAGES: Table = {\n  v6: {\n    'a': 'b',\n  },\n  v5: {},\n};\n",
    );
    expect(() => addFormerPages('const other = 1;', 'v6', {})).toThrow('has no table FORMER_PAGES');
  });
});
