/** Small index files for tests, written as pages with sections. */
import {
  FORMAT,
  type PackedIndex,
  type PackedPage,
  type PackedSection,
} from '../../../plugins/search/indexFile';

/** A page with what a test is about. */
export interface PageSketch {
  readonly path: string;
  readonly title: string;
  readonly text?: string;
  readonly topics?: readonly string[];
  readonly label?: string;
  readonly description?: string;
  readonly group?: string;
  readonly unversioned?: true;
  /** Heading of a second-level section → its text. */
  readonly sections?: Readonly<Record<string, string>>;
}

/** An index file of these pages. */
export function indexOf(pages: readonly PageSketch[], tag = 'docs-default-v5'): PackedIndex {
  const groups = [...new Set(pages.map(({ group = 'Usage' }) => group))];
  return { format: FORMAT, tag, groups, pages: pages.map((page) => packed(page, groups)) };
}

function packed(page: PageSketch, groups: readonly string[]): PackedPage {
  const { path, title, label, description, topics, unversioned, group = 'Usage' } = page;
  const first: PackedSection = [1, '', '', page.text ?? ''];
  const others = Object.entries(page.sections ?? {}).map(([heading, text]): PackedSection => [
    2,
    heading,
    0,
    text,
  ]);
  return {
    path,
    title,
    group: groups.indexOf(group),
    ...(label !== undefined && { label }),
    ...(description !== undefined && { description }),
    ...(topics && { topics }),
    ...(unversioned && { unversioned }),
    sections: [first, ...others],
  };
}
