/**
 * Cuts a built page into search records: one per heading section, and one per table row that starts with a name. They
 * have the shape of DocSearch records, so that the site's own index and Algolia hold the same.
 */
import { REMOVED } from '../../config/fileChanges';
import { load, type CheerioAPI } from 'cheerio';
import { isTag, isText, type AnyNode, type Element } from 'domhandler';
import { UNVERSIONED_TAG } from '../../config/searchTags';

/** Headings above a record, outermost first; `null` where the page has none. */
export interface Hierarchy {
  /** Sidebar category: search results are grouped by it. */
  lvl0: string;
  /** Title of the page. */
  lvl1: string;
  lvl2: string | null;
  lvl3: string | null;
  lvl4: string | null;
  lvl5: string | null;
  lvl6: string | null;
}

export type Level = 1 | 2 | 3 | 4 | 5 | 6;

/** One record, as Algolia stores it. */
export interface SearchRecord {
  /** Unique, and the same from build to build: path, anchor, and a number where an anchor has several records. */
  readonly objectID: string;
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor: string | null;
  readonly type: `lvl${Level}`;
  readonly hierarchy: Hierarchy;
  /** Text of the section without its code blocks and without the tables that have records of their own. */
  readonly content: string | null;
  /** On an entry of an error page, the message that it is about. */
  readonly message: string | null;
  /** Distinct words of its code blocks, without those of output: found by search, never shown. */
  readonly code: string;
  /** Only on the record of the page itself. */
  readonly description: string | null;
  /** Label of the page in the sidebar, where it differs from the title. */
  readonly label: string | null;
  readonly language: string;
  readonly docusaurus_tag: string;
  /** For ranking: how many pages link to this one; higher levels first, then the order on the page. */
  readonly weight: {
    readonly pageRank: number;
    readonly level: number;
    readonly position: number;
  };
}

/** First cells longer than this are sentences, not names. */
const MAX_NAME_LENGTH = 60;
/** Page furniture that no reader searches for. */
const SKIPPED =
  '.hash-link, button, script, style, svg, noscript, template, [hidden], [aria-hidden="true"], nav, [data-page-row]';
/** Where the text of a page is: a document, else what the page has as its main part. */
const CONTENT = ['.theme-doc-markdown', 'main'];
/** What code prints: its words (`Passed`, `Running`) are the same on most pages. */
const OUTPUT_CLASS = 'language-text';
const HEADING = /^h([1-6])$/;
/** The pages whose entries begin with a message. */
const ERROR_PAGE = /\/errors\/[^/]+$/;
/** Elements that stand in a line of text; the border of any other element ends a word. */
const INLINE = new Set([
  'a',
  'abbr',
  'b',
  'code',
  'del',
  'em',
  'i',
  'kbd',
  'mark',
  's',
  'span',
  'strong',
  'sub',
  'sup',
  'u',
  'var',
  'wbr',
]);
/** DocSearch's name for pages outside of any category. */
const NO_CATEGORY = 'Documentation';
const LEVELS = [2, 3, 4, 5, 6] as const;

interface OpenSection {
  level: Level;
  heading: string;
  anchor: string;
  text: string;
  message: string;
  code: Set<string>;
}

/** The pages of a category on its index page (src/components/CategoryPage). */
const CATEGORY_LIST = '[data-category-list]';

/** Facts of a page that each of its records repeats. */
interface PageFacts {
  url: string;
  title: string;
  label: string | null;
  category: string;
  description: string | null;
  language: string;
  tag: string;
}

/** What search needs of one page. */
export interface ReadPage {
  /** In the order of the page. Empty for pages that search leaves out. */
  readonly records: readonly SearchRecord[];
  /** Absolute addresses, without anchors, of the pages that its text links to; each once. */
  readonly links: readonly string[];
}

/**
 * Reads one page. Search leaves out redirects, and unversioned pages marked `noindex`.
 * @param html the built page
 * @param url its absolute address, without an anchor
 */
