import { describe, expect, it, vi } from 'vitest';
import * as recordsOfPage from '../../../plugins/search/recordsOfPage';
import { recordsOfSite } from '../../../plugins/search/siteRecords';
import { folderWith } from './folders';

const ADDRESS = 'https://pester.dev/';

/** A built page as builds write it, with the script that all pages share. */
function built(script: string, text: string): string {
  return folderWith({
    'page.html': `<html><head><meta name="docsearch:docusaurus_tag" content="docs-default-v5"><script src=/assets/js/${script} defer></script></head><body><main><h1>Page</h1><p>${text}</p></main></body></html>`,
  });
}

describe('records of a site that was built before', () => {
  it('are read again from pages that changed, and only from those', () => {
    const siteDir = folderWith({ 'package-lock.json': '{}' });
    const read = vi.spyOn(recordsOfPage, 'readBuiltPage');
    const textOf = (build: string) => recordsOfSite(build, ADDRESS, siteDir)[0]?.content;

    expect(textOf(built('main.1.js', 'Old.'))).toBe('Old.');
    expect(read).toHaveBeenCalledTimes(1);
    // Another page's change gives the script another name.
    expect(textOf(built('main.2.js', 'Old.'))).toBe('Old.');
    expect(read).toHaveBeenCalledTimes(1);
    expect(textOf(built('main.2.js', 'New.'))).toBe('New.');
    expect(read).toHaveBeenCalledTimes(2);
  });
});
