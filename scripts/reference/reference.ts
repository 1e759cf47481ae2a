/** Compares all pages that show facts with the facts, and rewrites what is generated in them. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { VERSIONS, documentedVersion, type VersionName } from '../../config/versions';
import { commandGroupsFor } from '../../data/commandGroups';
import { REPLACED_COMMANDS } from '../../data/replacedCommands';
import type { Reference, ReferenceCommand, Since } from '../../data/reference/schema';
import { parseFrontMatter, parsePage, type ParsedPage } from '../lib/mdx';
import { pagesOfVersion, PROJECT_ROOT, type Page } from '../lib/pages';
import { COMMAND_CHECKS } from './commandPage';
import { applyEdits, type Difference } from './differences';
import { findGaps } from './gaps';
import {
  availability,
  checkReplaced,
  commandIndex,
  compareGenerated,
  type CommandPage,
  type CommandPages,
} from './indexPages';
import { loadReference, loadSince } from './load';
import { SHOULD_CHECKS } from './shouldPage';
import { checkOperatorTables, checkOptions, checkProperties } from './tables';

/** A difference that is still there, with its place. */
export interface Finding {
  /** Relative to the project root. */
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

/** What a run found and did. */
export interface Outcome {
  readonly findings: readonly Finding[];
  /** Files that were rewritten; empty for a check. */
  readonly written: readonly string[];
}

interface Facts {
  readonly references: Readonly<Record<VersionName, Reference>>;
  readonly since: Since;
  readonly pages: CommandPages;
}

type Check = (page: ParsedPage) => readonly Difference[];

const COMMANDS = 'commands/';
const OVERVIEWS = ['commands/index', 'commands/availability'];

/** The command that a page documents: that of its name, else the one that has this name as an alias. */
function commandOf(name: string, reference: Reference): ReferenceCommand | undefined {
  return (
    reference.commands.find((command) => command.name === name) ??
    reference.commands.find((command) => command.aliases.includes(name))
  );
}

const isCommandPage = ({ id }: Page): boolean => id.startsWith(COMMANDS) && !OVERVIEWS.includes(id);

const nameOf = ({ id }: Page): string => id.slice(COMMANDS.length);

/** Front matter; empty for a page that cannot be read, which is reported where the page is checked. */
function frontMatterOf(file: string, root: string): Readonly<Record<string, unknown>> {
  try {
    return parseFrontMatter(readFileSync(path.join(root, file), 'utf8'), file);
  } catch {
    return {};
  }
}

function commandPages(version: VersionName, reference: Reference, root: string): CommandPage[] {
  return pagesOfVersion(version, root)
    .filter(isCommandPage)
    .flatMap((page) => {
      const name = nameOf(page);
      const command = commandOf(name, reference);
      const { description, slug } = frontMatterOf(page.file, root);
      return command
        ? [
            {
              name,
              command: command.name,
              description: typeof description === 'string' ? description : '',
              slug: typeof slug === 'string' ? slug : `/${page.id}`,
            },
          ]
        : [];
    });
}

/** @throws {Error} naming file and place when a file of facts is missing or malformed */
function loadFacts(root: string): Facts {
  const byVersion = <Value>(
    value: (version: VersionName) => Value,
  ): Record<VersionName, Value> => ({
    v4: value('v4'),
    v5: value('v5'),
    v6: value('v6'),
  });
  const references = byVersion((version) => loadReference(root, version));
  return {
    references,
    since: loadSince(root),
    pages: byVersion((version) => commandPages(version, references[version], root)),
  };
}

/** The checks that apply to a page; their edits are made one after the other. */
function checksOf(page: Page, facts: Facts): readonly Check[] {
  const { version, id } = page;
  const reference = facts.references[version];
  const { since } = facts;
  const tables = { reference, since };
  if (id === 'commands/index')
    return [
      (parsed) =>
        compareGenerated(parsed, commandIndex(commandGroupsFor(version), facts.pages[version])),
    ];
  if (id === 'commands/availability')
    return [
      (parsed) =>
        compareGenerated(
          parsed,
          availability(version, facts.pages, facts.references, since, REPLACED_COMMANDS),
        ),
    ];
  if (isCommandPage(page)) {
    const command = commandOf(nameOf(page), reference);
    if (!command)
      return [
        () => [
          {
            line: 1,
            message: `Pester ${reference.pester} has no command "${nameOf(page)}"; remove the page, or name it as one of the commands in ${version}.json`,
          },
        ],
      ];
    const commandFacts = { command, reference, since };
    const isShould = command.name === 'Should';
    const own = (isShould ? SHOULD_CHECKS : COMMAND_CHECKS).map(
      (check): Check =>
        (parsed) =>
          check(parsed, commandFacts),
    );
    return [
      ...own,
      ...(isShould ? [(parsed: ParsedPage) => checkOperatorTables(parsed, tables)] : []),
      findGaps,
    ];
  }
  if (id.startsWith('usage/'))
    return [
      (parsed) => checkOptions(parsed, tables, id === 'usage/configuration'),
      (parsed) => checkProperties(parsed, tables),
    ];
  if (id.startsWith('assertions/')) return [(parsed) => checkOperatorTables(parsed, tables)];
  return [];
}

/** Commands without a page, and names that two pages claim. */
function checkPages(version: VersionName, { references, pages }: Facts): readonly Finding[] {
  const { folder } = documentedVersion(version);
  return references[version].commands.flatMap(({ name }): Finding[] => {
    const claims = pages[version].filter(({ command }) => command === name);
    const file = `${folder}/${COMMANDS}${name}.mdx`;
    if (claims.length === 0) return [{ file, line: 1, message: `there is no page for ${name}` }];
    return claims.slice(1).map((page) => ({
      file: `${folder}/${COMMANDS}${page.name}.mdx`,
      line: 1,
      message: `${name} has a page already: ${claims[0]?.name ?? ''}`,
    }));
  });
}

/** A page whose MDX is broken is one finding; the parser's message holds file, line and column. */
function parseProblem(error: unknown, file: string): Difference {
  const text = error instanceof Error ? error.message : String(error);
  const place = text.startsWith(`${file}:`) ? text.slice(file.length + 1) : text;
  const [, line = '1', message = text] = /^(\d+):\d+: (.*)$/s.exec(place) ?? [];
  return { line: Number(line), message };
}

interface CheckedText {
  readonly text: string;
  readonly differences: readonly Difference[];
}

/**
 * Runs the checks on a page's text. With `write` the edits of each are made in turn, so that what one writes, the next
 * reads; what is left is what only a person can put right.
 */
function checkText(
  source: string,
  file: string,
  checks: readonly Check[],
  write: boolean,
): CheckedText {
  let text = source;
  try {
    let parsed = parsePage(text, file);
    for (const check of write ? checks : []) {
      const edits = check(parsed).flatMap(({ edit }) => (edit ? [edit] : []));
      if (edits.length === 0) continue;
      text = applyEdits(text, edits);
      parsed = parsePage(text, file);
    }
    return { text, differences: checks.flatMap((check) => check(parsed)) };
  } catch (error) {
    return { text: source, differences: [parseProblem(error, file)] };
  }
}

/**
 * Compares every page with the facts.
 * @param write rewrite what is generated; what only a person can put right stays a finding
 * @param root project root
 * @throws {Error} naming file and place when a file of facts is missing or malformed
 */
export function compareWithFacts({
  write = false,
  root = PROJECT_ROOT,
}: { readonly write?: boolean; readonly root?: string } = {}): Outcome {
  const facts = loadFacts(root);
  const findings: Finding[] = checkReplaced(facts.references, REPLACED_COMMANDS).map((message) => ({
    file: 'data/replacedCommands.ts',
    line: 1,
    message,
  }));
  const written: string[] = [];
  for (const { name: version } of VERSIONS) {
    findings.push(...checkPages(version, facts));
    for (const page of pagesOfVersion(version, root)) {
      const checks = checksOf(page, facts);
      if (checks.length === 0) continue;
      const absolute = path.join(root, page.file);
      const source = readFileSync(absolute, 'utf8');
      const { text, differences } = checkText(source, page.file, checks, write);
      if (text !== source) {
        writeFileSync(absolute, text);
        written.push(page.file);
      }
      for (const { line, message } of differences)
        findings.push({ file: page.file, line, message });
    }
  }
  return { findings, written };
}
