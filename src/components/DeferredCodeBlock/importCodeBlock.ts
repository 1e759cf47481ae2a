import type { ComponentType } from 'react';
import type { Props } from '@theme/CodeBlock';

type CodeBlock = ComponentType<Props>;

let loaded: CodeBlock | undefined;

/** The theme's code block, once it is there. */
export const loadedCodeBlock = (): CodeBlock | undefined => loaded;

/** Loads the theme's code block and Prism. Further calls cost nothing. */
export async function importCodeBlock(): Promise<{ default: CodeBlock }> {
  const chunk = await import('./highlightedCodeBlock');
  loaded = chunk.default;
  return chunk;
}
