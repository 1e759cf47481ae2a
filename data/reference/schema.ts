/**
 * Shape of `v4.json`, `v5.json`, `v6.json` and `since.json`: what each documented Pester release says of itself,
 * as written by `scripts/Export-PesterReference.ps1`. Everything that reads these files takes its types from here.
 */
import * as z from 'zod';

const parameterSet = z.strictObject({
  /** `__AllParameterSets` when the parameter belongs to every set. */
  set: z.string(),
  required: z.boolean(),
  position: z.number().int().nullable(),
  pipeline: z.array(z.enum(['value', 'propertyName'])),
  remaining: z.boolean(),
});

const parameter = z.strictObject({
  name: z.string(),
  type: z.string(),
  aliases: z.array(z.string()),
  /** The default as PowerShell source text, `null` when there is none. */
  default: z.string().nullable(),
  validValues: z.array(z.string()),
  wildcards: z.boolean(),
  dynamic: z.boolean(),
  sets: z.array(parameterSet),
});

const command = z.strictObject({
  name: z.string(),
  aliases: z.array(z.string()),
  /** One line per parameter set, as `Get-Command -Syntax` prints it. */
  syntax: z.array(z.string()),
  parameters: z.array(parameter),
});

const optionDefault = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.null(),
  z.array(z.unknown()),
  z.record(z.string(), z.unknown()),
]);

/** The facts of one Pester release. */
export const referenceSchema = z.strictObject({
  pester: z.string(),
  powershell: z.string(),
  commands: z.array(command),
  /** Operators of the classic `Should`. */
  operators: z.array(z.strictObject({ name: z.string(), aliases: z.array(z.string()) })),
  /** Addresses of this site, below its root, that help and messages name. */
  addresses: z.array(z.string()),
  /** Lines that the module may print, `…` in place of values. */
  messages: z.array(z.string()),
  /** Sections of `PesterConfiguration` with their options; absent in v4, which has none. */
  configuration: z
    .record(
      z.string(),
      z.array(z.strictObject({ name: z.string(), type: z.string(), default: optionDefault })),
    )
    .optional(),
  /** Public object types with their properties; absent in v4. */
  types: z
    .record(z.string(), z.array(z.strictObject({ name: z.string(), type: z.string() })))
    .optional(),
});

const lifetime = z.strictObject({
  /** First stable release that has it. */
  since: z.string(),
  /** Last release that has it; absent where the newest documented one still does. */
  last: z.string().optional(),
});

/** `since.json`: which release brought what. Reliable from 5.0.0 on (see its `note`). */
export const sinceSchema = z.strictObject({
  releases: z.array(z.string()),
  note: z.string(),
  command: z.record(z.string(), lifetime),
  /** Keys are `Command/Parameter`. */
  parameter: z.record(z.string(), lifetime),
  operator: z.record(z.string(), lifetime),
  /** Keys are `Section.Option`. */
  option: z.record(z.string(), lifetime),
});

export type Reference = z.infer<typeof referenceSchema>;
export type ReferenceCommand = z.infer<typeof command>;
export type ReferenceParameter = z.infer<typeof parameter>;
export type Since = z.infer<typeof sinceSchema>;
