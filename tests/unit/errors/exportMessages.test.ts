import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { messagesSchema } from '../../../data/messages/schema';
import { findTools } from '../../../scripts/examples/run/environment';
import { PROJECT_ROOT } from '../../../lib/pages';
import { temporaryFolder } from '../../temporaryFolder';

const { pwsh } = findTools();
const why = pwsh === undefined ? ' (needs pwsh)' : '';

const SCRIPT = `
function Get-BackupMessage ($Name) { "No backup named '$Name' is there." }

function New-Backup {
    if ($a) { throw "Backup '$($Backup.Path)' has no file." }
    if ($b) { & $SafeCommands['Write-Warning'] ("Backup {0} of {1} is old" -f $Number, $Total) }
    if ($c) { $message = 'The disk is full.'; throw [System.InvalidOperationException]::new($message) }
    if ($d) { throw (Get-BackupMessage 'full') }
    if ($e) { throw $_ }
    if ($f) { throw [Pester.Factory]::CreateShouldErrorRecord('Expected a backup to be there', $file) }
}
`;

const COMPILED = `
class Backup { void Check() { throw new ArgumentException("name", $"Backup must be '{Constants.Full}' or newer"); } }
`;

it.skipIf(pwsh === undefined)(
  `Export-PesterMessages.ps1 writes what scripts and compiled code throw, and keeps what was decided${why}`,
  () => {
    const decided = { file: 'src/Old.ps1', text: 'The disk is full.', entry: 'disk-full' };
    const root = temporaryFolder({
      'source/src/Backup.ps1': SCRIPT,
      'source/src/Backup.Tests.ps1': "throw 'A test is no source.'",
      'source/src/Backup.cs': COMPILED,
      'v9.json': JSON.stringify({ pester: '9.0.0', messages: [decided] }),
    });
    const { status, stderr } = spawnSync(
      pwsh ?? 'pwsh',
      [
        '-NoProfile',
        '-File',
        path.join(PROJECT_ROOT, 'scripts/Export-PesterMessages.ps1'),
        ...['-Version', '9.1.0', '-SourceFolder', path.join(root, 'source')],
        ...['-OutputFolder', root],
      ],
      { encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } },
    );
    expect(stderr).toBe('');
    expect(status).toBe(0);
    const { pester, messages } = messagesSchema.parse(
      JSON.parse(readFileSync(path.join(root, 'v9.json'), 'utf8')),
    );
    expect(pester).toBe('9.1.0');
    expect(messages).toEqual([
      { file: 'src/Backup.ps1', text: "Backup '<path>' has no file." },
      { file: 'src/Backup.ps1', text: 'Backup <number> of <total> is old' },
      { file: 'src/Backup.ps1', text: 'The disk is full.', entry: 'disk-full' },
      { file: 'src/Backup.ps1', text: "No backup named '<name>' is there." },
      { file: 'src/Backup.cs', text: "Backup must be '<full>' or newer" },
    ]);
  },
);
