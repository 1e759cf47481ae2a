/** `npm run serve [-- PORT]`: shows the built site as a host would. */
import { serveStatic } from './lib/staticServer';
import { messageOf } from '../lib/problem';

const wanted = process.argv[2] ?? '3000';
if (!/^\d{1,5}$/.test(wanted) || Number(wanted) > 65_535) {
  console.error(`"${wanted}" is no port: give a number from 0 to 65535 (0 takes a free one).`);
  process.exit(2);
}
const { origin } = await serveStatic('build', { port: Number(wanted) }).catch((error: unknown) => {
  console.error(messageOf(error));
  process.exit(1);
});
console.log(`The built site is at ${origin}`);
