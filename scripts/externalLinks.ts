/**
 * Asks every external address that the built pages link to whether it still answers, and prints a Markdown report.
 * It needs the network and runs weekly in CI; it ends with 0 whatever it finds, since other sites come and go.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import fastGlob from 'fast-glob';

/** Ten seconds: a slower site is as good as gone for a reader. */
const TIME_LIMIT_MS = 10_000;
const AT_ONCE = 8;

const pagesByLink = new Map<string, string[]>();
for (const file of fastGlob.sync('**/*.html', { cwd: 'build' })) {
  const $ = load(readFileSync(path.join('build', file), 'utf8'));
  for (const element of $('main a[href^="http"]')) {
    const url = ($(element).attr('href') ?? '').split('#')[0] ?? '';
    pagesByLink.set(url, [...(pagesByLink.get(url) ?? []), file]);
  }
}

async function problemOf(url: string): Promise<string | undefined> {
  try {
    const response = await fetch(url, {
      redirect: 'follow',
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    return response.ok ? undefined : `answers ${response.status}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const links = [...pagesByLink.keys()].sort();
const dead: string[] = [];
const queue = [...links];
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    for (let url = queue.shift(); url !== undefined; url = queue.shift()) {
      const problem = await problemOf(url);
      if (problem !== undefined)
        dead.push(`- ${url}: ${problem} (${pagesByLink.get(url)?.[0] ?? ''})`);
    }
  }),
);
console.log(
  `## External links\n\n${links.length} checked, ${dead.length} with a problem\n\n${dead.sort().join('\n')}`,
);
