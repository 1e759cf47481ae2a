/** Findings of axe on a page as it stands. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const ALL_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that a color mode or the width of the window can break: the modes differ by custom properties alone. */
const PAINT_RULES = ['color-contrast', 'link-in-text-block', 'target-size'];

/** All rules, or those on colors and sizes. */
type Rules = 'all' | 'paint';

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

interface Texts {
  /** Attribute that marks. */
  readonly mark: string;
  /** Selector of the part of the page in which they are. */
  readonly part: string;
  /** Kinds that need no mark any more. */
  readonly known: readonly number[];
}

/**
 * Of texts and links that are painted alike, from the document down to them, marks three: the first, a middle one and
 * the last. Colors take axe most of its time, and to it a thousand tokens of code that look the same are one.
 * @returns the kinds of text that are marked
 */
function markDistinctTexts({ mark, part, known }: Texts): number[] {
  // FNV-1a, 32 bits: http://www.isthe.com/chongo/tech/comp/fnv/
  const hash = (text: string): number => {
    let value = 0x811c9dc5;
    for (let i = 0; i < text.length; i += 1)
      value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
    return value;
  };
  const kindOf = new Map<Element | null, number>();
  const texts = new Map<number, Element[]>();
  for (const element of document.querySelectorAll('*')) {
    element.removeAttribute(mark);
    const style = getComputedStyle(element);
    const kind = hash(
      [
        kindOf.get(element.parentElement),
        style.color,
        style.backgroundColor,
        style.backgroundImage,
        style.backgroundClip,
        style.fontSize,
        style.fontWeight,
        style.opacity,
        style.filter,
        style.mixBlendMode,
        style.textShadow,
        style.textDecorationLine,
        style.borderBottomWidth,
        style.position,
      ].join(),
    );
    kindOf.set(element, kind);
    const hasText =
      element.matches('input, select, textarea, a[href]') ||
      [...element.childNodes].some((node) => node instanceof Text && /\S/.test(node.data));
    const isPart = element.closest(part) !== null;
    if (hasText && isPart && element.checkVisibility({ visibilityProperty: true })) {
      const alike = texts.get(kind) ?? [];
      texts.set(kind, alike);
      alike.push(element);
    }
  }
  for (const kind of known) texts.delete(kind);
  for (const alike of texts.values()) {
    for (const index of [0, alike.length >> 1, alike.length - 1])
      alike[index]?.setAttribute(mark, '');
  }
  return [...texts.keys()];
}

const MARK = 'data-distinct-text';

/** Kinds of text whose colors this process has looked at and found right: in light, and on pages seen in both modes. */
const knownInLight = new Set<number>();
const knownInBothModes = new Set<number>();

/** The parts of a page that other pages have, too. */
const FRAME = ['.navbar', '.footer'];

/**
 * Takes the parts of the frame whose markup is in `known` out of the page, and adds that of the others. What marks the
 * open page makes no difference.
 */
async function removeKnownParts(page: Page, known: Set<string>): Promise<void> {
  const markup = await page.evaluate(
    (parts) => parts.map((part) => document.querySelector(part)?.outerHTML ?? ''),
    FRAME,
  );
  const repeated = FRAME.filter((_, index) => {
    const text = (markup[index] ?? '').replaceAll(/ aria-current="\w+"| [\w-]+--active\b/g, '');
    const isKnown = known.has(text);
    known.add(text);
    return isKnown && text !== '';
  });
  await page.evaluate((parts) => {
    for (const part of parts) document.querySelector(part)?.remove();
  }, repeated);
}

const mark = (page: Page, part: string, known: ReadonlySet<number>): Promise<number[]> =>
  page.evaluate(markDistinctTexts, { mark: MARK, part, known: [...known] });

/**
 * Code without a mark, in which nothing is painted in a new way, becomes one text: its tokens are half of a page's
 * elements. What is hidden has no marks yet.
 */
