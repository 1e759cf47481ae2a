/** What every GitHub workflow of the project keeps to: no permission that it does not name, no action that can change. */
import { readFileSync } from 'node:fs';
import fastGlob from 'fast-glob';
import { describe, expect, it } from 'vitest';

const workflows = fastGlob.sync('.github/workflows/*.yml');

const PERMISSIONS = ['contents: read', 'pages: read', 'pages: write', 'id-token: write'];

describe.each(workflows)('%s', (file) => {
  const text = readFileSync(file, 'utf8');

  it('grants nothing to the workflow, and to each job what it names', () => {
    expect(text).toMatch(/^permissions: \{\}$/m);
    const granted = [...text.matchAll(/^ {4}permissions:\n((?: {6}.+\n)+)/gm)].flatMap(
      ([, lines]) => (lines ?? '').trim().split(/\n\s*/),
    );
    expect(granted.length).toBeGreaterThan(0);
    expect(PERMISSIONS).toEqual(expect.arrayContaining(granted));
  });

  it('pins every action to a commit, with its release beside', () => {
    const uses = text.match(/uses: .*/g) ?? [];
    expect(uses.length).toBeGreaterThan(0);
    for (const action of uses)
      expect(action).toMatch(/^uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it('leaves no credentials behind after checking out, and ends by itself', () => {
    const checkouts = text.match(/uses: actions\/checkout@/g)?.length ?? 0;
    expect(text.match(/persist-credentials: false/g)?.length ?? 0).toBe(checkouts);
    expect(text.match(/^ {4}timeout-minutes: \d+$/gm)?.length).toBe(
      text.match(/^ {4}runs-on: /gm)?.length,
    );
  });

  it('puts nothing that others can write into a shell', () => {
    const scripts = [...text.matchAll(/run: (?:\|\n((?: {10}.*\n|\n)+)|(.*)\n)/g)].map(
      ([, block, line]) => block ?? line ?? '',
    );
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) expect(script).not.toContain('${{');
  });
});
