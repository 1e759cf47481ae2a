/** Holds the options of `PesterConfiguration` that an example sets or reads to the facts of its version. */
import type { Node } from 'web-tree-sitter';
import type { VersionName } from '../../../config/versions';
import { entriesIn, type References, type UnknownUse } from './commands';

/** A section of the configuration, or an option in it, as an example names it. */
interface OptionUse {
  readonly section: string;
  readonly option?: string;
  /** Line within the code, from 1. */
  readonly line: number;
}

/** The preference variable that Pester reads its configuration from. */
const PREFERENCE = 'pesterpreference';
const MAKES_CONFIGURATION = /^(?:New-PesterConfiguration\b|\[PesterConfiguration\])/i;

/** Variables, lower case, to which the examples of a page assign a configuration. */
export function configurationVariables(trees: readonly Node[]): Set<string> {
  const variables = new Set([PREFERENCE]);
  for (const assignment of trees.flatMap((tree) =>
    tree.descendantsOfType('assignment_expression'),
  )) {
    const name = /^\$(?:\w+:)?(\w+)$/.exec(assignment.firstChild?.text ?? '')?.[1];
    const value = assignment.childForFieldName('value')?.text ?? '';
    if (name && MAKES_CONFIGURATION.test(value)) {
      variables.add(name.toLowerCase());
    }
  }
  return variables;
}

/** `$configuration.Run.Path`: the longest chain only, since each shorter one is a node too. */
function memberUses(tree: Node, variables: ReadonlySet<string>): OptionUse[] {
  return tree.descendantsOfType('member_access').flatMap((node) => {
    const [, variable = '', section, option] =
      /^\$(?:\w+:)?(\w+)\.(\w+)(?:\.(\w+))?/.exec(node.text) ?? [];
    const isInner = node.parent?.type === 'member_access';
    return section && !isInner && variables.has(variable.toLowerCase())
      ? [{ section, option, line: node.startPosition.row + 1 }]
      : [];
  });
}

/** `[PesterConfiguration] @{ Run = @{ Path = '.' } }`, and the same given to `New-PesterConfiguration`. */
function hashtableUses(tree: Node): OptionUse[] {
  return tree
    .descendantsOfType(['cast_expression', 'command'])
    .filter(({ text }) => MAKES_CONFIGURATION.test(text))
    .flatMap(entriesIn)
    .flatMap(({ name: section, line, value }): OptionUse[] => {
      const options = entriesIn(value);
      return options.length === 0
        ? [{ section, line }]
        : options.map((option) => ({ section, option: option.name, line: option.line }));
    });
}

/**
 * Checks the configuration options in one example. A version without a configuration object is not checked here: the
 * command that makes one is reported already.
 */
export function unknownOptions(
  tree: Node,
  version: VersionName,
  references: References,
  variables: ReadonlySet<string>,
): UnknownUse[] {
  const sections = references.get(version)?.configuration;
  if (!sections) {
    return [];
  }
  const names = Object.keys(sections);
  return [...memberUses(tree, variables), ...hashtableUses(tree)].flatMap(
    ({ section, option, line }) => {
      const known = names.find((name) => name.toLowerCase() === section.toLowerCase());
      const of = `the configuration of Pester ${version} has no`;
      if (known === undefined) {
        const message = `${of} section \`${section}\`; allowed are: ${names.join(', ')}`;
        return [{ line, message }];
      }
      const options = (sections[known] ?? []).map(({ name }) => name);
      const isKnown =
        option === undefined || options.some((name) => name.toLowerCase() === option.toLowerCase());
      const message = `${of} option \`${known}.${option ?? ''}\`; allowed are: ${options.join(', ')}`;
      return isKnown ? [] : [{ line, message }];
    },
  );
}
