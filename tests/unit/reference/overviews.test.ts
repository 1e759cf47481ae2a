import { describe, expect, it } from 'vitest';
import { documentedVersion } from '../../../config/versions';
import { REPLACED_COMMANDS } from '../../../data/replacedCommands';
import { loadReferences } from '../../../plugins/reference/facts';
import { checkReplaced } from '../../../plugins/reference/overviews';
import { project } from './project';

const { folder: V6 } = documentedVersion('v6');
const { folder: V5, routeBase: V5_ADDRESS } = documentedVersion('v5');
const { folder: V4 } = documentedVersion('v4');

const command = (name: string, description: string): string =>
  `---\ntitle: ${name}\ndescription: ${description}\n---\n`;

const AVAILABILITY = 'commands/availability.mdx';

const PAGES = {
  [`${V6}/commands/Should-Be.mdx`]: command('Should-Be', 'x'),
  [`${V6}/commands/New-PesterContainer.mdx`]: command('New-PesterContainer', 'x'),
  [`${V6}/commands/Set-ItResult.mdx`]: command('Set-ItResult', 'x'),
  [`${V6}/commands/Should.mdx`]: command('Should', 'x'),
  [`${V5}/commands/Should.mdx`]: command('Should', 'x'),
  [`${V5}/commands/New-PesterContainer.mdx`]: command('New-PesterContainer', 'x'),
  [`${V4}/commands/Add-ShouldOperator.mdx`]: command('Add-AssertionOperator', 'x'),
  [`${V4}/commands/Should.mdx`]: command('Should', 'x'),
  [`${V6}/${AVAILABILITY}`]: command('Availability', 'x'),
  [`${V4}/${AVAILABILITY}`]: command('Availability', 'x'),
};

describe('the command index', () => {
  const file = `${V6}/commands/index.mdx`;

  it('names each command without a page, and the page to write', () => {
    expect(project({ [file]: 'Lead.\n' }).faults(file)).toContain(
      `1: there is no page for Mock; write ${V6}/commands/Mock.mdx`,
    );
  });

  it('wants facts of the documented release', () => {
    const { faults, changeFacts } = project({ [file]: 'Lead.\n' });
    changeFacts('v6.json', /"pester": "[^"]+"/, '"pester": "0.0.1"');
    expect(faults(file)[0]).toMatch(
      /^1: data\/reference\/v6\.json holds facts of 0\.0\.1, and config\/versions\.ts says \S+; make them one release$/,
    );
  });

  it('lists the pages by purpose with their descriptions, below the text of a person', () => {
    const { read, changeFacts } = project({
      [file]: `${command('Commands', 'All.')}\nLead.\n`,
      [`${V6}/commands/Mock.mdx`]: command('Mock', '"Replaces a [command] <Name> by {code}."'),
    });
    // A release of which `Mock` is the only command.
    changeFacts(
      'v6.json',
      /("commands": \[)[\s\S]*?(\{\s*"name": "Mock",[\s\S]*?\n {4}\})[\s\S]*?(\n {2}\],\n {2}"operators")/,
      '$1$2$3',
    );
    const text = read(file);
    expect(text).toContain('Lead.\n\n## ');
    expect(text).toMatch(
      /## Mocking\n\n[^\n]+\n\n- \[Mock\]\(\.\/Mock\.mdx\): Replaces a \\\[command] \\?<Name> by \{code\}\.\n/,
    );
  });
});

describe('the availability table', () => {
  it('links each version that has a command, and dates what came later', () => {
    const file = `${V6}/${AVAILABILITY}`;
    expect(project(PAGES).read(file)).toContain(
      [
        '## All commands',
        '',
        '| Command | v4 | v5 | v6 |',
        '| - | - | - | - |',
        '| `Add-ShouldOperator` | [v4](/docs/v4/commands/Add-ShouldOperator), as `Add-AssertionOperator` | – | – |',
        `| \`New-PesterContainer\` | – | [v5](/${V5_ADDRESS}/commands/New-PesterContainer), since 5.1.0 | [v6](./New-PesterContainer.mdx) |`,
        '| `Set-ItResult` | – | – | [v6](./Set-ItResult.mdx) |',
        `| \`Should\` | [v4](/docs/v4/commands/Should) | [v5](/${V5_ADDRESS}/commands/Should) | [v6](./Should.mdx) |`,
        '| `Should-Be` | – | – | [v6](./Should-Be.mdx) |',
      ].join('\n'),
    );
  });

  it('says what replaced a removed command, on a page that has it', () => {
    const { read } = project(PAGES);
    const text = read(`${V6}/${AVAILABILITY}`);
    expect(text).toContain(
      '| `Assert-MockCalled` | v5 | [`Should -Invoke`](./Should.mdx#-invoke) or `Should-Invoke`. |',
    );
    expect(text).toContain(
      '| `Set-TestInconclusive` | v4 | [`Set-ItResult -Inconclusive`](./Set-ItResult.mdx). |',
    );
    // Should of v4 has no such operator: the reader is sent to the latest version.
    expect(read(`${V4}/${AVAILABILITY}`)).toMatch(
      /\| `Assert-MockCalled` \| v5 \| \[`Should -Invoke`\]\(\/docs\/commands\/Should#-invoke\) or /,
    );
  });

  it('covers every command that the newest version lacks, and no other', () => {
    expect(checkReplaced(loadReferences(), REPLACED_COMMANDS)).toEqual([]);
    expect(
      checkReplaced(loadReferences(), [
        ...REPLACED_COMMANDS.filter((entry) => entry.command !== 'In'),
        { command: 'Mock', replacements: [] },
      ]),
    ).toEqual([
      'In is not in v6; say in data/replacedCommands.ts what replaced it',
      'Mock has an entry in data/replacedCommands.ts, but is no command that v6 removed',
    ]);
  });
});
