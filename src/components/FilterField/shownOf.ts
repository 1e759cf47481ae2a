/** What a filter says of its entries, for eyes and screen readers. */
export function shownOf(shown: number, all: number): string {
  return shown === 0 ? 'No entry holds all of these words.' : `${shown} of ${all} entries`;
}
