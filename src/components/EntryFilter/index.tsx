import { useRef, useState, type ReactNode } from 'react';
import FilterField, { shownOf } from '@site/src/components/FilterField';
import type { EntryKind } from '@site/config/pageElements';

interface Props {
  readonly label: string;
  readonly entries: EntryKind;
}

/** Elements that are shown and hidden together. */
type Entry = readonly HTMLElement[];

/** The level-2 sections behind `anchor`; what stands before the first is left out. */
function sectionsAfter(anchor: HTMLElement): Entry[] {
  const siblings = [...(anchor.parentElement?.children ?? [])];
  const sections: HTMLElement[][] = [];
  for (const element of siblings.slice(siblings.indexOf(anchor) + 1)) {
    if (!(element instanceof HTMLElement)) continue;
    if (element.tagName === 'H2') sections.push([]);
    sections.at(-1)?.push(element);
  }
  return sections;
}

/** What is filtered, by the kind of entry. */
const SELECTORS: Readonly<Record<EntryKind, string>> = { items: 'li', rows: 'tbody tr' };

function entriesOf(section: Entry, selector: string): Entry[] {
  return section
    .flatMap((element) => [...element.querySelectorAll<HTMLElement>(selector)])
    .map((leaf) => [leaf]);
}

const textOf = (entry: Entry): string =>
  entry
    .map((element) => element.textContent)
    .join(' ')
    .toLowerCase();

function setHidden(elements: Entry, isHidden: boolean): void {
  for (const element of elements) element.hidden = isHidden;
}

/**
 * Shows the entries of a section that hold every word, and hides the others; a section in which none is left goes as a
 * whole, with its heading and introduction.
 */
function filterSection(
  section: Entry,
  entries: readonly Entry[],
  words: readonly string[],
): number {
  const matching = entries.filter((entry) => words.every((word) => textOf(entry).includes(word)));
  setHidden(section, entries.length > 0 && matching.length === 0);
  for (const entry of entries) setHidden(entry, !matching.includes(entry));
  return matching.length;
}

/**
 * Filter field over the entries that follow it on the page: an entry stays when it holds every typed word.
 */
export default function EntryFilter({ label, entries }: Props): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const [status, setStatus] = useState('');

  function filter(words: readonly string[]): void {
    if (!root.current) return;
    let [shown, all] = [0, 0];
    for (const section of sectionsAfter(root.current)) {
      const inSection = entriesOf(section, SELECTORS[entries]);
      shown += filterSection(section, inSection, words);
      all += inSection.length;
    }
    setStatus(words.length === 0 ? '' : shownOf(shown, all));
  }

  return (
    <div ref={root}>
      <FilterField label={label} status={status} onFilter={filter} />
    </div>
  );
}
