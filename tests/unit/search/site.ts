/** Small index files for tests, written as pages with sections. */
import type { IndexedPage, SearchIndex, IndexedSection } from '../../../plugins/search/indexFile';

/** A page with what a test is about. */
export interface PageSketch extends Partial<Omit<IndexedPage, 'sections'>> {
  readonly path: string;
  readonly title: string;
  readonly text?: string;
  /** Heading of a second-level section → its text, or more of it. */
  readonly sections?: Readonly<Record<string, string | Partial<IndexedSection>>>;
}

/** An index file of these pages. */
export function indexOf(pages: readonly PageSketch[]): SearchIndex {
  return pages.map(({ text = '', sections = {}, ...page }) => ({
    group: 'Usage',
    ...page,
    sections: [
      { level: 1, heading: page.title, text },
      ...Object.entries(sections).map(([heading, content]) => ({
        level: 2,
        heading,
        anchor: heading.toLowerCase().replace(/\W+/g, '-'),
        text: '',
        ...(typeof content === 'string' ? { text: content } : content),
      })),
    ],
  }));
}
