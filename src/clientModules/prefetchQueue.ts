/** Loads ahead one page after the other, while a budget lasts. */

/** What may be loaded ahead per page view, in bytes as transferred. Source: the site's performance budgets. */
export const PREFETCH_BUDGET = 30 * 1024;

/** A page is begun only when this much is left: more than nearly every page's own code weighs. */
export const LARGEST_PAGE = 14 * 1024;

type Loaded = Awaited<Exclude<ReturnType<Prefetch>, false>>;
type Prefetch = Window['docusaurus']['prefetch'];

export interface PrefetchQueue {
  /** Puts a page into the queue; resolves when it is loaded or left out. */
  readonly add: (path: string) => Promise<Loaded>;
  /** Begins a new page view: what waits is left out, and the budget is whole again. */
  readonly restart: () => void;
}

/**
 * @param prefetch loads the code of a page ahead; `false` when it must not or need not
 * @param transferred bytes that came over the network so far for code loaded ahead
 */
export function createPrefetchQueue(
  prefetch: Prefetch,
  transferred: () => number = countPrefetched(),
): PrefetchQueue {
  let view = 0;
  let before = transferred();
  let last: Promise<unknown> = Promise.resolve();

  const load = async (path: string, addedIn: number): Promise<Loaded> => {
    if (addedIn !== view || transferred() - before + LARGEST_PAGE > PREFETCH_BUDGET) return [];
    return prefetch(path) || [];
  };

  return {
    add: (path) => {
      const addedIn = view;
      const loading = last.then(() => load(path, addedIn));
      // The next one does not care how this one ended.
      last = loading.catch(() => undefined);
      return loading;
    },
    restart: () => {
      view += 1;
      before = transferred();
      // Docusaurus's stand-in for browsers that do not prefetch never ends when the network fails.
      last = Promise.resolve();
    },
  };
}

/**
 * Counts from now on, and what was before: the browser's own measure, 0 for what was in its cache. The browser's list of
 * these entries ends at 250, which a long visit exceeds; an observer gets them all.
 */
function countPrefetched(): () => number {
  let bytes = 0;
  const count = (entries: readonly PerformanceEntry[]): void => {
    bytes += entries
      .filter((entry) => PREFETCHED_BY.has((entry as PerformanceResourceTiming).initiatorType))
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).transferSize, 0);
  };
  const observer = new PerformanceObserver((list) => {
    count(list.getEntries());
  });
  observer.observe({ type: 'resource', buffered: true });
  return () => {
    count(observer.takeRecords());
    return bytes;
  };
}

/** `link` elements and, where browsers do not prefetch, the request that stands in. Scripts of the page are `script`. */
const PREFETCHED_BY = new Set(['link', 'xmlhttprequest']);