async function flattenKnownCode(page: Page): Promise<void> {
  await page.evaluate((attribute) => {
    for (const code of document.querySelectorAll('pre code')) {
      if (code.checkVisibility() && code.querySelector(`[${attribute}]`) === null)
        code.replaceChildren(code.textContent);
    }
  }, MARK);
}

/** Puts axe into each page that is opened from now on: that takes a tenth of the time of doing so once it is open. */
export async function bringAxe(page: Page): Promise<void> {
  await page.addInitScript(SOURCE);
}

/**
 * Runs axe on the page as it stands; colors are looked at where `texts`, the kinds of text, have their marks.
 * @param known gets them when nothing is wrong
 */
async function violationsOn(
  page: Page,
  rules: Rules,
  part: string,
  texts: readonly number[],
  known: Set<number>,
): Promise<string[]> {
  const runOnly: axe.RunOnly =
    rules === 'paint' ? { type: 'rule', values: PAINT_RULES } : { type: 'tag', values: ALL_RULES };
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  const { violations } = await page.evaluate(
    ([context, options, selector]) => {
      const { axe: injected } = window as unknown as { axe: typeof axe };
      injected.configure({
        // Nobody reads the markup of each element that a rule looked at, and to write it down takes a tenth of the time.
        noHtml: true,
        rules: [
          { id: 'color-contrast', selector },
          { id: 'link-in-text-block', selector: `a[href]${selector}` },
        ],
      });
      return injected.run(context, options);
    },
    [
      { include: [part] } satisfies axe.ElementContext,
      { runOnly, resultTypes: ['violations'] } satisfies axe.RunOptions,
      `[${MARK}]`,
    ] as const,
  );
  if (violations.every(({ id }) => !PAINT_RULES.includes(id))) {
    for (const text of texts) known.add(text);
  }
  return violations.flatMap(({ id, nodes }) => {
    // Browsers scroll the document itself by keyboard, whether or not something in it has the focus.
    const wrong = nodes.filter(
      ({ target }) => id !== 'scrollable-region-focusable' || target.join('') !== ':root',
    );
    const details = wrong.map(
      ({ target, failureSummary }) => `${target.join(' ')} ${failureSummary ?? ''}`,
    );
    return details.length === 0 ? [] : [`${id}: ${details.join('\n')}`];
  });
}

/** What is wrong with the page as it stands, one text for each rule. */
export async function findings(page: Page): Promise<string[]> {
  const texts = await mark(page, 'html', knownInLight);
  return violationsOn(page, 'all', 'html', texts, knownInLight);
}

/**
 * What is wrong with one of many pages, which is left without what the pages before it had, too.
 * @param frames markup of those parts; this page's is added
 */
export async function findingsBesideFrame(page: Page, frames: Set<string>): Promise<string[]> {
  await removeKnownParts(page, frames);
  const texts = await mark(page, 'html', knownInLight);
  await flattenKnownCode(page);
  return violationsOn(page, 'all', 'html', texts, knownInLight);
}

/**
 * What is wrong with the page, or with one part of it, in a color mode: all rules in light, those on colors and sizes in
 * dark. Light comes first, and leaves the page without code that pages before it had, too.
 */
export async function findingsInMode(
  page: Page,
  theme: 'light' | 'dark',
  part = 'html',
): Promise<string[]> {
  await colorsAtRest(page, theme);
  const texts = await mark(page, part, knownInBothModes);
  if (theme === 'light') await flattenKnownCode(page);
  const rules = theme === 'light' ? 'all' : 'paint';
  const found = await violationsOn(page, rules, part, texts, knownInBothModes);
  return found.map((finding) => `${theme}: ${finding}`);
}

/** What is wrong in each color mode with the page, or with one part of it. */
export async function findingsInBothModes(page: Page, part?: string): Promise<string[]> {
  return [
    ...(await findingsInMode(page, 'light', part)),
    ...(await findingsInMode(page, 'dark', part)),
  ];
}
