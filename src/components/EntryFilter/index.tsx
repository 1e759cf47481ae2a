import { useId, useRef, useState, type ReactNode } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import styles from './styles.module.css';

interface Props {
  readonly label: string;
}

/** An entry of the page: a level-3 heading and everything up to the next heading of level 2 or 3. */
interface Entry {
  readonly elements: readonly HTMLElement[];
  readonly text: string;
}

function entriesAfter(anchor: HTMLElement): Entry[] {
  const entries: { elements: HTMLElement[] }[] = [];
  let current: { elements: HTMLElement[] } | undefined;
  for (let next = anchor.nextElementSibling; next; next = next.nextElementSibling) {
    if (!(next instanceof HTMLElement)) continue;
    if (next.tagName === 'H2') current = undefined;
    if (next.tagName === 'H3') {
      current = { elements: [] };
      entries.push(current);
    }
    current?.elements.push(next);
  }
  return entries.map(({ elements }) => ({
    elements,
    text: elements
      .map((element) => element.textContent)
      .join(' ')
      .toLowerCase(),
  }));
}

/**
 * Filter field over the level-3 entries that follow it on the page: an entry stays when it holds every typed word.
 * Without JavaScript the field is not shown and all entries are.
 */
export default function EntryFilter({ label }: Props): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  const isBrowser = useIsBrowser();
  const [query, setQuery] = useState('');
  const [status, setStatus] = useState('');

  function filter(text: string): void {
    setQuery(text);
    if (!root.current) return;
    const words = text.toLowerCase().split(/\s+/).filter(Boolean);
    const entries = entriesAfter(root.current);
    const matching = entries.filter((entry) => words.every((word) => entry.text.includes(word)));
    for (const entry of entries) {
      for (const element of entry.elements) element.hidden = !matching.includes(entry);
    }
    setStatus(words.length === 0 ? '' : `${matching.length} of ${entries.length} entries`);
  }

  return (
    <div ref={root} className={styles.filter} hidden={!isBrowser}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="search"
        value={query}
        autoComplete="off"
        onChange={(event) => {
          filter(event.target.value);
        }}
      />
      <span role="status">{status}</span>
    </div>
  );
}
