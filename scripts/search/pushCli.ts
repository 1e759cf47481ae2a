/** `npm run search:push [-- --dry-run]`: sends the search records of `build/` to Algolia. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { baseUrl, siteUrl } from '../../config/site';
import { recordsOfSite } from '../../plugins/search/siteRecords';
import { algoliaRecords } from './algoliaRecords';
import { PushError, pushRecords, pushTarget } from './push';

const USAGE = `Usage: npm run search:push [-- OPTIONS]
  --dry-run       says what would be sent, and sends nothing
  --build FOLDER  the built site (default: build)
  --server URL    a server to use instead of Algolia's, such as http://127.0.0.1:8080`;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      'dry-run': { type: 'boolean', default: false },
      build: { type: 'string', default: 'build' },
      server: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(USAGE);
    return;
  }
  if (!existsSync(path.join(values.build, 'index.html'))) {
    throw new PushError(`${values.build} holds no built site: run "npm run build" first.`);
  }
  const records = algoliaRecords(recordsOfSite(values.build, siteUrl() + baseUrl()));
  console.log(
    `${records.length} records of ${new Set(records.map((record) => record.url_without_anchor)).size} pages.`,
  );
  if (values['dry-run']) {
    console.log('Dry run: nothing was sent.');
    return;
  }
  const target = pushTarget(process.env);
  await pushRecords(target, records, {
    ...(values.server !== undefined && { hosts: [hostOf(values.server)] }),
    onProgress: (sent) => {
      console.log(`  ${sent} of ${records.length} sent`);
    },
    onRetry: (reason) => {
      console.log(`  ${reason} Trying again…`);
    },
  });
  console.log(`The index ${target.indexName} is up to date.`);
}

function hostOf(address: string) {
  const { protocol, hostname, port } = new URL(address);
  return {
    url: hostname,
    accept: 'readWrite' as const,
    protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
    ...(port !== '' && { port: Number(port) }),
  };
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  if (!(error instanceof PushError)) console.error(USAGE);
  process.exitCode = 1;
});
