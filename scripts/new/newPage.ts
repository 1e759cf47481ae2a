/** Creates a page from a template and puts it into the sidebar of the newest version. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { VERSIONS } from '../../config/versions';

/** Kinds of page that can be created, with what their template asks the author for. */
export const PAGE_KINDS = ['guide', 'command'] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

/** Where a command has to be named to be in the sidebar: `sidebars.ts` reads the first, a released version's does not. */
export const HOMES_OF_COMMANDS: readonly string[] = [
  'data/commandGroups.ts',
  ...VERSIONS.slice(0, 1)
    .map(({ sidebarFile }) => sidebarFile)
    .filter((file) => file.endsWith('.json')),
];

const PAGE_ID = /^(?<folder>[a-z][a-z-]*)\/(?<name>[A-Za-z][\w-]*)$/;

function titleOf(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const TEMPLATES: Readonly<Record<PageKind, (name: string) => string>> = {
  guide: (name) => `---
id: ${name}
title: ${titleOf(name)}
sidebar_label: ${titleOf(name)}
description: "TODO: the first sentence, which answers the question in the title, in at most 160 characters."
---

TODO: the answer, in one paragraph. Then the smallest complete example, which works when pasted.

\`\`\`powershell title="TODO.Tests.ps1" expect="passed=1"
Describe 'TODO' {
    It 'says what the code does' {
        1 + 1 | Should-Be 2
    }
}
\`\`\`

## TODO: a variation

## Common mistakes

### TODO: the symptom, or the literal error text

## Related

- [Quick start](../quick-start.mdx): TODO why
`,
  command: (name) => `---
id: ${name}
title: ${name}
sidebar_label: ${name}
description: "TODO: what it is for, in one sentence of at most 160 characters."
---

TODO: what it is for, when to use it, and what to use instead when it is not the right one.

## Syntax

## Examples

### TODO: what the example does

## Parameters

## Inputs and outputs

## Related
`,
};

/** Puts `id` behind the last page of the same folder in the text of a sidebar, TypeScript or JSON. */
export function addToSidebar(sidebar: string, id: string, file = 'sidebars.ts'): string {
  const folder = id.slice(0, id.indexOf('/'));
  const entries = [
    ...sidebar.matchAll(new RegExp(`(\\s*)(['"])${folder}/[^'"]+\\2(?=[\\s,\\]])`, 'g')),
  ];
  const last = entries.at(-1);
  if (!last) {
    throw new Error(
      `${file} lists no page of the folder "${folder}"; put '${id}' into it by hand.`,
    );
  }
  const [entry, space = '', quote = ''] = last;
  const end = last.index + entry.length;
  return `${sidebar.slice(0, end)},${space || ' '}${quote}${id}${quote}${sidebar.slice(end)}`;
}

/**
 * Creates the page `id` of the newest version below `root`.
 * @returns the new file, relative to `root`
 * @throws {Error} when the id has not the form folder/name, or the page exists; nothing is written then
 */
export function createPage(root: string, kind: PageKind, id: string): string {
  const name = PAGE_ID.exec(id)?.groups?.name;
  if (name === undefined) {
    throw new Error(`"${id}" is no page id: give a folder and a name, such as usage/my-topic.`);
  }
  const [newest] = VERSIONS;
  const file = path.posix.join(newest.folder, `${id}.mdx`);
  if (existsSync(path.join(root, file))) throw new Error(`${file} exists already; edit it.`);
  const sidebarFile = path.join(root, newest.sidebarFile);
  // Commands stand in groups by what they are for, which the author has to say: HOMES_OF_COMMANDS.
  const sidebar =
    kind === 'command'
      ? undefined
      : addToSidebar(readFileSync(sidebarFile, 'utf8'), id, newest.sidebarFile);
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), TEMPLATES[kind](name));
  if (sidebar !== undefined) writeFileSync(sidebarFile, sidebar);
  return file;
}
