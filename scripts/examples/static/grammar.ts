/**
 * Parses PowerShell without PowerShell, with the tree-sitter grammar of airbus-cert as WebAssembly. A smoke test: the
 * grammar refuses some valid code, listed here; the proof is PowerShell's own parser, in `npm run examples`.
 */
import { createRequire } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { Language, Parser, type Node } from 'web-tree-sitter';

/** Valid code that the grammar refuses, and the equal code that it is given instead. */
interface Allowance {
  readonly name: string;
  readonly reason: string;
  /** Valid PowerShell that the grammar refuses; a test fails when it no longer does, for then the entry can go. */
  readonly sample: string;
  /** Keeps every line on its line, so that faults are reported where they are. */
  readonly rewrite: (code: string) => string;
}

/** As many line breaks as the text has, to stand for it. */
function lineBreaks(text: string): string {
  return text.replaceAll(/[^\n]/g, '');
}

/** Tried in this order, each on top of those before, until the code parses. */
export const ALLOWANCES: readonly Allowance[] = [
  {
    name: 'path after a variable',
    reason:
      'A bare path that begins with a variable is one argument; the grammar reads a division.',
    sample: '. $PSScriptRoot/Get-Backup.ps1',
    rewrite: (code) =>
      code.replaceAll(/(?<=\s)(\$[\w:]+)((?:[/\\][\w.*-]*)+)/g, (_, name: string, rest: string) =>
        name.padEnd(name.length + rest.length, 'x'),
      ),
  },
  {
    name: 'empty block',
    reason: 'A script block may be empty, as in a mock that does nothing.',
    sample: 'Mock Remove-Item { }',
    rewrite: (code) =>
      code.replaceAll(/(?<![@$])\{(\s*)\}/g, (_, space: string) => `{1${lineBreaks(space)}}`),
  },
  {
    name: 'list of bare words',
    reason: 'A list argument needs no quotes.',
    sample: 'Get-Backup | Select-Object -Property Name, Version, Path',
    rewrite: (code) => code.replaceAll(/(?<=\s[A-Za-z][\w*.-]*),(?=[ \t]*\S)/g, ' '),
  },
  {
    name: 'script called by its path',
    reason: 'A path with a slash at the start of a command calls that script.',
    sample: './test-local.ps1',
    rewrite: (code) => code.replaceAll(/^([ \t]*)(\.{1,2}\/[\w./-]+)/gm, "$1& '$2'"),
  },
  {
    name: 'label of a loop',
    reason: '`break` and `continue` name a loop by a bare word.',
    sample: ':files foreach ($file in $files) { break files }',
    rewrite: (code) => code.replaceAll(/\b(break|continue)[ \t]+(?=[A-Za-z_])/g, '$1 $$'),
  },
  {
    name: 'attribute of a class',
    reason: 'A class may have attributes, as a DSC resource has.',
    sample: '[DscResource()]\nclass BackupFolder {\n    [string] $Path\n}',
    rewrite: (code) =>
      code.replaceAll(/^[ \t]*\[[\w.]+\([^\n]*\)\][ \t]*\n(?=[ \t]*class )/gm, '\n'),
  },
  {
    name: 'base of a class',
    reason: 'The base of a class may have a namespace, and may be a generic type.',
    sample: 'class BackupList : System.Collections.Generic.List[string] {\n    [int] $Keep\n}',
    rewrite: (code) => code.replaceAll(/^([ \t]*class \w+) : [^\n{]+(?=\{)/gm, '$1 '),
  },
  {
    name: 'number with a unit in capitals',
    reason: 'The suffixes KB to PB may be written in either case.',
    sample: '$file.Length -gt 1GB',
    rewrite: (code) => code.replaceAll(/\b(\d+)([KMGTP]B)\b/g, (number) => number.toLowerCase()),
  },
];

/** A parsed code. */
export interface ParsedCode {
  readonly tree: Node;
  /** Line within the code of the first fault, from 1; undefined when there is none. */
  readonly faultLine?: number;
}

let parser: Promise<Parser> | undefined;

async function loadParser(): Promise<Parser> {
  // V8's optimizing compiler would work half a minute on the grammar's one huge function, and the process would wait
  // for it before it ends; the baseline compiler's code parses every page within a second.
  setFlagsFromString('--liftoff-only');
  await Parser.init();
  const grammar = createRequire(import.meta.url).resolve(
    'tree-sitter-powershell/tree-sitter-powershell.wasm',
  );
  return new Parser().setLanguage(await Language.load(grammar));
}

function firstFault(node: Node): Node | undefined {
  if (!node.hasError) {
    return undefined;
  }
  if (node.isError || node.isMissing) {
    return node;
  }
  for (const child of node.children) {
    const fault = firstFault(child);
    if (fault) {
      return fault;
    }
  }
  return node;
}

/** Parses PowerShell code, with as few allowances as it takes. */
export async function parsePowerShell(code: string, allowances = ALLOWANCES): Promise<ParsedCode> {
  parser ??= loadParser();
  const ready = await parser;
  const parse = (text: string): Node => {
    const tree = ready.parse(`${text}\n`);
    if (!tree) {
      throw new Error('tree-sitter did not parse the code: no language is set.');
    }
    return tree.rootNode;
  };
  let rewritten = code;
  let tree = parse(code);
  for (const { rewrite } of allowances) {
    if (!tree.hasError) {
      break;
    }
    rewritten = rewrite(rewritten);
    tree = parse(rewritten);
  }
  const fault = firstFault(tree);
  return { tree, faultLine: fault && fault.startPosition.row + 1 };
}