export function readBuiltPage(html: string, url: string): ReadPage {
  const $ = load(headAndMain(html));
  const tag = metaContent($, 'docsearch:docusaurus_tag');
  if (tag === null || (tag === UNVERSIONED_TAG && isNoIndex($))) return { records: [], links: [] };
  const main = CONTENT.map((selector) => $(selector).first()).find((found) => found.length > 0);
  if (!main) return { records: [], links: [] };
  // The breadcrumbs are read first: where the whole main part is the content, they go with the furniture.
  const trail = breadcrumbs($);
  main.find(SKIPPED).remove();

  const facts = pageFacts($, main.find('h1').first().text(), trail, url, tag);
  const targets = main.find('a[href]').map((_, link) => $(link).attr('href'));
  const links = pagesAt(targets.get(), url);
  // Titles and descriptions of other pages, which search knows from these; links to them count like any.
  main.find(CATEGORY_LIST).remove();
  const sections = new SectionReader($, facts.title, ERROR_PAGE.test(url)).read(
    main.get(0) as Element,
  );
  return { records: toRecords(sections, facts), links };
}

/** A page without its menus, which are the larger part of most pages: parsing them takes longer than all else here. */
function headAndMain(html: string): string {
  const [head, body] = [html.indexOf('<body'), html.indexOf('<main')];
  const end = html.lastIndexOf('</main>');
  return head >= 0 && body > head && end > body
    ? html.slice(0, head) + html.slice(body, end)
    : html;
}

