import { describe, expect, it } from 'vitest';
import { inlineScripts } from '../../scripts/build/inlineScripts';
import { formatHeaders, headersFor, parseHeaders } from '../../lib/hostRules';
import { headerRules } from '../../config/headers';
import { contentSecurityPolicy } from '../../config/security';

describe('the security policy', () => {
  it('names the hosts of hosted search when it is configured, and only then', () => {
    const hosted = contentSecurityPolicy({ scriptHashes: [], algoliaAppId: 'ABC' });
    expect(hosted).toContain(
      "connect-src 'self' https://abc-dsn.algolia.net https://abc-1.algolianet.com",
    );
    expect(contentSecurityPolicy({ scriptHashes: [] })).not.toContain('algolia');
  });
});

describe('inline scripts', () => {
  it('are those that a browser would run', () => {
    const html = `<script>one()</script><script src="a.js"></script><SCRIPT type="module">two()</SCRIPT>
      <script type="application/ld+json">{"a":1}</script><p>&lt;script>no()&lt;/script></p>`;
    expect(inlineScripts(html)).toEqual(['one()', 'two()']);
  });
});

describe('a _headers file', () => {
  const rules = headerRules('/', 'POLICY');

  it('is read as it was written', () => {
    expect(parseHeaders(formatHeaders(rules))).toEqual(rules);
  });

  it('keeps hashed files for long, and says nothing of pages', () => {
    expect(headersFor(rules, '/assets/js/main.1.js')['Cache-Control']).toContain('immutable');
    expect(headersFor(rules, '/docs/quick-start')).not.toHaveProperty('Cache-Control');
  });
});
