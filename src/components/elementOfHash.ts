/** The element that the hash of an address names. `cleanAddress` has made every hash one that can be decoded. */
export function elementOfHash(hash: string): HTMLElement | null {
  return document.getElementById(decodeURIComponent(hash.slice(1)));
}
