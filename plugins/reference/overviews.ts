/**
 * Completes the two overviews of each version, `commands/index` and `commands/availability`: what follows the text of a
 * person comes from facts, from `data/commandGroups.ts` and `data/replacedCommands.ts`, and from the command pages.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { VERSIONS, LATEST, documentedVersion, type VersionName } from '../../config/versions';
import { commandGroupsFor } from '../../data/commandGroups';
import {
  REPLACED_COMMANDS,
  type ReplacedCommand,
  type Replacement,
} from '../../data/replacedCommands';
import type { Reference, Since } from '../../data/reference/schema';
import { pathOfPage } from '../../lib/addresses';
import { escapeMarkdown, parseFrontMatter } from '../../lib/mdx';
import { pagesOfVersion } from '../../lib/pages';
import { commandOf, loadReferences, loadSince } from './facts';
import { sinceOf } from './factsLine';
import { markdownNodes, type PageTree } from '../../lib/sections';

/** Folder of the command pages within that of a version. */
export const COMMANDS = 'commands/';

/** Pages below it that document no command. */
export const OVERVIEWS: readonly string[] = ['commands/index', 'commands/availability'];

/** What an overview needs to know of a command page. */
interface CommandPage {
  /** Name of the page: `Mock` for `commands/Mock`. */
  readonly name: string;
  /** The command that it documents; another name than the page's where the page carries an alias. */
  readonly command: string;
  /** Front matter description. */
  readonly description: string;
  /** Its path below that of the version: `commands/Mock`. */
  readonly path: string;
}

/** What the overviews of all versions are made of. */
interface Commands {
  readonly references: ReadonlyMap<VersionName, Reference>;
  readonly since: Since;
  readonly pagesOf: (version: VersionName) => readonly CommandPage[];
}

function commandPages(version: VersionName, reference: Reference, root: string): CommandPage[] {
  return pagesOfVersion(version, root)
    .filter(({ id }) => id.startsWith(COMMANDS) && !OVERVIEWS.includes(id))
    .flatMap(({ id, file }) => {
      const name = id.slice(COMMANDS.length);
      const command = commandOf(name, reference)?.name;
      if (command === undefined) return [];
      const frontMatter = parseFrontMatter(readFileSync(path.join(root, file), 'utf8'), file);
      const description = String(frontMatter.description);
      return [{ name, command, description, path: pathOfPage(frontMatter, id) }];
    });
}

function loadCommands(root: string): Commands {
  const references = loadReferences(root);
  const pages = new Map(
    [...references].map(([name, reference]) => [name, commandPages(name, reference, root)]),
  );
  return { references, since: loadSince(root), pagesOf: (version) => pages.get(version) ?? [] };
}

/** Each group with its purpose and its commands. */
function commandIndex(version: VersionName, { pagesOf }: Commands): string {
  return commandGroupsFor(version)
    .map(({ label, purpose, commands }) => {
      const items = commands.flatMap((name) => {
        const page = pagesOf(version).find((one) => one.name === name);
        return page
          ? [`- [${page.command}](./${name}.mdx): ${escapeMarkdown(page.description)}`]
          : [];
      });
      return `## ${label}\n\n${purpose}\n\n${items.join('\n')}`;
    })
    .join('\n\n');
}

/** Link target of a command page, as seen from a page of `version`. */
function target(page: CommandPage, of: VersionName, version: VersionName): string {
  return of === version ? `./${page.name}.mdx` : `/${documentedVersion(of).routeBase}/${page.path}`;
}

const OLDEST_FIRST = VERSIONS.map(({ name }) => name).reverse();

const compareNames = (a: string, b: string): number => a.localeCompare(b, 'en');

