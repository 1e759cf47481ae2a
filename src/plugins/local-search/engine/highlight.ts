/** Marks the words of a text that a query matched. Both search interfaces insert the result as HTML. */
import { termsOf, wordsOf, type Word } from './tokenizer';

/** How matches are marked, and how many words a snippet has. */
export interface Marking {
  /** HTML in front of a match. */
  readonly pre: string;
  /** HTML behind a match. */
  readonly post: string;
  /** Stands for text that was left out. */
  readonly ellipsis: string;
  /** Number of words in a snippet. */
  readonly words: number;
}

/** A marked text, as Algolia describes it. */
export interface Marked {
  /** Safe HTML. */
  readonly value: string;
  readonly matchLevel: 'full' | 'partial' | 'none';
  readonly matchedWords: string[];
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as HTML that shows exactly that text. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}

/** The whole text, with its matches marked. */
export function highlight(text: string, matched: ReadonlySet<string>, marking: Marking): Marked {
  return mark(text, wordsOf(text), matched, marking);
}

/** The stretch of a text that holds the most different matches, with the matches marked. */
export function snippet(text: string, matched: ReadonlySet<string>, marking: Marking): Marked {
  const words = wordsOf(text);
  if (words.length <= marking.words) return mark(text, words, matched, marking);
  const first = bestStart(words, matched, marking.words);
  const last = first + marking.words - 1;
  const from = first === 0 ? 0 : (words[first]?.start ?? 0);
  const to = last >= words.length - 1 ? text.length : (words[last]?.end ?? text.length);
  const stretch = text.slice(from, to);
  const marked = mark(stretch, wordsOf(stretch), matched, marking);
  const before = from > 0 ? marking.ellipsis : '';
  const after = to < text.length ? marking.ellipsis : '';
  return { ...marked, value: before + marked.value + after };
}

function isMatch(word: Word, matched: ReadonlySet<string>): boolean {
  return termsOf(word.text).some((term) => matched.has(term));
}

function mark(
  text: string,
  words: readonly Word[],
  matched: ReadonlySet<string>,
  { pre, post }: Marking,
): Marked {
  let value = '';
  let end = 0;
  const matchedWords = new Set<string>();
  for (const word of words) {
    if (!isMatch(word, matched)) continue;
    value += escapeHtml(text.slice(end, word.start)) + pre + escapeHtml(word.text) + post;
    end = word.end;
    matchedWords.add(word.text.toLowerCase());
  }
  value += escapeHtml(text.slice(end));
  const count = words.filter((word) => matchedWords.has(word.text.toLowerCase())).length;
  const matchLevel = count === 0 ? 'none' : count === words.length ? 'full' : 'partial';
  return { value, matchLevel, matchedWords: [...matchedWords] };
}

/** First word of the stretch with the most different matches; where there is a choice, a match gets words in front of it. */
function bestStart(words: readonly Word[], matched: ReadonlySet<string>, length: number): number {
  const matches = words.map((word) => (isMatch(word, matched) ? word.text.toLowerCase() : ''));
  const lead = Math.min(2, Math.floor(length / 4));
  const leadsIn = (start: number) =>
    matches[start + lead] !== '' && matches.slice(start, start + lead).every((word) => word === '');
  let best = 0;
  let bestValue = 0;
  for (let start = 0; start + length <= words.length; start += 1) {
    const different = new Set(matches.slice(start, start + length));
    different.delete('');
    const value = different.size === 0 ? 0 : different.size + (leadsIn(start) ? 0.5 : 0);
    if (value > bestValue) {
      best = start;
      bestValue = value;
    }
  }
  return best;
}
