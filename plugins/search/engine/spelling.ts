/** Finds the words of the index that a misspelled word may stand for. */

/** From these lengths on, one and two slips are forgiven: shorter words are too close to one another. */
const MIN_LENGTH_ONE_SLIP = 4;
const MIN_LENGTH_TWO_SLIPS = 7;
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
  const most = slipsAllowed(word);
  if (most === 0) return [];
  const letters = [...new Set(word)];
  const found: Candidate[] = [];
  for (const text of vocabulary) {
    if (text.length < word.length - most) continue;
    const isLonger = text.length > word.length + most;
    if (isLonger && !isUnfinished) continue;
    const beginning = isLonger ? text.slice(0, word.length) : text;
    // Each letter that it lacks is a slip: nearly all words end here, long before their edits are counted.
    if (letters.filter((letter) => !beginning.includes(letter)).length > most) continue;
    const slips = distance(word, beginning, most);
    if (slips <= most) found.push({ text, slips });
  }
  return found.sort((a, b) => a.slips - b.slips).slice(0, MAX_CANDIDATES);
}

function slipsAllowed(word: string): 0 | 1 | 2 {
  if (word.length >= MIN_LENGTH_TWO_SLIPS) return 2;
  return word.length >= MIN_LENGTH_ONE_SLIP ? 1 : 0;
}

/** Edits between two words, a swap of neighbors being one; any number above `most` when there are more. */
function distance(a: string, b: string, most: number): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      let edits = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (isSame ? 0 : 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        edits = Math.min(edits, (beforeLast[j - 2] ?? 0) + 1);
      }
      row.push(edits);
      least = Math.min(least, edits);
    }
    if (least > most) return least;
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? 0;
}
