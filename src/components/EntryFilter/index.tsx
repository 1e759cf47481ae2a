import { useCallback, useRef, useState, type ReactNode } from 'react';
import FilterField, { shownOf } from '@site/src/components/FilterField';

interface Props {
  readonly label: string;
}

/** What is filtered: items of lists, and rows of tables. */
const ENTRY = 'li, tbody tr';

/** The level-2 sections behind `anchor`, as their elements; what stands before the first is left out. */
function sectionsAfter(anchor: HTMLElement): HTMLElement[][] {
  const siblings = [...(anchor.parentElement?.children ?? [])];
  const sections: HTMLElement[][] = [];
  for (const element of siblings.slice(siblings.indexOf(anchor) + 1)) {
    if (!(element instanceof HTMLElement)) continue;
    if (element.tagName === 'H2') sections.push([]);
    sections.at(-1)?.push(element);
  }
  return sections;
}

/**
 * Filter field over the entries that follow it on the page: an entry stays when it holds every typed word. A section in
 * which none is left goes as a whole, with its heading and introduction.
 */
export default function EntryFilter({ label }: Props): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const [status, setStatus] = useState('');

  const filter = useCallback((words: readonly string[]): void => {
    if (!root.current) return;
    let [shown, all] = [0, 0];
    for (const section of sectionsAfter(root.current)) {
      const entries = section.flatMap((element) => [
        ...element.querySelectorAll<HTMLElement>(ENTRY),
      ]);
      let inSection = 0;
      for (const entry of entries) {
        const text = entry.textContent.toLowerCase();
        entry.hidden = !words.every((word) => text.includes(word));
        if (!entry.hidden) inSection += 1;
      }
      for (const element of section) element.hidden = entries.length > 0 && inSection === 0;
      shown += inSection;
      all += entries.length;
    }
    setStatus(words.length === 0 ? '' : shownOf(shown, all));
  }, []);

  return (
    <div ref={root}>
      <FilterField label={label} status={status} onFilter={filter} />
    </div>
  );
}
