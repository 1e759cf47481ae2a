/** Chapters of the tutorial: in which order they run, what their readers have, and what the site shows of both. */
import path from 'node:path';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { documentedVersion, VERSIONS } from '../../../config/versions';
import { chapterFiles } from '../../../plugins/tutorial/chapterFiles';
import { completeChapter, scriptFor } from '../../../plugins/tutorial';
import { chapterOnSite, markChanges } from '../../../plugins/tutorial/onSite';
import { chainsOf, judgeFiles } from '../../../scripts/examples/chapters';
import type { PageFences } from '../../../scripts/examples/fences';
import { readSources } from '../../../scripts/examples/sources';
import { parsePage } from '../../../lib/mdx';
import { PROJECT_ROOT } from '../../../lib/pages';

describe('the chapters of the project', () => {
  const { pages } = readSources();
  const continued = pages.flatMap(({ page, continues }) =>
    continues === undefined ? [] : [{ version: page.version, file: page.file, continues }],
  );

  it.each(continued)(
    '$file goes on from a page whose files are known',
    ({ version, continues }) => {
      const before = pages.find(({ page }) => page.version === version && page.id === continues);
      expect(before?.isChapter).toBe(true);
      expect(Object.keys(chapterFiles(version)[continues] ?? {})).not.toEqual([]);
    },
  );

  it.each(VERSIONS)('of $name are all in the data, and nothing else is', ({ name }) => {
    const ids = pages.filter(({ page }) => page.version === name).map(({ page }) => page.id);
    expect(Object.keys(chapterFiles(name)).filter((id) => !ids.includes(id))).toEqual([]);
  });
});

/** Pages with nothing but what their order depends on. */
const page = (id: string, continues?: string): PageFences => ({
  page: { version: 'v5', id, file: `${id}.mdx` },
  fences: [],
  documentedNames: new Set(),
  problems: [],
  continues,
});

describe('the order of chapters', () => {
  it('is that of their front matter, and other pages stand alone', () => {
    const [first, second, third, other] = [page('a'), page('b', 'a'), page('c', 'b'), page('x')];
    expect(chainsOf([third, other, second, first])).toEqual([[other], [first, second, third]]);
  });

  it('is a line: two chapters cannot go on from one', () => {
    expect(() => chainsOf([page('a'), page('b', 'a'), page('c', 'a')])).toThrow(
      'b.mdx and c.mdx both continue a',
    );
  });
});

describe('a chapter', () => {
  const complete = (frontMatter: object) => {
    const { tree } = parsePage('Lead.\n\n## Step\n\nText.\n', 'docs/tutorial/x.mdx');
    const reports: string[] = [];
    const report = (message: string): void => void reports.push(message);
    completeChapter(
      { frontMatter: { ...frontMatter }, tree, report },
      'v6',
      'tutorial/x',
      PROJECT_ROOT,
    );
    return { types: tree.children.map(({ type }) => type), reports };
  };

  it('gets its time below the first paragraph and its goals at the end', () => {
    expect(complete({ minutes: 10, goals: ['I can.'] })).toEqual({
      types: ['paragraph', 'paragraph', 'heading', 'paragraph', 'heading', 'mdxJsxFlowElement'],
      reports: [],
    });
  });

  it('says what is wrong in its front matter', () => {
    expect(complete({ minutes: 'ten', goals: ['I can.'] }).reports).toEqual([
      expect.stringContaining('needs minutes (a number), goals'),
    ]);
  });

  it('that leaves other files than known fails, and names them', () => {
    const fence = { ...readSources({ pages: ['quick-start'] }).pages[0]?.fences[0] };
    const unknown = { ...page('nowhere'), fences: [fence as PageFences['fences'][number]] };
    expect(judgeFiles(unknown, { 'a.ps1': '' })[0]?.problem?.message).toMatch(/: a\.ps1$/);
    expect(judgeFiles(unknown, {})[0]?.state).toBe('passed');
  });
});

describe('the script of files so far', () => {
  it('makes folders first, and writes each file as it is', () => {
    expect(scriptFor({ 'a/b/c.ps1': "'x'\n", 'd.ps1': 'y' })).toBe(
      "$null = New-Item -ItemType Directory -Force -Path 'a/b'\nSet-Content -Path 'a/b/c.ps1' -Value @'\n'x'\n'@\nSet-Content -Path 'd.ps1' -Value @'\ny\n'@",
    );
  });
});

describe('changed lines', () => {
  it('stand between marks where they are new, and where they were when they are gone', () => {
    expect(markChanges('one\ntwo\nthree\n', 'one\n2\nthree\nfour')).toBe(
      [
        'one',
        '# lines-removed-start',
        'two',
        '# lines-removed-end',
        '# lines-added-start',
        '2',
        '# lines-added-end',
        'three',
        '# lines-added-start',
        'four',
        '# lines-added-end',
      ].join('\n'),
    );
  });

  it('are those of the same file when the reader moved it to another folder', () => {
    const chapters = Object.entries(chapterFiles('v6'));
    const file = `${documentedVersion('v6').folder}/tutorial/x.mdx`;
    const [continues, files] = chapters[0] ?? [];
    const [name, text = ''] = Object.entries(files ?? {})[0] ?? [];
    const { tree } = parsePage(
      `\`\`\`powershell title="elsewhere/${name}"\n${text}# new\n\`\`\`\n`,
      file,
    );
    const frontMatter = { goals: ['I can.'], continues };
    const page = new VFile({ path: path.join(PROJECT_ROOT, file), data: { frontMatter } });
    chapterOnSite()(tree, page);
    expect(tree.children[0]).toMatchObject({ value: markChanges(text, `${text}# new`) });
  });
});
