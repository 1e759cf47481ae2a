import { describe, expect, it } from 'vitest';
import { SYNONYMS } from '../../../data/search';
import { SearchEngine } from '../../../plugins/search/engine/searchEngine';
import { indexOf, type PageSketch } from './site';

const engineOf = (pages: readonly PageSketch[]) => SearchEngine.create(indexOf(pages));

/** Words that no synonym is about. */
const FILLER: PageSketch = { path: 'docs/other', title: 'Zebra', text: 'zebra giraffe' };

const engine = await engineOf([
  { path: 'docs/commands/Should-Be', title: 'Should-Be', text: 'Compares values for equality.' },
  { path: 'docs/commands/Should-BeString', title: 'Should-BeString', text: 'Compares strings.' },
  { path: 'docs/commands/Should-BeNull', title: 'Should-BeNull', text: 'Passes for null.' },
  {
    path: 'docs/commands/Should-NotBeNull',
    title: 'Should-NotBeNull',
    text: 'Fails for null. Null, null, null.',
  },
  {
    path: 'docs/commands/Mock',
    title: 'Mock',
    text: 'Replaces a command.',
    sections: { '-ParameterFilter': 'A script block.' },
  },
  {
    path: 'docs/commands/It',
    title: 'It',
    text: 'One test. See Mock and Should-Be.',
    sections: { '-ForEach': 'Runs the test for each item.' },
  },
  { path: 'docs/commands/In', title: 'In', text: 'Changes the folder.' },
  {
    path: 'docs/usage/mocking',
    title: 'Mock commands',
    label: 'Mocking',
    text: 'A mock replaces a command while a test runs.',
    topics: ['stand-in for a program'],
    sections: {
      'How often was it called': 'Should -Invoke verifies the calls of a mock.',
      'A mock for each run': 'It lasts until the end of the block.',
      'Answer in turn': { text: 'A list and a counter.', topics: ['another value at the retry'] },
    },
  },
  {
    path: 'docs/usage/testdrive',
    title: 'Test drive',
    label: 'TestDrive',
    text: 'A folder for temporary files.',
  },
  {
    path: 'docs/usage/discovery-and-run',
    title: 'Discovery and run',
    text: 'Pester goes through a file twice. What runs in discovery.',
  },
  {
    path: 'docs/usage/configuration',
    title: 'Configuration',
    text: 'Options of a run.',
    sections: {
      'Run.Path': 'Folders to take tests from.',
      'CodeCoverage.OutputPath': 'File of the report.',
    },
  },
  { path: 'docs/usage/vscode', title: 'Run and debug', text: 'Ω is in $PSModulePath.' },
]);
const firstSection = (query: string) => engine.search(query).sections[0];
const firstPage = (query: string) => firstSection(query)?.page.title;

