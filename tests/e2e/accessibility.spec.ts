import AxeBuilder from '@axe-core/playwright';
import publicRoutes from '../data/publicRoutes.json' with { type: 'json' };
import { expect, openPage, test } from './fixtures';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

/** One page of each kind in the versions that are not the latest; of the latest, every page. */
const KINDS = [
  '/quick-start',
  '/usage/mocking',
  '/commands/Invoke-Pester',
  '/commands/Should',
  '/commands',
  '/usage',
  '/additional-resources/articles',
  '/usage/error-messages',
];

const routes = [
  '/',
  '/search',
  '/404.html',
  ...publicRoutes.v5.map(({ route }) => route),
  '/docs/commands',
  '/docs/usage',
  ...KINDS.flatMap((kind) => [`/docs/v6${kind}`, `/docs/v4${kind}`]),
  '/docs/v6/commands/Should-BeString',
  '/docs/v6/assertions',
];

for (const route of routes) {
  test(`no axe finding on ${route}`, async ({ page }) => {
    for (const size of SIZES) {
      await page.setViewportSize(size);
      for (const theme of ['light', 'dark']) {
        await page.addInitScript((value) => {
          localStorage.setItem('theme', value);
        }, theme);
        await openPage(page, route);
        const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
        const found = violations.map(
          ({ id, nodes }) =>
            `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary ?? ''}`).join('\n')}`,
        );
        expect(found, `${theme}, ${size.width} px wide`).toEqual([]);
      }
    }
  });
}