/** A cell of the availability table: a link to the page, and the release if it came after the first of its major. */
function availabilityCell(
  name: string,
  of: VersionName,
  version: VersionName,
  { pagesOf, since }: Commands,
): string {
  const page = pagesOf(of).find((one) => one.name === name);
  if (!page) return '–';
  const major = of.slice(1);
  const brought = sinceOf(since.command[page.command]);
  const cameLater = brought?.startsWith(`${major}.`) && brought !== `${major}.0.0`;
  return [
    `[${of}](${target(page, of, version)})`,
    page.command === name ? '' : `as \`${page.command}\``,
    cameLater ? `since ${brought}` : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** The page to send a reader of `version` to: that of the version itself, else of the latest, else of any that has it. */
function replacementLink(
  { use, command, anchor }: Replacement,
  version: VersionName,
  { pagesOf, references }: Commands,
): string {
  const operator = /^Should -(\w+)/.exec(use)?.[1];
  const pageIn = (name: VersionName): CommandPage | undefined =>
    operator === undefined || references.get(name)?.operators.some((one) => one.name === operator)
      ? pagesOf(name).find((page) => page.command === command)
      : undefined;
  const of = [version, LATEST, ...VERSIONS.map(({ name }) => name)].find(pageIn);
  const page = of && pageIn(of);
  if (!page) return `\`${use}\``;
  return `[\`${use}\`](${target(page, of, version)}${anchor === undefined ? '' : `#${anchor}`})`;
}

/** The versions whose module has a command, oldest first. */
function versionsWith(
  command: string,
  references: ReadonlyMap<VersionName, Reference>,
): readonly VersionName[] {
  return OLDEST_FIRST.filter((version) =>
    references.get(version)?.commands.some(({ name }) => name === command),
  );
}

function availability(version: VersionName, commands: Commands): string {
  const names = OLDEST_FIRST.flatMap((of) => commands.pagesOf(of).map(({ name }) => name));
  const rows = [...new Set(names)].sort(compareNames).map((name) => {
    const cells = OLDEST_FIRST.map((of) => availabilityCell(name, of, version, commands));
    return `| \`${name}\` | ${cells.join(' | ')} |`;
  });
  const removed = [...REPLACED_COMMANDS]
    .sort((a, b) => compareNames(a.command, b.command))
    .map(({ command, replacements, note }) => {
      const links = replacements.map((one) => replacementLink(one, version, commands));
      const instead = links.length === 0 ? 'Nothing.' : `${links.join(' or ')}.`;
      const last = versionsWith(command, commands.references).at(-1) ?? '–';
      return `| \`${command}\` | ${last} | ${[instead, note].filter(Boolean).join(' ')} |`;
    });
  return [
    '## All commands',
    '',
    `| Command | ${OLDEST_FIRST.join(' | ')} |`,
    `|---|${'---|'.repeat(OLDEST_FIRST.length)}`,
    ...rows,
    '',
    '## Removed commands',
    '',
    '| Command | Last in | Use instead |',
    '|---|---|---|',
    ...removed,
  ].join('\n');
}

/** Reports facts of another release than the documented one, and commands that have no page. */
function checkRelease(
  { report }: PageTree,
  version: VersionName,
  { references, pagesOf }: Commands,
): void {
  const { folder, pester } = documentedVersion(version);
  const reference = references.get(version);
  if (reference?.pester !== pester)
    report(
      `data/reference/${version}.json holds facts of ${reference?.pester ?? 'no release'}, and config/versions.ts says ${pester}; make them one release`,
    );
  for (const { name } of reference?.commands ?? []) {
    if (!pagesOf(version).some(({ command }) => command === name))
      report(`there is no page for ${name}; write ${folder}/${COMMANDS}${name}.mdx`);
  }
}

/**
 * Entries that a table of replaced commands lacks or has too many.
 * @returns one message each
 */
export function checkReplaced(
  references: ReadonlyMap<VersionName, Reference>,
  replaced: readonly ReplacedCommand[],
): readonly string[] {
  const newest = VERSIONS[0].name;
  const all = [...references.values()].flatMap(({ commands }) => commands.map(({ name }) => name));
  const gone = [...new Set(all)].filter((name) => !versionsWith(name, references).includes(newest));
  const named = replaced.map(({ command }) => command);
  const file = 'data/replacedCommands.ts';
  return [
    ...gone
      .filter((name) => !named.includes(name))
      .map((name) => `${name} is not in ${newest}; say in ${file} what replaced it`),
    ...named
      .filter((name) => !gone.includes(name))
      .map((name) => `${name} has an entry in ${file}, but is no command that ${newest} removed`),
  ];
}

/** Completes an overview; what the set of command pages lacks is reported there. */
export function completeOverview(
  page: PageTree,
  id: string,
  version: VersionName,
  root: string,
): void {
  const commands = loadCommands(root);
  const isIndex = id === 'commands/index';
  if (isIndex) checkRelease(page, version, commands);
  else
    for (const problem of checkReplaced(commands.references, REPLACED_COMMANDS))
      page.report(problem);
  const markdown = isIndex ? commandIndex(version, commands) : availability(version, commands);
  page.tree.children.push(...markdownNodes(markdown));
}
