/** Which goals of the tutorial a reader has ticked: kept in this browser, for each version, and sent nowhere. */
import { useState } from 'react';
import { useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { useStorageSlot } from '@docusaurus/theme-common';
import { byDocusaurusName } from '@site/config/versions';

/** By id of the chapter: one `1` or `0` for each of its goals, in order. */
export type Progress = Readonly<Record<string, string>>;

function parse(stored: string | null): Progress {
  try {
    const value: unknown = JSON.parse(stored ?? '{}');
    if (typeof value !== 'object' || value === null) return {};
    const entries = Object.entries(value).filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === 'string' && /^[01]+$/.test(entry[1]),
    );
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}

/**
 * The progress in the version that the reader is in, what writes down the goals of a chapter, and what forgets all. Where
 * storage is denied it lasts as long as the page.
 */
export function useProgress(): [
  progress: Progress,
  mark: (chapter: string, goals: string) => void,
  forget: () => void,
] {
  const { version } = useDocsVersion();
  const [stored, slot] = useStorageSlot(`tutorial-${byDocusaurusName(version)?.name ?? version}`);
  const [shown, setShown] = useState<Progress>({});
  const mark = (chapter: string, goals: string): void => {
    setShown({ [chapter]: goals });
    // Another tab may have another chapter.
    slot.set(JSON.stringify({ ...parse(slot.get()), [chapter]: goals }));
  };
  const forget = (): void => {
    setShown({});
    slot.del();
  };
  return [{ ...parse(stored), ...shown }, mark, forget];
}
