import { useRef, useState, type ReactNode } from 'react';
import FilterField from '@site/src/components/FilterField';
import type { EntryKind } from '@site/src/config/pageElements';

interface Props {
  readonly label: string;
  readonly entries?: EntryKind;
}

/** Elements that are shown and hidden together. */
type Entry = readonly HTMLElement[];

const LEAVES: Readonly<Record<Exclude<EntryKind, 'sections'>, string>> = {
  items: 'li',
  rows: 'tbody tr',
};

/** The siblings behind `anchor`, cut before each heading of these kinds; what stands before the first is left out. */
function sectionsAfter(anchor: HTMLElement, headings: readonly string[], start: string): Entry[] {
  const sections: HTMLElement[][] = [];
  let current: HTMLElement[] | undefined;
  for (let next = anchor.nextElementSibling; next; next = next.nextElementSibling) {
    if (!(next instanceof HTMLElement)) continue;
    if (headings.includes(next.tagName)) {
      current = next.tagName === start ? [] : undefined;
      if (current) sections.push(current);
    }
    current?.push(next);
  }
  return sections;
}

const textOf = (entry: Entry): string =>
  entry
    .map((element) => element.textContent)
    .join(' ')
    .toLowerCase();

/** Shows the entries that hold every word, hides the others, and counts. */
function show(entries: readonly Entry[], words: readonly string[]): number {
  const matching = entries.filter((entry) => words.every((word) => textOf(entry).includes(word)));
  for (const entry of entries) {
    for (const element of entry) element.hidden = !matching.includes(entry);
  }
  return matching.length;
}

/** The same for list items or table rows; a level-2 section in which none is left goes as a whole. */
function showLeaves(
  anchor: HTMLElement,
  selector: string,
  words: readonly string[],
): { shown: number; all: number } {
  let [shown, all] = [0, 0];
  for (const section of sectionsAfter(anchor, ['H2'], 'H2')) {
    const leaves = section
      .flatMap((element) => [...element.querySelectorAll<HTMLElement>(selector)])
      .map((leaf): Entry => [leaf]);
    const count = show(leaves, words);
    for (const element of section) element.hidden = leaves.length > 0 && count === 0;
    shown += count;
    all += leaves.length;
  }
  return { shown, all };
}

/**
 * Filter field over the entries that follow it on the page: an entry stays when it holds every typed word.
 */
export default function EntryFilter({ label, entries = 'sections' }: Props): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const [status, setStatus] = useState('');

  function filter(words: readonly string[]): void {
    if (!root.current) return;
    let [shown, all] = [0, 0];
    if (entries === 'sections') {
      const sections = sectionsAfter(root.current, ['H2', 'H3'], 'H3');
      shown = show(sections, words);
      all = sections.length;
    } else {
      ({ shown, all } = showLeaves(root.current, LEAVES[entries], words));
    }
    setStatus(words.length === 0 ? '' : `${shown} of ${all} entries`);
  }

  return (
    <div ref={root}>
      <FilterField label={label} status={status} onFilter={filter} />
    </div>
  );
}
