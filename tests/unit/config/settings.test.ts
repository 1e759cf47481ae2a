import { afterEach, expect, it, vi } from 'vitest';
import { versionsToBuild } from '../../../config/docs';
import { algoliaCredentials } from '../../../config/search';
import { baseUrl, siteUrl } from '../../../config/site';

afterEach(() => {
  vi.unstubAllEnvs();
});

it.each([
  ['ALGOLIA_APP_ID', 'TEST', algoliaCredentials, /missing: apiKey, indexName/],
  ['SITE_URL', 'pester.dev', siteUrl, /must be an origin such as/],
  ['BASE_URL', '/docs', baseUrl, /must begin and end with a slash/],
  ['DOCS_VERSIONS', 'v1', versionsToBuild, /"v1".*Allowed are: /],
])('the setting %s is refused as %s, with what is allowed', (name, value, read, message) => {
  vi.stubEnv(name, value);
  expect(read).toThrow(message);
});