/** The pages behind links, without the page itself. */
function pagesAt(targets: readonly string[], url: string): string[] {
  const pages = targets.map((target) => new URL(target, url).href.replace(/#.*$/, ''));
  return [...new Set(pages)].filter((page) => page !== url);
}

/** The head alone: a search for its elements by `$` would go through the whole page. */
function headOf($: CheerioAPI): ReturnType<CheerioAPI> {
  return $.root().children('html').children('head');
}

function metaContent($: CheerioAPI, name: string): string | null {
  return headOf($).children(`meta[name="${name}"]`).attr('content') ?? null;
}

function isNoIndex($: CheerioAPI): boolean {
  return headOf($)
    .children('meta[name="robots"], meta[property="robots"]')
    .get()
    .some((meta) => ($(meta).attr('content') ?? '').includes('noindex'));
}

/** Labels of the categories above a page in the sidebar, and of the page itself. */
function breadcrumbs($: CheerioAPI): readonly string[] {
  return $('.theme-doc-breadcrumbs .breadcrumbs__item')
    .get()
    .map((item) => squeeze($(item).text()))
    .filter((text) => text !== '');
}

function pageFacts(
  $: CheerioAPI,
  heading: string,
  trail: readonly string[],
  url: string,
  tag: string,
): PageFacts {
  const title = squeeze(heading) || squeeze(headOf($).children('title').text());
  // The last item is the page itself; where it is the only one, the page is the index of that category.
  const category = trail.length > 1 ? trail.slice(0, -1).join(' › ') : trail[0];
  const label = trail.at(-1);
  return {
    url,
    title,
    label: label !== undefined && label !== title ? label : null,
    category: category ?? NO_CATEGORY,
    description: metaContent($, 'description'),
    language: metaContent($, 'docsearch:language') ?? 'en',
    tag,
  };
}

/** Walks a page in document order and collects the text of each section. */
class SectionReader {
  private readonly sections: OpenSection[];
  private current: OpenSection;

  constructor(
    private readonly $: CheerioAPI,
    title: string,
    private readonly holdsMessages: boolean,
  ) {
    this.current = newSection(1, title, '');
    this.sections = [this.current];
  }

  read(root: Element): readonly OpenSection[] {
    this.visitAll(root.children);
    return this.sections;
  }

  private open(level: Level, heading: string, anchor: string): void {
    this.current = newSection(level, heading, anchor);
    this.sections.push(this.current);
  }

  private visitAll(nodes: readonly AnyNode[]): void {
    nodes.forEach((node) => {
      this.visit(node);
    });
  }

  private visit(node: AnyNode): void {
    if (isText(node)) {
      this.current.text += node.data;
    } else if (isTag(node)) {
      this.visitElement(node);
    }
  }

  private visitElement(element: Element): void {
    const level = Number(HEADING.exec(element.name)?.[1]);
    if (level > 0) {
      this.visitHeading(element, level as Level);
    } else if (element.name === 'pre') {
      this.visitCode(element);
    } else if (element.name === 'table' && this.hasNamedRows(element)) {
      this.visitNamedRows(element);
    } else {
      this.visitAll(element.children);
      if (!INLINE.has(element.name)) this.current.text += ' ';
    }
  }

  private visitCode(element: Element): void {
    const { current } = this;
    const shown = this.$(element).clone();
    shown.find(`.${REMOVED.className}`).remove();
    shown.find('br').replaceWith('\n');
    if (!shown.hasClass(OUTPUT_CLASS)) addCodeWords(shown.text(), current.code);
    // An entry of an error page begins with its message.
    else if (this.holdsMessages && current.level > 1 && squeeze(current.text) === '')
      current.message ||= squeeze(shown.text());
  }

  /** Headings without an anchor (card titles) are text; so is the page's own title, which its first section has. */
  private visitHeading(element: Element, level: Level): void {
    const anchor = element.attribs.id;
    const text = squeeze(this.$(element).text());
    if (level === 1) return;
    if (anchor === undefined) this.current.text += ` ${text} `;
    else this.open(level, text, anchor);
  }

  private hasNamedRows(table: Element): boolean {
    const names = this.rowsOf(table).map((row) => squeeze(row.children().first().text()));
    return names.length > 0 && names.every((name) => name !== '' && name.length <= MAX_NAME_LENGTH);
  }

  private rowsOf(table: Element) {
    return this.$(table)
      .find('tbody > tr')
      .get()
      .map((row) => this.$(row));
  }

  /** Each row is a record one level below its section; text behind the table belongs to the section again. */
  private visitNamedRows(table: Element): void {
    const section = this.current;
    const level = Math.min(section.level + 1, 6) as Level;
    for (const row of this.rowsOf(table)) {
      const [name, ...cells] = row
        .children()
        .get()
        .map((cell) => squeeze(this.$(cell).text()));
      const anchor = row.find('[id]').first().attr('id') ?? section.anchor;
      this.open(level, name ?? '', anchor);
      this.current.text = cells.filter((cell) => cell !== '').join(' · ');
    }
    this.open(section.level, section.heading, section.anchor);
  }
}

function newSection(level: Level, heading: string, anchor: string): OpenSection {
  return { level, heading, anchor, text: '', message: '', code: new Set() };
}

function addCodeWords(code: string, words: Set<string>): void {
  for (const word of code.match(/[\p{L}][\p{L}\p{N}]*(?:[-.][\p{L}\p{N}]+)*/gu) ?? []) {
    if (word.length > 2) words.add(word);
  }
}

function squeeze(text: string): string {
  return text.replace(/[\s\u200b]+/g, ' ').trim();
}

function toRecords(sections: readonly OpenSection[], facts: PageFacts): SearchRecord[] {
  const taken = new Map<string, number>();
  const hierarchy: Hierarchy = {
    lvl0: facts.category,
    lvl1: facts.title,
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  };
  return mergeContinued(sections).map((section, position) => {
    enter(hierarchy, section);
    const url = section.anchor === '' ? facts.url : `${facts.url}#${section.anchor}`;
    const count = (taken.get(url) ?? 0) + 1;
    taken.set(url, count);
    const content = squeeze(section.text);
    return {
      objectID: count === 1 ? url : `${url}~${count}`,
      url,
      url_without_anchor: facts.url,
      anchor: section.anchor === '' ? null : section.anchor,
      type: `lvl${section.level}`,
      hierarchy: { ...hierarchy },
      content: content === '' ? null : content,
      message: section.message === '' ? null : section.message,
      code: [...section.code].join(' '),
      description: section.level === 1 ? facts.description : null,
      label: section.level === 1 ? facts.label : null,
      language: facts.language,
      docusaurus_tag: facts.tag,
      weight: { pageRank: 0, level: 100 - section.level * 10, position },
    };
  });
}

/** Joins the parts of a section that stand before, between and behind its tables. */
function mergeContinued(sections: readonly OpenSection[]): OpenSection[] {
  const merged: OpenSection[] = [];
  for (const section of sections) {
    const earlier = merged.findLast((other) => other.level <= section.level);
    if (
      earlier?.level === section.level &&
      earlier.anchor === section.anchor &&
      earlier.heading === section.heading
    ) {
      earlier.text += ` ${section.text}`;
      section.code.forEach((word) => earlier.code.add(word));
    } else {
      merged.push(section);
    }
  }
  return merged;
}

function enter(hierarchy: Hierarchy, { level, heading }: OpenSection): void {
  for (const deeper of LEVELS) {
    if (deeper === level) hierarchy[`lvl${deeper}`] = heading;
    else if (deeper > level) hierarchy[`lvl${deeper}`] = null;
  }
}