describe('search', () => {
  it.each([
    'Should-BeString',
    'should-bestring',
    'shouldbestring',
    'should be string',
    'BeString',
    'shuold-bestring',
    'Should-BeStrng',
    'should-bes',
  ])('finds a command by "%s"', (query) => {
    expect(firstPage(query)).toBe('Should-BeString');
  });

  it.each([
    ['conf', 'Configuration'],
    ['testdr', 'Test drive'],
    ['vscode', 'Run and debug'],
    ['mock', 'Mock'],
    ['what is the use of it in files', 'Test drive'],
    ['mokc', 'Mock'],
    ['cofigurtion', 'Configuration'],
    ['discvo', 'Discovery and run'],
    ['outputpath', 'Configuration'],
    ['Ω', 'Run and debug'],
    ['module', 'Run and debug'],
    ['mocking', 'Mock commands'],
    ['It', 'It'],
    ['In', 'In'],
    ['-ForEach @(1, 2)', 'It'],
    ['stand-ins for programs', 'Mock commands'],
    ['temporary files', 'Test drive'],
  ])('leads from "%s" to %s', (query, title) => {
    expect(firstPage(query)).toBe(title);
  });

  it.each([
    ['$TestDrive', 'Test drive', 'Test drive'],
    ['-ForEach', 'It', '-ForEach'],
    ['-ParameterFilter', 'Mock', '-ParameterFilter'],
    ['Run.Path', 'Configuration', 'Run.Path'],
    ['run path', 'Configuration', 'Run.Path'],
    ['how often was a mock called', 'Mock commands', 'How often was it called'],
    ['mock with another value for the retry', 'Mock commands', 'Answer in turn'],
  ])('leads from "%s" to the right section', (query, title, heading) => {
    const section = firstSection(query);
    expect([section?.page.title, section?.heading]).toEqual([title, heading]);
  });

  it('puts a command that checks the opposite behind the one that was asked for', () => {
    expect(firstPage('value is null')).toBe('Should-BeNull');
    expect(firstPage('value is not null')).toBe('Should-NotBeNull');
    expect(firstPage('Should-NotBeNull')).toBe('Should-NotBeNull');
  });

  it('takes the last word as unfinished, until a space or another sign follows', () => {
    expect(engine.search('tempor').sections).not.toEqual([]);
    expect(engine.search('tempor ').sections).toEqual([]);
    // The C of `C#` is no beginning of `coverage`.
    expect(engine.search('tempor#').sections).toEqual([]);
  });

  it('shows each address once', () => {
    const addresses = engine
      .search('mock')
      .sections.map(({ page, anchor = '' }) => page.path + anchor);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('tells which words of a text were searched for', () => {
    const { isMatch } = engine.search('mocks con');
    expect(['mock', 'configuration', 'folder'].map(isMatch)).toEqual([true, true, false]);
  });

  it('puts a page that answers all words in several sections before one that repeats a word', async () => {
    const two = await engineOf([
      { path: 'a', title: 'One', text: 'zebra', sections: { Two: 'Stripes.', Three: 'zebra red' } },
      { path: 'b', title: 'Other', text: 'Zebra zebra zebra.' },
    ]);
    expect(two.search('zebra stripes ').sections[0]?.page.path).toBe('a');
  });

  it('puts the entry of a pasted message first, whatever names it has', async () => {
    const entry = (message: string) => ({ text: 'Cause', message });
    const entries = await engineOf([
      { path: 'docs/usage/mocking', title: 'Find a command', text: 'Could not find Command' },
      {
        path: 'docs/errors/mocking',
        title: 'Messages',
        sections: {
          Any: entry('<type of the error>: <its text>'),
          'No command': entry('Could not find Command <command>'),
          Drive: entry('Drive <name> cannot be removed, because <user> is using it.'),
        },
      },
    ]);
    expect(entries.search('Could not find Command Get-Thing').sections[0]?.heading).toBe(
      'No command',
    );
    const part = "The drive 'Shop' cannot be removed, because";
    expect(entries.search(part).sections[0]?.heading).toBe('Drive');
    expect(entries.search('find a command').sections[0]?.heading).toBe('Find a command');
    expect(entries.search('qqqqxxxx').sections).toEqual([]);
  });

  it.each(['moc ', 'shxxld ', 'cxnfxgxration ', 'discvo '])('"%s" is too far off', (query) => {
    expect(engine.search(query).sections).toEqual([]);
  });

  it.each(['constructor', '__proto__', 'hasOwnProperty', '', ' ', '<>', '***', '"'])(
    '"%s" finds nothing, and does not fail',
    (query) => {
      expect(engine.search(query).sections).toEqual([]);
    },
  );
});

describe('data', () => {
  it.each(SYNONYMS)('"$says" finds pages on $means, behind its own', async ({ says, means }) => {
    const both = await engineOf([
      { path: 'docs/meant', title: 'Page', text: means.join(' ') },
      { path: 'docs/said', title: 'Page', text: says },
      FILLER,
    ]);
    const pages = both.search(`${says} `).sections.map(({ page }) => page.path);
    expect(pages).toEqual(['docs/said', 'docs/meant']);
  });

  it('puts a guide before other pages, and those before lists of pages', async () => {
    const paths = ['docs/v6/commands', 'docs/v6/other', 'docs/v6/usage/zebra'];
    const pages = paths.map((path) => ({ path, title: 'Zebra', text: 'zebra' }));
    const found = (await engineOf(pages)).search('zebra ').sections.map(({ page }) => page.path);
    expect(found).toEqual(paths.toReversed());
  });
});
