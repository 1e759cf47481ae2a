/** Finds the words of the index that a misspelled word may stand for. */

/** From these lengths on, one and two slips are forgiven: shorter words are too close to one another. */
const MIN_LENGTHS = [4, 7];
/** So many words are tried instead of a misspelled one. */
const MAX_CANDIDATES = 3;

/** A word of the index that may be meant. */
interface Candidate {
  readonly text: string;
  /** Letters left out, added, changed, or swapped with their neighbor. */
  readonly slips: number;
}

/**
 * The likeliest words, best first.
 * @param word lower case
 * @param vocabulary the words of the index
 * @param isUnfinished whether the word may be the misspelled beginning of another one
 */
export function candidatesFor(
  word: string,
  vocabulary: ReadonlySet<string>,
  isUnfinished: boolean,
): Candidate[] {
  const most = MIN_LENGTHS.filter((length) => word.length >= length).length;
  if (most === 0) return [];
  const letters = [...new Set(word)];
  const found: Candidate[] = [];
  for (const text of vocabulary) {
    const isLonger = text.length > word.length + most;
    if (text.length < word.length - most || (isLonger && !isUnfinished)) continue;
    const beginning = isLonger ? text.slice(0, word.length) : text;
    // Each letter that it lacks is a slip: nearly all words end here, long before their edits are counted.
    if (letters.filter((letter) => !beginning.includes(letter)).length > most) continue;
    const slips = [1, 2].find((count) => count <= most && isWithin(word, beginning, count));
    if (slips) found.push({ text, slips });
  }
  return found.sort((a, b) => a.slips - b.slips).slice(0, MAX_CANDIDATES);
}

/** Whether so many slips make one word of the other. */
function isWithin(a: string, b: string, slips: number): boolean {
  let same = 0;
  while (same < a.length && a[same] === b[same]) same += 1;
  const [x, y] = [a.slice(same), b.slice(same)];
  if (x === '' && y === '') return true;
  if (slips === 0) return false;
  return (
    isWithin(x.slice(1), y, slips - 1) ||
    isWithin(x, y.slice(1), slips - 1) ||
    isWithin(x.slice(1), y.slice(1), slips - 1) ||
    (x.length > 1 &&
      y.startsWith(x.charAt(1) + x.charAt(0)) &&
      isWithin(x.slice(2), y.slice(2), slips - 1))
  );
}
