/** Lighthouse's scores, where it is installed: it is no package of this project, since it needs a newer Node. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ensureChromium, CHROMIUM_ARGS } from '../lib/browser';
import { serveStatic } from '../lib/staticServer';

const run = promisify(execFile);

export const DEVICES = ['mobile', 'desktop'] as const;
export type Device = (typeof DEVICES)[number];

/** Scores from 0 to 100 by category, such as `performance`. */
export type Scores = Readonly<Record<string, number>>;

/** A report has all sources in it. */
const MOST_OUTPUT = 100_000_000;

/** `true` when there is a command `lighthouse`. */
async function isInstalled(): Promise<boolean> {
  return run('lighthouse', ['--version']).then(
    () => true,
    () => false,
  );
}

/**
 * Scores of one page of the built site, on a phone and on a desktop; `undefined` where Lighthouse is not installed.
 * @param route address of the page
 */
export async function lighthouseScores(
  build: string,
  route: string,
): Promise<Readonly<Record<Device, Scores>> | undefined> {
  if (!(await isInstalled())) return undefined;
  const server = await serveStatic(build);
  const scores = async (device: Device): Promise<Scores> => {
    const { stdout } = await run(
      'lighthouse',
      [
        server.origin + route,
        '--quiet',
        '--output=json',
        `--chrome-flags=--headless=new ${CHROMIUM_ARGS.join(' ')}`,
        ...(device === 'desktop' ? ['--preset=desktop'] : []),
      ],
      { env: { ...process.env, CHROME_PATH: ensureChromium() }, maxBuffer: MOST_OUTPUT },
    );
    const { categories } = JSON.parse(stdout) as {
      categories: Record<string, { score: number | null }>;
    };
    return Object.fromEntries(
      Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
    );
  };
  try {
    return { mobile: await scores('mobile'), desktop: await scores('desktop') };
  } finally {
    await server.close();
  }
}
