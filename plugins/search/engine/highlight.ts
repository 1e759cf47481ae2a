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

/** A text, cut into words, and which of them a query met. */
export interface MatchedText {
  readonly text: string;
  readonly words: readonly Word[];
  /** One entry per word. */
  readonly isMatch: readonly boolean[];
}

/**
 * Finds the matches in a text.
 * @param isTerm whether a term of the text was searched for
 */
export function matchWords(text: string, isTerm: (term: string) => boolean): MatchedText {
  const words = wordsOf(text);
  return { text, words, isMatch: words.map((word) => termsOf(word.text).some(isTerm)) };
}

/** The whole text, with its matches marked. */
export function highlight({ text, words, isMatch }: MatchedText, marking: Marking): Marked {
  return mark(text, words, isMatch, 0, marking);
}

/** The stretch of a text that holds the most different matches, with the matches marked. */
export function snippet(matched: MatchedText, marking: Marking): Marked {
  const { text, words, isMatch } = matched;
  if (words.length <= marking.words) return highlight(matched, marking);
  const first = bestStart(matched, marking.words);
  const behind = first + marking.words;
  const from = first === 0 ? 0 : (words[first]?.start ?? 0);
  const to = behind >= words.length ? text.length : (words[behind - 1]?.end ?? text.length);
  const marked = mark(
    text.slice(from, to),
    words.slice(first, behind),
    isMatch.slice(first, behind),
    from,
    marking,
  );
  const before = from > 0 ? marking.ellipsis : '';
  const after = to < text.length ? marking.ellipsis : '';
  return { ...marked, value: before + marked.value + after };
}

/** @param offset of `text` in the text that the words were read from */
function mark(
  text: string,
  words: readonly Word[],
  isMatch: readonly boolean[],
  offset: number,
  { pre, post }: Marking,
): Marked {
  let value = '';
  let end = 0;
  let count = 0;
  const matchedWords = new Set<string>();
  words.forEach((word, i) => {
    if (!isMatch[i]) return;
    count += 1;
    value += escapeHtml(text.slice(end, word.start - offset)) + pre + escapeHtml(word.text) + post;
    end = word.end - offset;
    matchedWords.add(word.text.toLowerCase());
  });
  value += escapeHtml(text.slice(end));
  const matchLevel = count === 0 ? 'none' : count === words.length ? 'full' : 'partial';
  return { value, matchLevel, matchedWords: [...matchedWords] };
}

/** First word of the stretch with the most different matches; where there is a choice, a match gets words in front of it. */
function bestStart({ words, isMatch }: MatchedText, length: number): number {
  const matches = words.map((word, i) => (isMatch[i] ? word.text.toLowerCase() : ''));
  const lead = Math.min(2, Math.floor(length / 4));
  const leadsIn = (start: number) =>
    matches[start + lead] !== '' && matches.slice(start, start + lead).every((word) => word === '');
  /** How often each match stands in the stretch. */
  const counts = new Map<string, number>();
  const add = (word: string | undefined, change: 1 | -1): void => {
    if (word === undefined || word === '') return;
    const count = (counts.get(word) ?? 0) + change;
    if (count === 0) counts.delete(word);
    else counts.set(word, count);
  };
  for (const word of matches.slice(0, length)) add(word, 1);
  let best = 0;
  let bestValue = 0;
  for (let start = 0; start + length <= words.length; start += 1) {
    const value = counts.size === 0 ? 0 : counts.size + (leadsIn(start) ? 0.5 : 0);
    if (value > bestValue) {
      best = start;
      bestValue = value;
    }
    add(matches[start], -1);
    add(matches[start + length], 1);
  }
  return best;
}
