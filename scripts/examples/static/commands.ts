/** Holds the Pester commands and parameters that an example uses to the facts of its version. */
import type { Node } from 'web-tree-sitter';
import type { VersionName } from '../../../config/versions';
import type { Reference, ReferenceCommand } from '../../../data/reference/schema';

/** A command call in a parsed example. */
interface Call {
  readonly name: string;
  /** Line within the code, from 1. */
  readonly line: number;
  readonly parameters: readonly { readonly name: string; readonly line: number }[];
  /** Names of variables splatted into it, lower case, without `@`. */
  readonly splatted: readonly string[];
}

/** What an example defines itself, and so may use. */
interface Definitions {
  /** Functions, lower case. */
  readonly functions: ReadonlySet<string>;
  /** Operators that it adds to `Should`, lower case. */
  readonly operators: ReadonlySet<string>;
}

/** Something that an example uses and its version does not have. */
export interface UnknownUse {
  /** Line within the code, from 1. */
  readonly line: number;
  readonly message: string;
}

/** Parameters that PowerShell gives every advanced function (`about_CommonParameters`). */
const COMMON_PARAMETERS =
  /^(?:Debug|Verbose|WhatIf|Confirm|OutBuffer|PipelineVariable|OutVariable|(?:Error|Warning|Information)(?:Action|Variable)|ProgressAction)$/i;

/** Aliases that are the documented way to write something: the words of a Gherkin step. */
const PLAIN_ALIASES = new Set(['given', 'when', 'then', 'and', 'but']);

/** Commands that add an operator to `Should`. */
const OPERATOR_COMMANDS = new Set(['add-shouldoperator', 'add-assertionoperator']);

function callsIn(tree: Node): Call[] {
  return tree.descendantsOfType('command').flatMap((node) => {
    const name = node.childForFieldName('command_name');
    const elements = node.childForFieldName('command_elements');
    if (name?.type !== 'command_name') {
      return [];
    }
    const own = elements?.namedChildren ?? [];
    return [
      {
        name: name.text,
        line: name.startPosition.row + 1,
        parameters: own
          .filter(({ type, text }) => type === 'command_parameter' && /^-[a-z]/i.test(text))
          .map(({ text, startPosition }) => ({
            name: text.slice(1).split(':', 1)[0] ?? '',
            line: startPosition.row + 1,
          })),
        splatted: own
          .filter(({ text }) => /^@\w+$/.test(text))
          .map(({ text }) => text.slice(1).toLowerCase()),
      },
    ];
  });
}

/** One entry of a hashtable. */
interface Entry {
  readonly name: string;
  readonly value: Node;
  readonly line: number;
}

