/** The theme's code with all that it needs, as one chunk. */
import type { ComponentType } from 'react';
import { Prism } from 'prism-react-renderer';
import Content from '@theme-original/CodeBlock/Content';
import prismIncludeLanguages from '@theme/prism-include-languages';
import { addPesterLanguages } from './pesterLanguages';

// What the theme does in the module that plugins/code-blocks takes out.
prismIncludeLanguages(Prism);
addPesterLanguages(Prism);

// The alias of the original has no type of its own.
export default Content as ComponentType;
