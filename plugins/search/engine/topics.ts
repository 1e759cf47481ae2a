/** Tells which pages a query names by a title or topic. */
import { topicsOf, type IndexedPage } from '../indexFile';
import { stemsOf, type Query } from './query';
import { stemOf } from './tokenizer';
import { WEIGHTS } from './weights';

interface Topic {
  readonly page: number;
  /** Number of its words that matter. */
  readonly size: number;
}

/** The titles, labels and topics of all pages, by the words in them. */
export class TopicIndex {
  private readonly topics: Topic[] = [];
  /** Word of a topic, as stem → positions of the topics that have it. */
  private readonly byStem = new Map<string, number[]>();

  constructor(pages: readonly IndexedPage[]) {
    pages.forEach((packed, page) => {
      const { title, label = title } = packed;
      for (const topic of [title, label, slugOf(packed), ...topicsOf(packed)]) {
        const stems = stemsOf(topic);
        for (const stem of stems) add(this.byStem, stem, this.topics.length);
        this.topics.push({ page, size: stems.size });
      }
    });
  }

  /**
   * Which share of a query the best topic of a page is, 0 to 1, for each page with a topic of whose words the query has
   * most. Words that it lacks count against the topic.
   * @param importance of each word of the query
   */
  fitsOf({ concepts }: Query, importance: readonly number[]): Map<number, number> {
    const met = new Map<number, { words: number; weight: number }>();
    const total = importance.reduce((sum, weight) => sum + weight, 0);
    const weights = new Map<string, number>();
    concepts.forEach(({ stem, alternatives }, i) => {
      const weigh = (text: string, factor: number) =>
        weights.set(text, Math.max(weights.get(text) ?? 0, factor * (importance[i] ?? 0)));
      for (const { text, weight, prefix } of alternatives) {
        if (!prefix) weigh(stemOf(text), weight);
      }
      weigh(stem, 1);
    });
    for (const [stem, weight] of weights) {
      for (const topic of this.byStem.get(stem) ?? []) {
        const { words, weight: before } = met.get(topic) ?? { words: 0, weight: 0 };
        met.set(topic, { words: words + 1, weight: before + weight });
      }
    }
    const fits = new Map<number, number>();
    for (const [position, { words, weight }] of met) {
      const topic = this.topics[position];
      if (!topic || total === 0) continue;
      const share = Math.min(1, words / topic.size);
      if (share < WEIGHTS.leastOfTopic) continue;
      const fit = Math.min(1, weight / total) * share;
      fits.set(topic.page, Math.max(fits.get(topic.page) ?? 0, fit));
    }
    return fits;
  }
}

/** The last part of a page's address: a name, too, and often the one that readers know (`usage/testdrive`). */
export function slugOf({ path }: IndexedPage): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function add(map: Map<string, number[]>, key: string, value: number): void {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
}