function unquote(text: string): string {
  return text.replaceAll(/^['"]|['"]$/g, '');
}

/** The entries of the first hashtable in some code. */
export function entriesIn(code: Node): Entry[] {
  const [table] = code.descendantsOfType('hash_literal_body');
  return (table?.namedChildren ?? []).flatMap((entry) => {
    const { type, firstChild: key, lastChild: value } = entry;
    return type === 'hash_entry' && key && value
      ? [{ name: unquote(key.text), value, line: entry.startPosition.row + 1 }]
      : [];
  });
}

/** The hashtables assigned to variables, by name in lower case: what splatting them passes. */
function hashtablesIn(tree: Node): Map<string, Entry[]> {
  const tables = new Map<string, Entry[]>();
  for (const assignment of tree.descendantsOfType('assignment_expression')) {
    const target = /^\$(\w+)$/.exec(assignment.firstChild?.text ?? '')?.[1]?.toLowerCase();
    const value = assignment.childForFieldName('value');
    if (target && value?.text.startsWith('@{')) tables.set(target, entriesIn(value));
  }
  return tables;
}

/** The names of an added operator: `-Name BeOdd -Alias 'BO'`, or the entries of a hashtable that is splatted. */
const OPERATOR_NAMES = /\b(?:Name|Alias)\b[\s=@('"]*([A-Za-z]\w*)/gi;

/** What the examples of a page define: functions, and operators of `Should`. */
export function definitionsIn(trees: readonly Node[]): Definitions {
  const functions = new Set<string>();
  const operators = new Set<string>();
  for (const tree of trees) {
    for (const { text } of tree.descendantsOfType('function_name')) {
      functions.add(text.replace(/^\w+:/, '').toLowerCase());
    }
    if (!callsIn(tree).some(({ name }) => OPERATOR_COMMANDS.has(name.toLowerCase()))) continue;
    for (const [, operator = ''] of tree.text.matchAll(OPERATOR_NAMES)) {
      operators.add(operator.toLowerCase());
    }
  }
  return { functions, operators };
}

/** Facts of all documented versions: the own one to hold to, the others to say where something exists. */
export type References = ReadonlyMap<VersionName, Reference>;

const isNamed =
  (name: string) =>
  (one: { readonly name: string }): boolean =>
    one.name.toLowerCase() === name.toLowerCase();

const hasAlias =
  (name: string) =>
  ({ aliases }: { readonly aliases: readonly string[] }): boolean =>
    aliases.some((alias) => alias.toLowerCase() === name.toLowerCase());

function findCommand({ commands }: Reference, name: string): ReferenceCommand | undefined {
  return commands.find(isNamed(name)) ?? commands.find(hasAlias(name));
}

/** `; it exists in v6`, or nothing. */
function elsewhere(references: References, has: (reference: Reference) => boolean): string {
  const versions = [...references].filter(([, reference]) => has(reference)).map(([name]) => name);
  return versions.length > 0 ? `; it exists in ${versions.join(', ')}` : '';
}

/** Names that share the longest beginning with the wrong one: most mistakes are in the rest. */
function similar(wrong: string, names: readonly string[]): string {
  for (let length = wrong.length; length >= 3; length -= 1) {
    const start = wrong.slice(0, length).toLowerCase();
    const found = names.filter((name) => name.toLowerCase().startsWith(start));
    if (found.length > 0 && found.length <= 12) {
      return found.join(', ');
    }
  }
  return names.length <= 30 ? names.join(', ') : 'see the command’s page';
}

/** Checks the Pester calls of one example. */
export function unknownUses(
  tree: Node,
  version: VersionName,
  references: References,
  definitions: Definitions,
  documentedNames: ReadonlySet<string>,
): UnknownUse[] {
  const reference = references.get(version);
  if (!reference) {
    throw new Error(`There are no facts of ${version}.`);
  }
  const tables = hashtablesIn(tree);
  return callsIn(tree).flatMap((call): UnknownUse[] => {
    const name = call.name.toLowerCase();
    if (definitions.functions.has(name)) return [];
    const command = findCommand(reference, name);
    if (command) {
      const isAllowed =
        isNamed(name)(command) || PLAIN_ALIASES.has(name) || documentedNames.has(name);
      const message = `\`${call.name}\` is an alias; write \`${command.name}\``;
      return [
        ...(isAllowed ? [] : [{ line: call.line, message }]),
        ...unknownParameters(call, command),
      ];
    }
    const known = elsewhere(references, (other) => findCommand(other, name) !== undefined);
    if (!known && !name.startsWith('should-')) return [];
    const names = reference.commands.map((one) => one.name);
    const hint = known || `; similar are: ${similar(name, names)}`;
    return [
      { line: call.line, message: `Pester ${version} has no command \`${call.name}\`${hint}` },
    ];
  });

  function unknownParameters(call: Call, command: ReferenceCommand): UnknownUse[] {
    const passed = [
      ...call.parameters,
      ...call.splatted.flatMap((variable) => tables.get(variable) ?? []),
    ];
    const usesOwnOperator =
      command.name === 'Should' &&
      passed.some(({ name }) => definitions.operators.has(name.toLowerCase()));
    // An operator of the page's own brings parameters that no facts know.
    return (usesOwnOperator ? [] : passed).flatMap(({ name, line }) => {
      const message = parameterProblem(name, command);
      return message ? [{ line, message }] : [];
    });
  }

  function parameterProblem(name: string, command: ReferenceCommand): string | undefined {
    const { parameters } = command;
    if (COMMON_PARAMETERS.test(name) || parameters.some(isNamed(name))) return undefined;
    const wanted = name.toLowerCase();
    const aliased = parameters.find(hasAlias(name));
    if (aliased) {
      return documentedNames.has(wanted)
        ? undefined
        : `\`-${name}\` of \`${command.name}\` is an alias; write \`-${aliased.name}\`, or say on the page that it is one`;
    }
    const names = parameters.map((parameter) => parameter.name);
    const [completion, ...others] = names.filter((known) => known.toLowerCase().startsWith(wanted));
    if (completion && others.length === 0) {
      return `\`-${name}\` of \`${command.name}\` is shortened; write \`-${completion}\``;
    }
    const known = elsewhere(references, (other) =>
      Boolean(findCommand(other, command.name)?.parameters.some(isNamed(name))),
    );
    return `\`${command.name}\` of Pester ${version} has no parameter \`-${name}\`${known}; allowed are: ${similar(name, names)}`;
  }
}
