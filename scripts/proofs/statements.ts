/** Takes a page's text apart into passages and statements, as proofs quote them. */
import type { Node as SyntaxNode, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { GOALS_HEADING } from '../../plugins/tutorial';

/** A paragraph, heading or table row of a page, without Markdown. */
export interface Passage {
  readonly text: string;
  /** Line in the page's file, from 1. */
  readonly line: number;
  readonly kind: 'prose' | 'row' | 'heading';
  /** Text of the section's `##` heading; empty above the first. */
  readonly section: string;
  /** Text of the `###` heading within that section; empty above the first. */
  readonly entry: string;
}

/** A sentence or table row that says how Pester behaves. */
export interface Statement {
  readonly text: string;
  readonly line: number;
}

/** Stands between the cells of a row. */
const CELLS = ' | ';

/** One form for text of pages and of proofs: without backticks, with single spaces. */
export function normalize(text: string): string {
  return text
    .replaceAll('`', '')
    .replaceAll(/\s*\{#[\w-]+\}\s*$/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The passages of a page in order. */
export function passagesOf(tree: Root): Passage[] {
  const passages: Passage[] = [];
  let section = '';
  let entry = '';
  const add = (node: SyntaxNode, kind: Passage['kind'], text: string): void => {
    const normalized = normalize(text);
    if (normalized) {
      passages.push({
        text: normalized,
        line: node.position?.start.line ?? 1,
        kind,
        section,
        entry,
      });
    }
  };
  visit(tree, (node, index) => {
    switch (node.type) {
      case 'heading':
        if (node.depth === 2) {
          section = normalize(toString(node));
          entry = '';
        } else if (node.depth === 3) {
          entry = normalize(toString(node));
        }
        add(node, 'heading', toString(node));
        return SKIP;
      case 'paragraph':
        add(node, 'prose', toString(node));
        return SKIP;
      case 'tableRow':
        // The first row of a table is its head.
        add(
          node,
          index === 0 ? 'heading' : 'row',
          node.children.map((cell) => toString(cell)).join(CELLS),
        );
        return SKIP;
      default:
        return undefined;
    }
  });
  return passages;
}

/** Sections whose sentences lead on and say nothing of Pester. */
const LEADING_ON = /^(?:Related|Where to go|Go deeper|Next|See also|Syntax|Examples?$)/i;

/** What the build puts into every chapter of the tutorial: its goals, which say what the reader can do, and its time. */
const CHAPTER_FORM =
  /^(?:About \d+ minutes\.|Begin here: a script that makes the files so far|Paste it into PowerShell, in an empty folder\.)$/;

/** Stands before what the reader of a chapter needs to have. */
const NEEDS = 'You need: ';

/** First words of advice: an imperative says what to do, not what happens. */
const ADVICE =
  /^(?:Add|Ask|Assign|Avoid|Begin|Build|Call|Check|Choose|Click|Compare|Copy|Correct|Count|Create|Delete|Do|Escape|Fill|Find|Give|Go|Guard|Import|Install|Join|Keep|Leave|Let|List|Load|Look|Make|Merge|Move|Name|Open|Pair|Pass|Pipe|Prefer|Put|Read|Reduce|Remember|Remove|Rename|Repair|Repeat|Replace|Return|Run|Save|Say|Scroll|Search|See|Set|Split|Start|State|Take|Tell|Test|To|Try|Turn|Type|Update|Use|Wrap|Write)(?=\s)/;

/** What every page of error messages says in the same words. */
const ERROR_FORM =
  /^(?:Code before and after$|The parts of a message that vary are in|All messages are listed in the index)/;

/** Stands before the advice of an error page. */
const FIX = /^Fix: /;

/** Stands between the facts that the build puts below a parameter's heading. */
const FACTS = ' · ';

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The statements of a page: what `npm run proofs -- --coverage` counts. */
export function statementsOf(passages: readonly Passage[]): Statement[] {
  return passages
    .filter(
      ({ kind, section }) =>
        kind !== 'heading' && section !== GOALS_HEADING && !LEADING_ON.test(section),
    )
    .flatMap(({ kind, text, line }) =>
      (kind === 'row' ? [text] : [...sentences.segment(text)].map(({ segment }) => segment.trim()))
        .filter((part) => isStatement(part))
        .map((part) => ({ text: part, line })),
    );
}

/**
 * A question, a lead to what follows, a line of facts from the module, advice, what a reader needs to have and a fragment
 * need no proof.
 */
function isStatement(text: string): boolean {
  return (
    !/[?:]$/.test(text) &&
    !text.includes(FACTS) &&
    !ERROR_FORM.test(text) &&
    !CHAPTER_FORM.test(text) &&
    !text.startsWith(NEEDS) &&
    !ADVICE.test(text.replace(FIX, '')) &&
    text.split(' ').length > 3
  );
}

/** The passage that holds the words, if there is one. */
export function findPassage(words: string, passages: readonly Passage[]): Passage | undefined {
  const wanted = normalize(words);
  return passages.find(({ text }) => text.includes(wanted));
}

/** The sentence or row that shares most words with the given ones. */
export function nearestStatement(
  words: string,
  passages: readonly Passage[],
): Statement | undefined {
  const wanted = new Set(normalize(words).toLowerCase().split(/\W+/));
  const candidates = passages.flatMap(({ kind, text, line }) =>
    kind === 'prose'
      ? [...sentences.segment(text)].map(({ segment }) => ({ text: segment.trim(), line }))
      : [{ text, line }],
  );
  const share = ({ text }: Statement): number => {
    const own = new Set(text.toLowerCase().split(/\W+/));
    const common = [...own].filter((word) => wanted.has(word)).length;
    return (2 * common) / (own.size + wanted.size);
  };
  return candidates
    .map((candidate) => ({ candidate, score: share(candidate) }))
    .sort((a, b) => b.score - a.score)[0]?.candidate;
}
