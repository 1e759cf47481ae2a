import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { newerReleases, readGalleryPage, releasesToExport } from '../../../scripts/release/gallery';

const answer = readFileSync(
  path.join(import.meta.dirname, '../../fixtures/gallery/answer.xml'),
  'utf8',
);

describe('an answer of the PowerShell Gallery', () => {
  it('holds the listed releases, and the address of the next page', () => {
    const { releases, next } = readGalleryPage(answer);
    expect(releases).toEqual(['8.9.0', '9.0.0-beta2', '9.0.0', '9.1.0-rc1']);
    expect(next).toBe(
      "https://www.powershellgallery.com/api/v2/FindPackagesById()?id='Pester'&$skiptoken='Pester','9.1.0-rc1'",
    );
  });

  it('is refused when it is about something else', () => {
    expect(() => readGalleryPage('<html><body>Sorry</body></html>')).toThrow(
      'The PowerShell Gallery gave no list of releases: <html>',
    );
  });
});

describe('newer releases', () => {
  const published = ['8.9.0', '8.10.0-beta1', '9.0.0-rc1', '9.0.0', '9.1.0-rc1', '10.0.0'];
  const newer = (pester: string, status: 'preview' | 'latest') =>
    newerReleases(published, [{ pester, status }]);

  it('are the newest of the same major version', () => {
    expect(newer('8.8.0', 'latest')).toEqual(['8.9.0']);
    expect(newer('8.9.0', 'latest')).toEqual([]);
    expect(newer('9.0.0-rc1', 'latest')).toEqual(['9.1.0-rc1']);
  });

  it('may be prereleases where the pages are a preview', () => {
    expect(newer('9.0.0', 'latest')).toEqual([]);
    expect(newer('9.0.0', 'preview')).toEqual(['9.1.0-rc1']);
  });
});

describe('the releases to export', () => {
  const known = ['9.1.0', '8.9.0', '9.0.0', '9.0.0-rc2', '9.0.1', '9.0.0', '9.2.0-rc1'];

  it('are the wanted one and the stable ones since the documented one, oldest first', () => {
    expect(releasesToExport(known, '9.0.0-rc1', '9.2.0-rc1')).toEqual([
      '9.0.0',
      '9.0.1',
      '9.1.0',
      '9.2.0-rc1',
    ]);
    expect(releasesToExport(known, '9.0.1', '9.1.0')).toEqual(['9.1.0']);
  });
});
