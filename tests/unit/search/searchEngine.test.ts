import { describe, expect, it } from 'vitest';
import { SearchEngine } from '../../../plugins/search/engine/searchEngine';
import { indexOf, type PageSketch } from './site';

const PAGES: readonly PageSketch[] = [
  {
    path: 'docs/commands/Should-Be',
    title: 'Should-Be',
    text: 'Compares two values for equality.',
  },
  {
    path: 'docs/commands/Should-BeString',
    title: 'Should-BeString',
    text: 'Compares two strings.',
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
    sections: {
      'Count the calls': 'Should -Invoke verifies how often a mock was called.',
      Syntax: 'Mock',
    },
  },
  {
    path: 'docs/usage/testdrive',
    title: 'Test drive',
    label: 'TestDrive',
    text: 'TestDrive is a folder for temporary files.',
  },
  {
    path: 'docs/usage/configuration',
    title: 'Configuration',
    text: 'Options of a run.',
    sections: { 'Run.Path': 'Folders to take tests from.' },
  },
];

const engine = new SearchEngine(indexOf(PAGES));
const pages = (query: string) => [
  ...new Set(engine.search(query).map(({ section }) => section.page.path)),
];
const first = (query: string) => engine.search(query)[0]?.section;

describe('search', () => {
  it.each([
    'Should-BeString',
    'should-bestring',
    'shouldbestring',
    'should be string',
    'BeString',
    'Should BeString',
  ])('finds a command by "%s"', (query) => {
    expect(first(query)?.page.title).toBe('Should-BeString');
  });

  it.each([
    ['shuold-bestring', 'Should-BeString'],
    ['Should-BeStrng', 'Should-BeString'],
    ['mokc', 'Mock'],
    ['configuraton', 'Configuration'],
  ])('forgives the slip in "%s"', (query, title) => {
    expect(first(query)?.page.title).toBe(title);
  });

  it.each([
    ['conf', 'Configuration'],
    ['testdr', 'Test drive'],
    ['should-bes', 'Should-BeString'],
  ])('finds by the beginning "%s"', (query, title) => {
    expect(first(query)?.page.title).toBe(title);
  });

  it.each([
    ['$TestDrive', 'Test drive', 'Test drive'],
    ['-ForEach', 'It', '-ForEach'],
    ['-ParameterFilter', 'Mock', '-ParameterFilter'],
    ['Run.Path', 'Configuration', 'Run.Path'],
    ['how often was a mock called', 'Mock commands', 'Count the calls'],
  ])('leads from "%s" to the right section', (query, title, heading) => {
    expect([first(query)?.page.title, first(query)?.heading]).toEqual([title, heading]);
  });

  it.each([
    ['It', 'It'],
    ['In', 'In'],
  ])('finds the command "%s", which is also a stop word', (query, title) => {
    expect(first(query)?.page.title).toBe(title);
  });

  it('puts the page whose title is the query first', () => {
    expect(pages('mock')[0]).toBe('docs/commands/Mock');
    expect(pages('mocking')[0]).toBe('docs/usage/mocking');
    expect(pages('Should-Be')[0]).toBe('docs/commands/Should-Be');
  });

  it('puts a command that checks the opposite behind the one that was asked for', () => {
    const opposites = new SearchEngine(
      indexOf([
        { path: 'a', title: 'Should-NotBeNull', text: 'Fails for null. Null, null, null.' },
        { path: 'b', title: 'Should-BeNull', text: 'Passes for null.' },
      ]),
    );
    const firstFor = (query: string) => opposites.search(query)[0]?.section.page.title;
    expect(firstFor('value is null')).toBe('Should-BeNull');
    expect(firstFor('value is not null')).toBe('Should-NotBeNull');
    expect(firstFor('Should-NotBeNull')).toBe('Should-NotBeNull');
  });

  it('puts a call such as "Should -Invoke" before pages with its two words', () => {
    const calls = new SearchEngine(
      indexOf([
        { path: 'a', title: 'Words', text: 'You should invoke it, and invoke it again.' },
        { path: 'b', title: 'Mocks', text: 'Count calls with Should -Invoke.' },
      ]),
    );
    expect(calls.search('Should -Invoke')[0]?.section.page.title).toBe('Mocks');
  });

  it('puts a page that answers all words in several sections before one that repeats a word', () => {
    const engineOfTwo = new SearchEngine(
      indexOf([
        {
          path: 'a',
          title: 'One',
          text: 'About zebras.',
          sections: { Two: 'Red stripes.', Three: 'Zebra red.' },
        },
        { path: 'b', title: 'Other', text: 'Zebra red.' },
      ]),
    );
    expect(engineOfTwo.search('zebra red ').map(({ section }) => section.page.path)[0]).toBe('a');
  });

  it('puts a page that many others link to before its equal', () => {
    const index = indexOf([
      { path: 'a', title: 'One', text: 'zebra' },
      { path: 'b', title: 'Two', text: 'zebra' },
    ]);
    const [one, two] = index.pages;
    if (!one || !two) throw new Error('The index has two pages.');
    const linked = new SearchEngine({ ...index, pages: [one, { ...two, links: 9 }] });
    expect(linked.search('zebra ')[0]?.section.page.path).toBe('b');
  });

  it('finds a page by the last part of its address', () => {
    const slugs = new SearchEngine(
      indexOf([{ path: 'docs/usage/vscode', title: 'Run and debug' }]),
    );
    expect(slugs.search('vscode')[0]?.section.page.path).toBe('docs/usage/vscode');
  });

  it('shows each address once', () => {
    const addresses = engine
      .search('mock')
      .map(({ section }) => `${section.page.path}#${section.anchor}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('shows at most two sections of the first page before the next page', () => {
    const busy = new SearchEngine(
      indexOf([
        {
          path: 'a',
          title: 'Tags',
          text: 'tag',
          sections: { 'Tag a': 'tag', 'Tag b': 'tag', 'Tag c': 'tag', 'Tag d': 'tag' },
        },
        { path: 'b', title: 'Other', text: 'One tag.' },
      ]),
    );
    expect(busy.search('tag').map(({ section }) => section.page.path)).toEqual([
      'a',
      'a',
      'b',
      'a',
      'a',
      'a',
    ]);
  });

  it.each(['constructor', '__proto__', 'hasOwnProperty'])(
    '"%s" finds nothing, and does not fail',
    (query) => {
      expect(engine.search(query)).toEqual([]);
    },
  );

  it.each(['', ' ', '<>', '***', '"'])('"%s" finds nothing', (query) => {
    expect(engine.search(query)).toEqual([]);
  });

  it('leaves out sections that answer much less of the query than others', () => {
    expect(pages('temporary files')).toEqual(['docs/usage/testdrive']);
  });
});

describe('words of a query', () => {
  const firstOf = (sketches: readonly PageSketch[], query: string) =>
    new SearchEngine(indexOf(sketches)).search(query)[0]?.section.page.path;

  it('count the more the fewer pages have them', () => {
    const common = Array.from({ length: 20 }, (_, number) => ({
      path: `docs/${number}`,
      title: `Zebra ${number}`,
      text: 'How to run tests.',
    }));
    const sketches: PageSketch[] = [
      ...common,
      {
        path: 'docs/x',
        title: 'A',
        text: 'b',
        sections: { 'Run all the tests of a folder': 'c' },
      },
      { path: 'docs/tags', title: 'A', text: 'b', sections: { Untagged: 'Run' } },
    ];
    expect(firstOf(sketches, 'run untagged tests ')).toBe('docs/tags');
  });

  it('that stand together in a heading lead to it: the text of a message', () => {
    const sketches: PageSketch[] = [
      {
        path: 'docs/x',
        title: 'Zebra',
        text: 'A setup is already defined in this block. Already defined!',
        sections: { 'Defined block': 'is already defined in the block' },
      },
      {
        path: 'docs/errors',
        title: 'Messages',
        text: 'By their text.',
        sections: { 'Setup is already defined in this block. Combine the code.': 'Two of them.' },
      },
    ];
    expect(firstOf(sketches, 'already defined in this block ')).toBe('docs/errors');
  });

  it('are whole words first, and beginnings of longer ones second', () => {
    const sketches: PageSketch[] = [
      { path: 'docs/long', title: 'A', text: 'b', sections: { Testregistry: 'mock' } },
      {
        path: 'docs/short',
        title: 'A',
        text: 'b',
        sections: { Zebra: 'A mock and a test, both in a longer text' },
      },
    ];
    expect(firstOf(sketches, 'mock test')).toBe('docs/short');
  });
});

describe('a parameter or operator', () => {
  const operators = new SearchEngine(
    indexOf([
      { path: 'docs/commands/BeforeEach', title: 'BeforeEach', text: 'Runs before each test.' },
      {
        path: 'docs/commands/Should',
        title: 'Should',
        text: 'Checks a value.',
        sections: {
          Notes: 'Should -Be and others. Should -Be again.',
          '-Be': 'Equal. Should -Be is the first choice.',
          '-BeNull': 'Nothing. Should -BeNull.',
        },
      },
    ]),
  );
  const headings = (query: string): string[] =>
    operators.search(query).map(({ section }) => section.heading);

  it('is found by its name with the dash before pages that begin with it', () => {
    expect(headings('-Be')[0]).toBe('-Be');
    expect(headings('be')[0]).not.toBe('-Be');
  });

  it('is found behind its command before other sections of the page', () => {
    expect(headings('Should -Be').find((heading) => heading !== 'Should')).toBe('-Be');
  });
});
