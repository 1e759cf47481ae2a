/** Compares the facts of two releases: what a maintainer has to look at when a new one comes out. */
import type { Reference, Since } from '../../data/reference/schema';
import { factsLine, shortType, syntaxBlock } from './factsLine';
import { powershellLiteral } from './tables';

/** One fact that two releases do not share; without `before` it is new, without `after` it is gone. */
export interface Difference {
  /** As a reader names it: `Mock`, `Mock -ParameterFilter`, `Should -Be`, `Run.Path` or `Pester.Run.Tests`. */
  readonly name: string;
  readonly before?: string;
  readonly after?: string;
}

/** Releases are the same on both sides, so that a fact does not differ by its date alone. */
const UNDATED: Since = {
  releases: [],
  note: '',
  command: {},
  parameter: {},
  operator: {},
  option: {},
};

/** What a release says of each thing, as pages show it. */
function statementsOf({
  commands,
  operators,
  configuration,
  types,
}: Reference): Map<string, string> {
  const statements = new Map<string, string>();
  for (const command of commands) {
    statements.set(command.name, syntaxBlock(command));
    for (const parameter of command.parameters)
      statements.set(`${command.name} -${parameter.name}`, factsLine(command, parameter, UNDATED));
  }
  for (const { name, aliases } of operators)
    statements.set(`Should -${name}`, `aliases ${aliases.join(', ') || 'none'}`);
  for (const [section, options] of Object.entries(configuration ?? {}))
    for (const { name, type, default: value } of options)
      statements.set(
        `${section}.${name}`,
        `${shortType(type)}, default ${powershellLiteral(value)}`,
      );
  for (const [type, properties] of Object.entries(types ?? {}))
    for (const property of properties)
      statements.set(`${type}.${property.name}`, shortType(property.type));
  return statements;
}

/** What differs between two releases, in the order of the newer one; what is gone comes last. */
export function differencesBetween(older: Reference, newer: Reference): readonly Difference[] {
  const [before, after] = [statementsOf(older), statementsOf(newer)];
  return [...new Set([...after.keys(), ...before.keys()])]
    .map((name) => ({ name, before: before.get(name), after: after.get(name) }))
    .filter((difference) => difference.before !== difference.after);
}
