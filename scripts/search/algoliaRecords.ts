/** Makes the site's search records fit for Algolia. */
import { escapeHtml } from '../../plugins/search/engine/highlight';
import type { Hierarchy, SearchRecord } from '../../plugins/search/recordsOfPage';

/**
 * Bytes of a record as JSON. Algolia's smallest plan refuses records above 10 KB; the rest is left for what it adds.
 * Source: https://support.algolia.com/hc/en-us/articles/4406981897617
 */
export const MAX_RECORD_BYTES = 9000;

/** Room for the number of a part in its id, and for quotes. */
const PART_BYTES = 32;

/** A record as it is sent: an `objectID` and what DocSearch reads, all texts as HTML. */
export type AlgoliaRecord = SearchRecord & Record<string, unknown>;

/**
 * The records as Algolia should hold them. Search interfaces insert their texts as HTML, so they are escaped here. The
 * text of a long section goes into several records of the same address, of which Algolia shows the best (`distinct`).
 */
export function algoliaRecords(records: readonly SearchRecord[]): AlgoliaRecord[] {
  return records.map(escaped).flatMap(split);
}

function escaped(record: SearchRecord): SearchRecord {
  const hierarchy = Object.fromEntries(
    Object.entries(record.hierarchy).map(([level, text]: [string, string | null]) => [
      level,
      escapedText(text),
    ]),
  ) as unknown as Hierarchy;
  return {
    ...record,
    hierarchy,
    content: escapedText(record.content),
    description: escapedText(record.description),
  };
}

function escapedText(text: string | null): string | null {
  return text === null ? null : escapeHtml(text);
}

function bytesOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value));
}

/** Cuts between words; the code stays with the first part. */
function split(record: SearchRecord): AlgoliaRecord[] {
  if (bytesOf(record) <= MAX_RECORD_BYTES) return [{ ...record }];
  const { content, code } = record;
  const room = MAX_RECORD_BYTES - bytesOf({ ...record, content: '', code: '' }) - PART_BYTES;
  const texts = chunks(content ?? '', room);
  const codes = chunks(code, room);
  const parts = [
    ...texts.map((text) => ({ content: text, code: '' })),
    ...codes.map((words) => ({ content: null, code: words })),
  ];
  return parts.map((part, index) => ({
    ...record,
    ...part,
    objectID: index === 0 ? record.objectID : `${record.objectID}~part-${index + 1}`,
  }));
}

/** Pieces of at most `room` bytes; a single word that is longer stays whole. */
function chunks(text: string, room: number): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const word of text.split(' ').filter((part) => part !== '')) {
    const longer = piece === '' ? word : `${piece} ${word}`;
    if (piece !== '' && bytesOf(longer) > room) {
      pieces.push(piece);
      piece = word;
    } else {
      piece = longer;
    }
  }
  return piece === '' ? pieces : [...pieces, piece];
}
