/** Marks the words of a text that a query matched. Both search interfaces insert the result as HTML. */
import { termsOf, wordsOf } from './tokenizer';

/** Whether a term of a text was searched for. */
type IsMatch = (term: string) => boolean;

const ELLIPSIS = '…';
/** So many words stand in front of the first match of a snippet. */
const LEAD = 2;

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

/** The text as HTML with its matches marked. */
export function highlight(text: string, isMatch: IsMatch): string {
  let html = '';
  let end = 0;
  for (const word of wordsOf(text)) {
    if (!termsOf(word.text).some(isMatch)) continue;
    html += `${escapeHtml(text.slice(end, word.start))}<mark>${escapeHtml(word.text)}</mark>`;
    end = word.end;
  }
  return html + escapeHtml(text.slice(end));
}

/** The stretch of a text that holds the most different matches, as HTML with the matches marked. */
export function snippet(text: string, isMatch: IsMatch, length: number): string {
  const words = wordsOf(text);
  if (words.length <= length) return highlight(text, isMatch);
  const matches = words.map((word) => termsOf(word.text).some(isMatch) && word.text.toLowerCase());
  const counts = words.slice(length - 1).map((_, start) => {
    const counted = matches.slice(start && start + LEAD, start + length);
    return new Set(counted.filter(Boolean)).size;
  });
  const most = Math.max(...counts);
  const first = most === 0 ? 0 : counts.lastIndexOf(most);
  const from = first === 0 ? 0 : (words[first]?.start ?? 0);
  const to = first + length === words.length ? text.length : words[first + length - 1]?.end;
  const before = from > 0 ? ELLIPSIS : '';
  const after = to === text.length ? '' : ELLIPSIS;
  return before + highlight(text.slice(from, to), isMatch) + after;
}
