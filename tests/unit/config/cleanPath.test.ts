import { describe, expect, it } from 'vitest';
import { cleanPath, decodableText } from '../../../config/cleanPath';

describe('the one address of a page', () => {
  it.each([
    ['/docs/usage.html', '/docs/usage'],
    ['/docs/usage/index.html', '/docs/usage'],
    ['/docs/usage/', '/docs/usage'],
    ['/docs/usage', '/docs/usage'],
    ['/index.html', '/'],
    ['/', '/'],
    ['/404.html', '/404.html'],
    ['/%E0%A4%A', '/%25E0%25A4%25A'],
  ])('%s is %s', (path, clean) => {
    expect(cleanPath(path, '/')).toBe(clean);
  });

  it('keeps the slash of a home page below a path', () => {
    expect(cleanPath('/site/index.html', '/site/')).toBe('/site/');
    expect(cleanPath('/site/docs/a/', '/site/')).toBe('/site/docs/a');
  });

  it('has a hash that can be decoded', () => {
    expect(decodableText('#a%20b')).toBe('#a%20b');
    expect(decodableText('#100%')).toBe('#100%25');
  });
});
