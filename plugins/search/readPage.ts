/** Cuts a built page into sections: one per heading, and one per table row that starts with a name. */
import { load, type CheerioAPI } from 'cheerio';
import { isTag, isText, type AnyNode, type Element } from 'domhandler';
import { REMOVED } from '../../config/fileChanges';
import { UNVERSIONED_TAG } from '../../config/searchTags';
import { LEFT_OUT_HEADINGS } from '../../data/search';
import type { IndexedPage, IndexedSection } from './indexFile';

/** What search needs of one page. */
interface ReadPage {
  /** The `docusaurus_tag` of its version. */
  readonly tag: string;
  readonly page: Omit<IndexedPage, 'path' | 'topics'>;
}

/** First cells longer than this are sentences, not names. */
const MAX_NAME_LENGTH = 60;
/** A section says in its first sentences what it is about; all of them would double the file. */
const MAX_TEXT_LENGTH = 116;
/** Page furniture that no reader searches for, and titles and descriptions of other pages (src/components/CategoryPage). */
const SKIPPED =
  '.hash-link, button, script, style, svg, noscript, template, [hidden], [aria-hidden="true"], nav, [data-page-row], [data-category-list]';
/** What code prints: its words (`Passed`, `Running`) are the same on most pages. */
const OUTPUT_CLASS = 'language-text';
const HEADING = /^h([1-6])$/;
/** The pages whose entries begin with a message. */
const ERROR_PAGE = /\/errors\/[^/]+$/;
/** Elements that stand in a line of text; the border of any other element ends a word. */
const INLINE = new Set(
  'a abbr b code del em i kbd mark s span strong sub sup u var wbr'.split(' '),
);
/** DocSearch's name for pages outside of any category. */
const NO_CATEGORY = 'Documentation';

/**
 * Reads one page.
 * @param html the built page
 * @param url its absolute address, without an anchor
 * @returns nothing for redirects, and for unversioned pages marked `noindex`
 */
export function readPage(html: string, url: string): ReadPage | undefined {
  const $ = load(headAndMain(html));
  const meta = (name: string) => $(`meta[name="${name}"]`).attr('content');
  const tag = meta('docsearch:docusaurus_tag');
  const isHidden = tag === UNVERSIONED_TAG && (meta('robots') ?? '').includes('noindex');
  const document = $('.theme-doc-markdown').first();
  const main = document.length > 0 ? document : $('main').first();
  if (tag === undefined || isHidden || main.length === 0) return undefined;
  // The breadcrumbs are read first: where the whole main part is the content, they go with the furniture.
  const trail = $('.theme-doc-breadcrumbs .breadcrumbs__item')
    .get()
    .map((item) => squeeze($(item).text()))
    .filter((text) => text !== '');
  main.find(SKIPPED).remove();

  const title = squeeze(main.find('h1').first().text() || $('title').text());
  const label = trail.at(-1);
  const description = meta('description');
  return {
    tag,
    page: {
      title,
      ...(label !== undefined && label !== title && { label }),
      // The last item is the page itself; where it is the only one, the page is the index of that category.
      group: (trail.length > 1 ? trail.slice(0, -1).join(' › ') : trail[0]) ?? NO_CATEGORY,
      ...(description !== undefined && { description }),
      sections: packed(readSections($, main.contents().get(), title, ERROR_PAGE.test(url))),
    },
  };
}

/** A page without its menus, which are the larger part of most pages: parsing them takes longer than all else here. */
function headAndMain(html: string): string {
  const [head, body] = [html.indexOf('<body'), html.indexOf('<main')];
  const end = html.lastIndexOf('</main>');
  return head >= 0 && body > head && end > body
    ? html.slice(0, head) + html.slice(body, end)
    : html;
}

/** A section while its text is collected. */
interface Draft {
  readonly level: number;
  readonly heading: string;
  readonly anchor: string | undefined;
  text: string;
  code: string;
  message: string;
}

