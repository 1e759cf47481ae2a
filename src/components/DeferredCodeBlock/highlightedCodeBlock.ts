/** The theme's code block with all that it needs, as one chunk. */
import type { ComponentType } from 'react';
import { Prism } from 'prism-react-renderer';
import CodeBlock from '@theme-original/CodeBlock';
import type { Props } from '@theme/CodeBlock';
import prismIncludeLanguages from '@theme/prism-include-languages';

// The theme does this in a module of every page, which plugins/code-blocks takes out.
prismIncludeLanguages(Prism);

// The alias of the original has no type of its own.
export default CodeBlock as ComponentType<Props>;
