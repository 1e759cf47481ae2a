/** Compares the facts of two releases: what a maintainer has to look at when a new one comes out. */
import type { Reference, Since } from '../../data/reference/schema';
import { factsLine, shortType } from '../../plugins/reference/factsLine';
import { powershellLiteral } from '../../plugins/reference/tables';

/** What a release says something of. */
export type FactKind = 'command' | 'parameter' | 'operator' | 'option' | 'property' | 'message';

/** One fact that two releases do not share; without `before` it is new, without `after` it is gone. */
export interface Difference {
  readonly kind: FactKind;
  /** As a reader names it: `Mock`, `Mock -ParameterFilter`, `Should -Be`, `Run.Path`, `Pester.Run.Tests`, or a message. */
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

interface Fact {
  readonly kind: FactKind;
  readonly name: string;
  readonly text: string;
}

/** What a release says of each thing, as pages show it. */
function factsOf(reference: Reference): readonly Fact[] {
  const { commands, operators, configuration = {}, types = {}, messages } = reference;
  return [
    ...commands.flatMap((command): Fact[] => [
      { kind: 'command', name: command.name, text: command.syntax.join('\n') },
      ...command.parameters.map((parameter): Fact => ({
        kind: 'parameter',
        name: `${command.name} -${parameter.name}`,
        text: factsLine(command, parameter, UNDATED),
      })),
    ]),
    ...operators.map(({ name, aliases }): Fact => ({
      kind: 'operator',
      name: `Should -${name}`,
      text: `aliases ${aliases.join(', ') || 'none'}`,
    })),
    ...Object.entries(configuration).flatMap(([section, options]) =>
      options.map(({ name, type, default: value }): Fact => ({
        kind: 'option',
        name: `${section}.${name}`,
        text: `${shortType(type)}, default ${powershellLiteral(value)}`,
      })),
    ),
    ...Object.entries(types).flatMap(([type, properties]) =>
      properties.map((property): Fact => ({
        kind: 'property',
        name: `${type}.${property.name}`,
        text: shortType(property.type),
      })),
    ),
    ...messages.map((text): Fact => ({ kind: 'message', name: text, text })),
  ];
}

/** What differs between two releases, in the order of the newer one; what is gone comes last. */
export function differencesBetween(older: Reference, newer: Reference): readonly Difference[] {
  // An operator of Should is a parameter of it, too.
  const key = ({ kind, name }: Fact): string => `${kind} ${name}`;
  const before = new Map(factsOf(older).map((fact) => [key(fact), fact]));
  const after = new Map(factsOf(newer).map((fact) => [key(fact), fact]));
  return [...new Map([...after, ...before])]
    .map(([id, { kind, name }]) => ({
      kind,
      name,
      before: before.get(id)?.text,
      after: after.get(id)?.text,
    }))
    .filter((difference) => difference.before !== difference.after);
}