/** Walks a page in document order and collects the text of each section. */
function readSections(
  $: CheerioAPI,
  content: readonly AnyNode[],
  title: string,
  holdsMessages: boolean,
): readonly Draft[] {
  const sections: Draft[] = [];
  const open = (level: number, heading: string, anchor: string | undefined, text = ''): Draft => {
    const section = { level, heading, anchor, text, code: '', message: '' };
    sections.push(section);
    return section;
  };
  let current = open(1, title, undefined);

  const visitCode = (element: Element): void => {
    const shown = $(element).clone();
    shown.find(`.${REMOVED.className}`).remove();
    shown.find('br').replaceWith('\n');
    if (!shown.hasClass(OUTPUT_CLASS)) current.code += ` ${shown.text()}`;
    // An entry of an error page begins with its message.
    else if (holdsMessages && current.level > 1 && squeeze(current.text) === '')
      current.message ||= squeeze(shown.text());
  };
  /** The rows of a table as their cells, when each begins with a name. */
  const namedRows = (element: Element) => {
    const rows = $(element).find('tbody > tr').get();
    const cells = rows.map((row) =>
      $(row)
        .children()
        .get()
        .map((cell) => squeeze($(cell).text())),
    );
    const areNames = cells.every(([name = '']) => name !== '' && name.length <= MAX_NAME_LENGTH);
    return areNames ? rows.map((row, i) => ({ row, cells: cells[i] ?? [] })) : [];
  };
  const visit = (node: AnyNode): void => {
    if (isText(node)) current.text += node.data;
    if (!isTag(node)) return;
    const level = Number(HEADING.exec(node.name)?.[1]);
    const rows = node.name === 'table' ? namedRows(node) : [];
    // The page's first section has its title.
    if (level === 1) return;
    if (level > 1 && node.attribs.id !== undefined) {
      current = open(level, squeeze($(node).text()), node.attribs.id);
    } else if (node.name === 'pre') {
      visitCode(node);
    } else if (rows.length > 0) {
      for (const { row, cells } of rows) {
        const [name = '', ...others] = cells;
        const anchor = $(row).find('[id]').first().attr('id') ?? current.anchor;
        const text = others.filter((cell) => cell !== '').join(' · ');
        open(Math.min(current.level + 1, 6), name, anchor, text);
      }
    } else {
      const border = INLINE.has(node.name) ? '' : ' ';
      current.text += border;
      node.children.forEach(visit);
      current.text += border;
    }
  };
  content.forEach(visit);
  return sections;
}

/** The sections that are searched, with what is kept of their texts; a name in code counts where it first stands. */
function packed(drafts: readonly Draft[]): IndexedSection[] {
  const known = new Set<string>();
  return drafts
    .filter(
      ({ level, heading }) => level === 1 || !LEFT_OUT_HEADINGS.includes(heading.toLowerCase()),
    )
    .map(({ level, heading, anchor, text: whole, code, message }) => {
      const [text, rest] = cut(squeeze(whole));
      const names = [...new Set(namesIn(`${rest} ${code}`))].filter(
        (name) => !known.has(name) && !text.includes(name),
      );
      names.forEach((name) => known.add(name));
      return {
        level,
        heading,
        ...(anchor !== undefined && { anchor }),
        text,
        ...(names.length > 0 && { names: names.join(' ') }),
        ...(message !== '' && { message }),
      };
    });
}

/** The first sentences of a text, and what follows them. */
function cut(text: string): [text: string, rest: string] {
  if (text.length <= MAX_TEXT_LENGTH) return [text, ''];
  const sentence = text.lastIndexOf('. ', MAX_TEXT_LENGTH) + 1;
  const end =
    sentence > MAX_TEXT_LENGTH / 2 ? sentence : Math.max(0, text.lastIndexOf(' ', MAX_TEXT_LENGTH));
  return [text.slice(0, end), text.slice(end)];
}

/** Names with a capital inside, `New-Item`, `PassThru`: what readers look for in code and in the rest of a text. */
function namesIn(text: string): string[] {
  const words = text.match(/\p{L}[\p{L}\p{N}]*(?:[-.][\p{L}\p{N}]+)*/gu) ?? [];
  return words.filter(
    (word) =>
      word.length > 5 && /\p{Lu}.*\p{Lu}/u.test(word) && !/\.(?:ps[dm]?1|bak|txt)$/.test(word),
  );
}

function squeeze(text: string): string {
  return text.replace(/[\s\u200b]+/g, ' ').trim();
}
