import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addToSidebar, createPage } from '../../../scripts/new/newPage';
import { VERSIONS } from '../../../config/versions';

const [{ folder, sidebarFile }] = VERSIONS;

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'new-page-'));
  cpSync(sidebarFile, path.join(root, sidebarFile));
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

const sidebar = (): string => readFileSync(path.join(root, sidebarFile), 'utf8');

describe('npm run new', () => {
  it('creates a guide and puts it behind the last page of its folder', () => {
    expect(createPage(root, 'guide', 'usage/my-topic')).toBe(`${folder}/usage/my-topic.mdx`);
    expect(readFileSync(path.join(root, `${folder}/usage/my-topic.mdx`), 'utf8')).toContain(
      'title: My topic',
    );
    expect(sidebar()).toMatch(/(['"])usage\/error-messages\1,\n\s+\1usage\/my-topic\1,?\n\s+\]/);
  });

  it('creates a command page and leaves the sidebar to the command groups', () => {
    const before = sidebar();
    createPage(root, 'command', 'commands/Get-Backup');
    expect(readFileSync(path.join(root, `${folder}/commands/Get-Backup.mdx`), 'utf8')).toContain(
      'title: Get-Backup',
    );
    expect(sidebar()).toBe(before);
  });

  it.each([
    ['my-topic', '"my-topic" is no page id'],
    ['../secret/x', '"../secret/x" is no page id'],
    ['nowhere/my-topic', 'lists no page of the folder "nowhere"'],
  ])('refuses %s and writes nothing', (id, message) => {
    const before = sidebar();
    expect(() => createPage(root, 'guide', id)).toThrow(message);
    expect(sidebar()).toBe(before);
    expect(existsSync(path.join(root, folder))).toBe(false);
  });

  it('does not overwrite a page', () => {
    createPage(root, 'guide', 'usage/my-topic');
    expect(() => createPage(root, 'guide', 'usage/my-topic')).toThrow(
      `${folder}/usage/my-topic.mdx exists already`,
    );
  });

  it('keeps the sidebar of a released version valid JSON', () => {
    const multiLine = '{\n  "items": [\n    "usage/a",\n    "usage/b"\n  ]\n}';
    expect(JSON.parse(addToSidebar(multiLine, 'usage/c'))).toEqual({
      items: ['usage/a', 'usage/b', 'usage/c'],
    });
    expect(addToSidebar('["usage/a", "x"]', 'usage/c')).toBe('["usage/a", "usage/c", "x"]');
  });
});
