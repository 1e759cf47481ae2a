import { describe, expect, it } from 'vitest';
import type { Difference } from '../../../scripts/release/differences';
import { parsePage } from '../../../lib/mdx';
import { findingsInText, findingsOnPage } from '../../../scripts/release/findings';

const RELEASES = { before: '9.1.0', others: ['9.0.0'] };

/** Lines of such a page that were found, with the reasons. */
function found(text: string, differences: readonly Difference[], command?: string): string[] {
  const parsed = parsePage(text, 'page.mdx');
  return findingsOnPage({ parsed, command }, differences, RELEASES).map(
    ({ line, why }) => `${line}: ${why.join(', ')}`,
  );
}

describe('lines beside a changed fact', () => {
  const changed = { before: 'a', after: 'b' };

  it('are those below the heading of a parameter, and those that name it with its command', () => {
    const difference: Difference = { kind: 'parameter', name: 'Get-Backup -Path', ...changed };
    const page = '## Parameters\n\n### -Path\n\nA folder.\n\n### -Days\n\nA number.\n';
    expect(found(page, [difference], 'Get-Backup')).toEqual([
      '3: Get-Backup -Path changed',
      '5: Get-Backup -Path changed',
    ]);
    const guide = [
      '`Get-Backup -Path` takes one.',
      '`-Path` of another command.',
      '`Get-BackupSet -Path` is another command.',
      '```powershell\nGet-Backup -Path a\nGet-Backup -PathName a\n```',
    ].join('\n\n');
    expect(found(guide, [difference])).toEqual([
      '1: Get-Backup -Path changed',
      '8: Get-Backup -Path changed',
    ]);
  });

  it('are those that describe a command as a whole, or how it is called', () => {
    const difference: Difference = { kind: 'command', name: 'Get-Backup', ...changed };
    const page = 'It lists.\n\n## Parameters\n\n### -Path\n\nA folder.\n\n## Notes\n\nSlow.\n';
    expect(found(page, [difference], 'Get-Backup')).toEqual([
      '1: Get-Backup changed',
      '9: Get-Backup changed',
      '11: Get-Backup changed',
    ]);
    expect(
      found('`Get-Backup` takes it by position.\n\n`Get-Backup` lists.\n', [difference]),
    ).toEqual(['1: Get-Backup changed']);
  });

  it('are rows and code that name an option, and rows of a property', () => {
    const table = '| Property | Meaning |\n|---|---|\n| `Files` | All |\n| `Filesystem` | None |\n';
    expect(found(table, [{ kind: 'property', name: 'Tool.Run.Files', ...changed }])).toEqual([
      '3: Tool.Run.Files changed',
    ]);
    const code = '```powershell\n$c.Run.Path = 1\n$c.Run.PathName = 1\n```\n';
    expect(found(code, [{ kind: 'option', name: 'Run.Path', ...changed }])).toEqual([
      '2: Run.Path changed',
    ]);
    expect(
      found('`Run.Path` is a path.', [{ kind: 'option', name: 'Run.Path', ...changed }]),
    ).toEqual(['1: Run.Path changed']);
  });

  it('are all that use what is gone, and that quote a message that is gone', () => {
    const gone: Difference = { kind: 'command', name: 'Get-Backup', before: 'a' };
    expect(found('See `Get-Backup`.\n\n```powershell\nGet-Backup\n```\n', [gone])).toEqual([
      '1: Get-Backup is gone',
      '4: Get-Backup is gone',
    ]);
    const message = 'Expected … to be removed from … again.';
    expect(
      found('It says: Expected 1 to be removed from 2 again.', [
        { kind: 'message', name: message, before: message },
      ]),
    ).toEqual([`1: ${message} is gone`]);
  });

  it('are none beside what is new', () => {
    expect(
      found('`Get-Backup`', [{ kind: 'command', name: 'Get-Backup', after: 'a' }], 'Get-Backup'),
    ).toEqual([]);
  });
});

describe('lines that name another release', () => {
  it('name that of before, also without its zero, or another one of the major version', () => {
    const page = 'Since v9.0.0.\n\nIn 9.1, too.\n\nFrom 19.0.0 on, and 9.0.01, 9.1.5.\n';
    expect(found(page, [])).toEqual(['1: names 9.0.0', '3: names 9.1']);
  });

  it('speak of a prerelease after one', () => {
    const parsed = parsePage('It is a release candidate.\n', 'page.mdx');
    const of = (before: string) => findingsOnPage({ parsed }, [], { before, others: [] });
    expect(of('9.1.0')).toEqual([]);
    expect(of('9.1.0-rc1')).toMatchObject([{ line: 1, why: ['speaks of a prerelease'] }]);
  });

  it('are found in other files by the exact release', () => {
    expect(findingsInText('a.md', 'Tool 9.1.0\nTool 9.0.0\nTool 9.1.0-rc1', '9.1.0')).toEqual([
      { file: 'a.md', line: 1, text: 'Tool 9.1.0', why: ['names 9.1.0'] },
    ]);
  });
});
