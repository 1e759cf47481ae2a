import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
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
    text: elements.map((element) => element.textContent).join(' ').toLowerCase(),
  }));
}

/**
 * Filter field over the level-3 entries that follow it on the page: an entry stays when it holds every typed word.
 * Without JavaScript the field is not shown and all entries are.
 */
export default function EntryFilter({ label }: Props): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  const [isReady, setIsReady] = useState(false);
  const [query, setQuery] = useState('');
  const [status, setStatus] = useState('');

  useEffect(() => {
    setIsReady(true);
  }, []);

  useEffect(() => {
    if (!root.current) return;
    const words = query.toLowerCase().split(/\s+/).filter(Boolean);
    const entries = entriesAfter(root.current);
    let shown = 0;
    for (const { elements, text } of entries) {
      const matches = words.every((word) => text.includes(word));
      if (matches) shown += 1;
      for (const element of elements) element.hidden = !matches;
    }
    setStatus(words.length === 0 ? `${entries.length} entries` : `${shown} of ${entries.length} entries`);
  }, [query]);

  return (
    <div ref={root} className={styles.filter} hidden={!isReady}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="search"
        value={query}
        autoComplete="off"
        onChange={(event) => {
          setQuery(event.target.value);
        }}
      />
      <span role="status">{status}</span>
    </div>
  );
}
