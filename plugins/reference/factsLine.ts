/** Writes facts as Markdown: the syntax of a command, and the line under each parameter and operator. */
import type { Code } from 'mdast';
import type {
  Reference,
  ReferenceCommand,
  ReferenceParameter,
  Since,
} from '../../data/reference/schema';
import { code } from '../../lib/mdx';

/** Language of a syntax diagram; its grammar is in `src/components/DeferredCode/pesterLanguages.ts`. */
export const SYNTAX = 'syntax';

/** A fence that shows a syntax. */
export function syntaxFence(value: string): Code {
  return { type: 'code', lang: SYNTAX, value };
}

/** Type names as PowerShell's own syntax line shows them: `System.Object` is `Object`, also inside a generic type. */
export function shortType(type: string): string {
  return type.replace(/\bSystem\.(?:[A-Za-z]+\.)*(?=[A-Za-z])/g, '');
}

/** `true` where `value` holds for every item, and there is one. */
const inAll = <T>(items: readonly T[], holds: (item: T) => boolean): boolean =>
  items.length > 0 && items.every(holds);

/**
 * The release that is shown behind "since", or `undefined` where none is: for a parameter that came with its command,
 * or before 5.0.0, where `since.json` is not reliable.
 */
export function sinceOf(
  lifetime: { since: string } | undefined,
  parent?: { since: string },
): string | undefined {
  const since = lifetime?.since;
  if (since === undefined || since.startsWith('4.') || since === '5.0.0') return undefined;
  if (parent?.since === since) return undefined;
  return since;
}

/** Parameters that only the set named `Legacy` has: pages collapse them, and show them after all others. */
export const isLegacy = ({ sets }: ReferenceParameter): boolean =>
  sets.every(({ set }) => set === 'Legacy');

/** `true` for the syntax line of a legacy set: one that names a legacy parameter. */
function isLegacySyntax(line: string, { parameters }: ReferenceCommand): boolean {
  return parameters.some(
    (parameter) => isLegacy(parameter) && new RegExp(`[[ ]-${parameter.name}[\\] ]`).test(line),
  );
}

/** The code-fence body of `## Syntax`: one paragraph per parameter set, legacy ones aside. */
export function syntaxBlock(command: ReferenceCommand): string {
  return command.syntax.filter((line) => !isLegacySyntax(line, command)).join('\n\n');
}

/** The body of the collapsed code fence below it; empty for a command without a legacy set. */
export function legacySyntaxBlock(command: ReferenceCommand): string {
  return command.syntax.filter((line) => isLegacySyntax(line, command)).join('\n\n');
}

/** The facts line under `### -Name`; its form is described in CONTRIBUTING.md, "Command pages". */
export function factsLine(
  command: ReferenceCommand,
  parameter: ReferenceParameter,
  since: Since,
): string {
  const parts = [code(shortType(parameter.type))];
  if (inAll(parameter.sets, (set) => set.required)) parts.push('required');
  const position = parameter.sets[0]?.position ?? null;
  if (position !== null && inAll(parameter.sets, (set) => set.position === position))
    parts.push(`position ${position}`);
  if (inAll(parameter.sets, (set) => set.pipeline.includes('value')))
    parts.push('pipeline by value');
  if (inAll(parameter.sets, (set) => set.pipeline.includes('propertyName')))
    parts.push('pipeline by property name');
  if (inAll(parameter.sets, (set) => set.remaining)) parts.push('remaining arguments');
  if (parameter.wildcards) parts.push('wildcards');
  if (parameter.default !== null && parameter.default !== '')
    parts.push(`default ${code(parameter.default)}`);
  if (parameter.validValues.length > 0)
    parts.push(`one of ${parameter.validValues.map(code).join(', ')}`);
  if (parameter.aliases.length > 0) parts.push(`aliases ${parameter.aliases.map(code).join(', ')}`);
  const brought = sinceOf(
    since.parameter[`${command.name}/${parameter.name}`],
    since.command[command.name],
  );
  if (brought !== undefined) parts.push(`since ${brought}`);
  return parts.join(' · ');
}

/** The facts line under an operator of `Should`; empty for one that came with 5.0.0 or before and has no alias. */
export function operatorFactsLine(operator: Reference['operators'][number], since: Since): string {
  const parts = [];
  if (operator.aliases.length > 0) parts.push(`aliases ${operator.aliases.map(code).join(', ')}`);
  const brought = sinceOf(since.operator[operator.name]);
  if (brought !== undefined) parts.push(`since ${brought}`);
  return parts.join(' · ');
}
