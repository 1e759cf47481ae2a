import { describe, expect, it } from 'vitest';
import { REPLACED_COMMANDS } from '../../../data/replacedCommands';
import { PROJECT_ROOT } from '../../../scripts/lib/pages';
import { checkReplaced } from '../../../scripts/reference/indexPages';
import { loadReference } from '../../../scripts/reference/load';
import { project } from './project';
import { documentedVersion } from '../../../config/versions';

const V6 = documentedVersion('v6').folder;
const V5 = documentedVersion('v5').routeBase;

const command = (name: string, description: string): string =>
  `---\ntitle: ${name}\ndescription: ${description}\n---\n`;

const INDEX = `${V6}/commands/index.mdx`;
const AVAILABILITY = `${V6}/commands/availability.mdx`;

describe('the command index', () => {
  it('lists the pages of the version by purpose, with their descriptions, below the text of a person', () => {
    const { check, rewrite, read } = project({
      [INDEX]:
        '---\ntitle: Commands\n---\n\nLead.\n\n<EntryFilter label="Filter" />\n## Old\n\nText.\n',
      [`${V6}/commands/Mock.mdx`]: command('Mock', '"Replaces a [command] <Name> by {code}."'),
      [`${V6}/commands/It.mdx`]: command('It', 'One test.'),
    });
    expect(check(INDEX)).toEqual(['8: the generated part is not what facts and pages say']);
    expect(rewrite(INDEX)).toEqual([]);
    const text = read(INDEX);
    expect(text).toMatch(
      /^---\ntitle: Commands\n---\n\nLead\.\n\n<EntryFilter label="Filter" \/>\n\n## /,
    );
    expect(text).toContain(
      '## Structure\n\nThe blocks and tests that a test file is made of.\n\n- [It](./It.mdx): One test.\n',
    );
    expect(text).toContain(
      '- [Mock](./Mock.mdx): Replaces a \\[command\\] \\<Name\\> by \\{code\\}.\n',
    );
    expect(text).not.toContain('Old');
    expect(text.endsWith('\n')).toBe(true);
  });
});

describe('the availability table', () => {
  const pages = {
    [`${V6}/commands/Should-Be.mdx`]: command('Should-Be', 'x'),
    [`${V6}/commands/New-PesterContainer.mdx`]: command('New-PesterContainer', 'x'),
    [`${V6}/commands/Set-ItResult.mdx`]: command('Set-ItResult', 'x'),
    [`${V6}/commands/Should.mdx`]: command('Should', 'x'),
    'versioned_docs/version-v5/commands/Should.mdx': command('Should', 'x'),
    'versioned_docs/version-v5/commands/New-PesterContainer.mdx': command(
      'New-PesterContainer',
      'x',
    ),
    'versioned_docs/version-v4/commands/Add-ShouldOperator.mdx': command(
      'Add-AssertionOperator',
      'x',
    ),
    'versioned_docs/version-v4/commands/Should.mdx': command('Should', 'x'),
    [AVAILABILITY]: 'Lead.\n',
    'versioned_docs/version-v4/commands/availability.mdx': 'Lead.\n',
  };

  it('links each version that has a command, and dates what came later', () => {
    const { rewrite, read } = project(pages);
    rewrite(AVAILABILITY);
    expect(read(AVAILABILITY)).toContain(
      [
        'Lead.',
        '',
        '## All commands',
        '',
        '| Command | v4 | v5 | v6 |',
        '|---|---|---|---|',
        '| `Add-ShouldOperator` | [v4](/docs/v4/commands/Add-ShouldOperator), as `Add-AssertionOperator` | – | – |',
        `| \`New-PesterContainer\` | – | [v5](/${V5}/commands/New-PesterContainer), since 5.1.0 | [v6](./New-PesterContainer.mdx) |`,
        '| `Set-ItResult` | – | – | [v6](./Set-ItResult.mdx) |',
        `| \`Should\` | [v4](/docs/v4/commands/Should) | [v5](/${V5}/commands/Should) | [v6](./Should.mdx) |`,
        '| `Should-Be` | – | – | [v6](./Should-Be.mdx) |',
      ].join('\n'),
    );
  });

  it('says what replaced a removed command, on a page that has it', () => {
    const { rewrite, read } = project(pages);
    rewrite(AVAILABILITY);
    expect(read(AVAILABILITY)).toContain(
      '| `Assert-MockCalled` | v5 | [`Should -Invoke`](./Should.mdx#-invoke) or `Should-Invoke`. |',
    );
    expect(read(AVAILABILITY)).toContain(
      '| `Set-TestInconclusive` | v4 | [`Set-ItResult -Inconclusive`](./Set-ItResult.mdx). |',
    );
    // Should of v4 has no such operator: the reader is sent to the latest version.
    expect(read('versioned_docs/version-v4/commands/availability.mdx')).toContain(
      '| `Assert-MockCalled` | v5 | [`Should -Invoke`](/docs/commands/Should#-invoke) or ',
    );
  });

  it('covers every command that the newest version lacks, and no other', () => {
    const references = {
      v4: loadReference(PROJECT_ROOT, 'v4'),
      v5: loadReference(PROJECT_ROOT, 'v5'),
      v6: loadReference(PROJECT_ROOT, 'v6'),
    };
    expect(checkReplaced(references, REPLACED_COMMANDS)).toEqual([]);
    expect(
      checkReplaced(references, [
        ...REPLACED_COMMANDS.filter((entry) => entry.command !== 'In'),
        { command: 'Mock', replacements: [] },
      ]),
    ).toEqual([
      'In is not in v6, and has no entry that says what replaced it',
      'Mock has an entry, but is no command that v6 removed',
    ]);
  });
});
