/** Findings of axe on a page as it stands. */
import type { Page } from '@playwright/test';
import axe from 'axe-core';

const ALL_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that a color mode can break: the modes differ by custom properties alone. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** Colors on their way to another mode are no finding: waits until the last of them has arrived. */
async function colorsAtRest(page: Page, theme: string): Promise<void> {
  await page.evaluate(async (value) => {
    document.documentElement.dataset.theme = value;
    const frame = (): Promise<number> => new Promise(requestAnimationFrame);
    // A color that is inherited starts on its way when that of the element around it arrives.
    do {
      await frame();
      await frame();
    } while (document.getAnimations().some(({ playState }) => playState === 'running'));
  }, theme);
}

/** What is wrong with the page as it stands, one text for each rule. */
export async function findings(page: Page, rules: 'all' | 'color' = 'all'): Promise<string[]> {
  const runOnly: axe.RunOnly =
    rules === 'all' ? { type: 'tag', values: ALL_RULES } : { type: 'rule', values: COLOR_RULES };
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (options) => (window as unknown as { axe: typeof axe }).axe.run(document, options),
    { runOnly, resultTypes: ['violations'] } satisfies axe.RunOptions,
  );
  return violations.flatMap(({ id, nodes }) => {
    // Browsers scroll the document itself by keyboard, whether or not something in it has the focus.
    const wrong = nodes.filter(
      ({ target }) => id !== 'scrollable-region-focusable' || target.join('') !== ':root',
    );
    const texts = wrong.map(
      ({ target, failureSummary }) => `${target.join(' ')} ${failureSummary ?? ''}`,
    );
    return texts.length === 0 ? [] : [`${id}: ${texts.join('\n')}`];
  });
}

/** The same in both color modes. */
export async function findingsInBothModes(page: Page): Promise<string[]> {
  const all: string[] = [];
  for (const theme of ['light', 'dark'] as const) {
    await colorsAtRest(page, theme);
    const found = await findings(page, theme === 'light' ? 'all' : 'color');
    all.push(...found.map((finding) => `${theme}: ${finding}`));
  }
  return all;
}
