/** `npm run new -- guide usage/my-topic`: creates a page and puts it into the sidebar. */
import { createPage, HOMES_OF_COMMANDS, PAGE_KINDS, type PageKind } from './newPage';

const USAGE = `Usage: npm run new -- ${PAGE_KINDS.join('|')} FOLDER/NAME, for example: npm run new -- guide usage/my-topic`;

const [kind = '', id = '', ...others] = process.argv.slice(2);
const isKind = (value: string): value is PageKind => PAGE_KINDS.some((known) => known === value);

if (!isKind(kind) || id === '' || others.length > 0) {
  console.error(USAGE);
  process.exit(2);
}
try {
  const file = createPage(process.cwd(), kind, id);
  console.log(`${file} is there; fill in what is marked TODO.`);
  if (kind === 'command') console.log(`Name it in ${HOMES_OF_COMMANDS.join(' and in ')}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
