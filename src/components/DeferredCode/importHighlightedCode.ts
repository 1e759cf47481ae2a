import type { ComponentType } from 'react';

let loaded: ComponentType | undefined;

/** The theme's code, once it is there. */
export const loadedCode = (): ComponentType | undefined => loaded;

/** Loads it. Further calls cost nothing. */
export async function importHighlightedCode(): Promise<{ default: ComponentType }> {
  const chunk = await import('./highlightedCode');
  loaded = chunk.default;
  return chunk;
}
