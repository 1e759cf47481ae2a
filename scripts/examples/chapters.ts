/**
 * The chapters of the tutorial: pages that go on with the files of the page before. What a reader has at the end of each
 * is kept in `data/tutorial`, written by `npm run examples -- --update`, so that the site can offer it to those who enter
 * in the middle, and show what changes in a file.
 */
import { chapterFiles, type ChapterFiles } from '../../plugins/tutorial/chapterFiles';
import type { PageFences } from './fences';
import { verdictOn, type Verdict } from './run/check';

/**
 * Pages in the order in which they are executed: chapters after the one that they continue, any other page alone.
 * @throws {Error} when two chapters go on from the same one; names both
 */
export function chainsOf(pages: readonly PageFences[]): PageFences[][] {
  const isSame = (a: PageFences, version: string, id: string): boolean =>
    a.page.version === version && a.page.id === id;
  const next = (of: PageFences): PageFences | undefined => {
    const all = pages.filter(
      ({ page, continues }) => continues && isSame(of, page.version, continues),
    );
    if (all.length > 1) {
      throw new Error(
        `${all.map(({ page }) => page.file).join(' and ')} both continue ${of.page.id}; only one chapter can.`,
      );
    }
    return all[0];
  };
  const isFirst = ({ page, continues }: PageFences): boolean =>
    !continues || !pages.some((other) => isSame(other, page.version, continues));
  return pages.filter(isFirst).map((first) => {
    const chain = [first];
    for (let page = next(first); page; page = next(page)) chain.push(page);
    return chain;
  });
}

/** Whether the files that a chapter left are those that the site offers after it. */
export function judgeFiles({ page, fences }: PageFences, files: ChapterFiles): Verdict[] {
  const [fence] = fences;
  if (!fence) return [];
  const known = chapterFiles(page.version)[page.id] ?? {};
  const names = [...new Set([...Object.keys(known), ...Object.keys(files)])].sort();
  const different = names.filter((name) => known[name] !== files[name]);
  const fault = `the files at the end of the chapter differ from those in data/tutorial/${page.version}.json (\`npm run examples -- --update\` rewrites it): ${different.join(', ')}`;
  return [verdictOn(fence, 'files', different.length > 0 ? fault : undefined)];
}
