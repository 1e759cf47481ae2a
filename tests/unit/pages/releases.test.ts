import { describe, expect, it } from 'vitest';
import { documentedVersion, VERSIONS } from '../../../config/versions';
import { releaseDay, releases } from '../../../data/releases';
import { WHATS_NEW } from '../../../plugins/pages/releases';
import { project } from '../reference/project';

const [newest, ...others] = VERSIONS;
const other = others[0] ?? newest;

describe('numbers of releases on a page', () => {
  const file = `${newest.folder}/usage/sample.mdx`;

  it('are put into text, code, fences, links, alternatives and attributes', () => {
    const { read } = project({
      [file]:
        'Pester %PESTER_RELEASE%, `%PESTER_VERSION%`.\n\n```powershell\nUse %PESTER_RELEASE%\n```\n\n[source](https://example.com/%PESTER_RELEASE%/a)\n\n![All of %PESTER_RELEASE%](./diagrams/a.svg)\n\n<Tabs>\n<TabItem value="Tab %PESTER_RELEASE%">\n\nText.\n\n</TabItem>\n</Tabs>\n',
    });
    const number = newest.pester.split('-', 1)[0] ?? '';
    const page = read(file);
    expect(page).toContain(`Pester ${newest.pester}, \`${number}\`.`);
    expect(page).toContain(`Use ${newest.pester}\n`);
    expect(page).toContain(`(https://example.com/${newest.pester}/a)`);
    expect(page).toContain(`Diagram: All of ${newest.pester}\n`);
    expect(page).toContain(`Tab ${newest.pester}`);
  });

  it('may be those of another version', () => {
    const { read } = project({ [file]: `%PESTER_RELEASE_${other.name.toUpperCase()}%\n` });
    expect(read(file)).toContain(other.pester);
  });

  it.each(['%PESTER_NUMBER%', '%PESTER_RELEASE_V99%'])('cannot be asked for by %s', (written) => {
    const { faults } = project({ [file]: `Text.\n\n${written}\n` });
    expect(faults(file)).toEqual([
      `3: ${written} stands for no number; allowed are %PESTER_RELEASE% and %PESTER_VERSION%, for another version with its name, as %PESTER_RELEASE_${newest.name.toUpperCase()}%`,
    ]);
  });
});

it.each([
  ['description', 'Pester %PESTER_RELEASE%.'],
  ['goals', '[I know Pester %PESTER_RELEASE%.]'],
])('a number of a release is not filled into front matter, which is said: %s', (key, text) => {
  const file = `${newest.folder}/usage/sample.mdx`;
  const { faults } = project({ [file]: `---\n${key}: ${text}\n---\n\nText.\n` });
  expect(faults(file)).toEqual([
    `1: %PESTER_RELEASE% in "${key}" of the front matter is not filled in; write the number, or leave it out`,
  ]);
});

describe('the page of what is new', () => {
  const name = VERSIONS.map((version) => version.name).find(
    (version) => releases.filter((release) => release.version === version).length > 1,
  );
  const version = documentedVersion(name ?? newest.name);
  const own = releases.filter((release) => release.version === version.name);
  const [first] = own;
  const file = `${version.folder}/${WHATS_NEW}.mdx`;
  const headings = own.map(({ release }) => `## ${release}\n\nMore.\n`);

  it('gets date and meaning of each release below its heading', () => {
    const { read } = project({ [file]: headings.join('\n') });
    // Markdown writes a backslash before a star.
    const page = read(file).replaceAll('\\', '');
    for (const release of own) {
      expect(page).toContain(
        `## ${release.release}\n\n**${releaseDay(release)}.** ${release.text}\n\nMore.`,
      );
    }
  });

  it('has all releases, newest first, and no other', () => {
    const { faults } = project({ [file]: headings.slice(1).join('\n') });
    expect(faults(file)).toEqual([
      `1: the release ${first?.release ?? ''} of data/releases.ts has no heading; write "## ${first?.release ?? ''}"`,
    ]);
    const [one = '', two = '', ...rest] = headings;
    const order = own.map(({ release }) => release).join(', ');
    expect(project({ [file]: [two, one, ...rest].join('\n') }).faults(file)).toEqual([
      `5: ${first?.release ?? ''} is out of order; the order is ${order}`,
    ]);
    expect(project({ [file]: [...headings, '## 99.0.0\n'].join('\n') }).faults(file)).toEqual([
      expect.stringMatching(/^\d+: data\/releases\.ts has no release of v\d "99\.0\.0"; it has /),
    ]);
  });
});
