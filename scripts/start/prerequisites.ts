/** What the site needs to be started or built; each fault is one sentence with the way out. */
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';

/** The part of a version in `config/versions.ts` that says where its content is. */
export interface VersionContent {
  readonly name: string;
  /** Folder of the pages, relative to the project root. */
  readonly folder: string;
  /** File of the sidebar, relative to the project root. */
  readonly sidebarFile: string;
}

/**
 * Says that this Node is too old, if it is.
 * @param running such as `v20.18.1`
 * @param wanted the `engines.node` of `package.json`: `>=20.18`
 */
export function nodeProblem(running: string, wanted: string): string | undefined {
  const numbers = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);
  const [major = 0, minor = 0] = numbers(running);
  const [wantedMajor = 0, wantedMinor = 0] = numbers(wanted);
  const isOld = major < wantedMajor || (major === wantedMajor && minor < wantedMinor);
  return isOld
    ? `This is Node ${running.replace(/^v/, '')}; the site needs ${wantedMajor}.${wantedMinor} or later (https://nodejs.org/).`
    : undefined;
}

/** The `engines.node` of the project. */
export function wantedNode(root: string): string {
  const { engines } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    engines: { node: string };
  };
  return engines.node;
}

/** Says what is wrong with `versions.json` itself, which the table of versions is made from. */
export function versionsFileProblem(root: string): string | undefined {
  const file = path.join(root, 'versions.json');
  if (!existsSync(file)) {
    return 'versions.json is missing; bring it back: git restore versions.json';
  }
  let names: unknown;
  try {
    names = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    return `versions.json is not valid JSON: ${error instanceof Error ? error.message : String(error)}`;
  }
  return Array.isArray(names) && names.length > 0 && names.every((name) => typeof name === 'string')
    ? undefined
    : 'versions.json must be a list of version names, such as ["v5", "v4"].';
}

/**
 * What is missing of the versions to build.
 * @param released names in `versions.json`
 * @param described all versions of the table, `built` those of this build
 */
export function contentProblems(
  root: string,
  released: readonly string[],
  {
    described,
    built,
  }: { readonly described: readonly VersionContent[]; readonly built: readonly VersionContent[] },
): string[] {
  const unknown = released.filter((name) => !described.some((version) => version.name === name));
  return [
    ...unknown.map(
      (name) =>
        `versions.json names ${name}, which config/versions.ts does not describe; describe it there, or take it out.`,
    ),
    ...built.flatMap(({ name, folder, sidebarFile }) =>
      [folder, sidebarFile]
        .filter((content) => !existsSync(path.join(root, content)))
        .map(
          (content) =>
            `${content} is missing, which holds the ${content === folder ? 'pages' : 'sidebar'} of ${name}; bring it back with "git restore ${content}", or leave the version out: DOCS_VERSIONS=${without(name, described)}`,
        ),
    ),
  ];
}

function without(name: string, versions: readonly VersionContent[]): string {
  return versions.flatMap((version) => (version.name === name ? [] : [version.name])).join(',');
}

/** The host and port that `docusaurus start` would take with these arguments. */
export function addressOf(args: readonly string[]): {
  readonly host: string;
  readonly port: number;
} {
  const value = (...names: string[]): string | undefined => {
    for (const [index, argument] of args.entries()) {
      const [name = '', inline] = argument.split('=', 2);
      if (names.includes(name)) return inline ?? args[index + 1];
    }
    return undefined;
  };
  return {
    host: value('--host', '-h') ?? 'localhost',
    port: Number(value('--port', '-p') ?? process.env.PORT ?? 3000),
  };
}

/** Says that a port is no port or is taken, if so. */
export async function portProblem({
  host,
  port,
}: {
  readonly host: string;
  readonly port: number;
}): Promise<string | undefined> {
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    return 'The port must be a number from 0 to 65535, as in: npm start -- --port 3001';
  }
  const code = await new Promise<string | undefined>((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      resolve(error.code ?? error.message);
    });
    server.listen(port, host, () => {
      server.close(() => {
        resolve(undefined);
      });
    });
  });
  if (code === undefined) return undefined;
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use; take another one: npm start -- --port ${port < 65_535 ? port + 1 : 3000}`;
  }
  return `Port ${port} of ${host} cannot be opened (${code}); take another one: npm start -- --port 3001`;
}
