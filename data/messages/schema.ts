/**
 * Shape of `v4.json`, `v5.json` and `v6.json`: the messages in the sources of each documented release, as
 * `scripts/Export-PesterMessages.ps1` writes them. A maintainer adds to each what explains it: `entry`, or `leftOut`.
 */
import * as z from 'zod';

/**
 * Why a message has no entry of its own: `internal` guards Pester's own code against itself, `unreachable` is behind
 * another error or needs a system that the release does not support, `same` is explained by the `entry` of a message that
 * says the same in other words, `result` is the text of a skipped or inconclusive test.
 */
const REASONS = ['internal', 'unreachable', 'same', 'result'] as const;

/** The messages of one Pester release. */
export const messagesSchema = z.strictObject({
  pester: z.string(),
  messages: z.array(
    z.strictObject({
      /** Path in Pester's repository. */
      file: z.string(),
      /** With its variables in angle brackets. */
      text: z.string(),
      /** Id of an entry on the version's error pages. */
      entry: z.string().optional(),
      leftOut: z.enum(REASONS).optional(),
    }),
  ),
});
