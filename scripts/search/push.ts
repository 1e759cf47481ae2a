/** Sends the search records of a built site to Algolia. */
import { algoliasearch, type Algoliasearch } from 'algoliasearch';
import type { AlgoliaRecord } from './algoliaRecords';
import { INDEX_SETTINGS, INDEX_SYNONYMS } from './algoliaSettings';

/** Where to push, from the environment. */
export interface PushTarget {
  readonly appId: string;
  readonly adminKey: string;
  readonly indexName: string;
}

/** How to push; every part has a default. */
export interface PushOptions {
  /** Servers instead of Algolia's. */
  readonly hosts?: NonNullable<Parameters<typeof algoliasearch>[2]>['hosts'];
  /** Called after each batch with the number of records sent so far. */
  readonly onProgress?: (sent: number) => void;
  /** Called before the whole push is tried again. */
  readonly onRetry?: (reason: string) => void;
  /** Waits between two tries. */
  readonly wait?: (milliseconds: number) => Promise<void>;
}

/** A push that failed for a reason that the caller can act on. */
export class PushError extends Error {}

const TRIES = 3;
const FIRST_PAUSE = 2000;
/** Algolia's advice for records of this size. */
const BATCH_SIZE = 1000;

const VARIABLES = {
  appId: 'ALGOLIA_APP_ID',
  indexName: 'ALGOLIA_INDEX_NAME',
  adminKey: 'ALGOLIA_ADMIN_KEY',
} as const;

/**
 * Reads the target from environment variables.
 * @throws {PushError} that names what is missing
 */
export function pushTarget(environment: NodeJS.ProcessEnv): PushTarget {
  const read = (name: keyof typeof VARIABLES) => environment[VARIABLES[name]]?.trim() ?? '';
  const target = { appId: read('appId'), indexName: read('indexName'), adminKey: read('adminKey') };
  const missing = (Object.keys(VARIABLES) as (keyof typeof VARIABLES)[]).filter(
    (name) => target[name] === '',
  );
  if (missing.length > 0) {
    throw new PushError(
      `Set ${missing.map((name) => VARIABLES[name]).join(', ')} to push search records. ALGOLIA_ADMIN_KEY is a key with the rights addObject, deleteObject, deleteIndex, editSettings and browse: in Algolia's dashboard under Settings, API Keys.`,
    );
  }
  return target;
}

/**
 * Replaces all records of the index. Readers see the old records until the new ones are complete, and keep them when
 * the push fails: Algolia's client fills a temporary index and then swaps.
 * @throws {PushError} when there are no records, the key is refused, or every try failed
 */
export async function pushRecords(
  target: PushTarget,
  records: readonly AlgoliaRecord[],
  { hosts, onProgress, onRetry, wait = pause }: PushOptions = {},
): Promise<void> {
  if (records.length === 0)
    throw new PushError('There are no records to push: build the site first.');
  for (let attempt = 1; ; attempt += 1) {
    const client = algoliasearch(target.appId, target.adminKey, hosts && { hosts });
    reportBatches(client, onProgress);
    try {
      await replaceAll(client, target.indexName, records);
      return;
    } catch (error) {
      const { message, isFinal } = explain(error, target);
      if (isFinal || attempt === TRIES) throw new PushError(message, { cause: error });
      onRetry?.(message);
      await wait(FIRST_PAUSE * 2 ** (attempt - 1));
    }
  }
}

/** Settings and synonyms first: the client copies them to the temporary index. */
async function replaceAll(
  client: Algoliasearch,
  indexName: string,
  records: readonly AlgoliaRecord[],
): Promise<void> {
  const { taskID } = await client.setSettings({ indexName, indexSettings: INDEX_SETTINGS });
  await client.waitForTask({ indexName, taskID });
  await client.saveSynonyms({
    indexName,
    synonymHit: INDEX_SYNONYMS,
    replaceExistingSynonyms: true,
  });
  await client.replaceAllObjects({ indexName, objects: [...records], batchSize: BATCH_SIZE });
}

/** The client's `replaceAllObjects` calls its own `batch` and has no other way to be watched. */
function reportBatches(client: Algoliasearch, onProgress: PushOptions['onProgress']): void {
  const batch = client.batch.bind(client);
  let sent = 0;
  client.batch = async (parameters, options) => {
    const response = await batch(parameters, options);
    sent += 'batchWriteParams' in parameters ? parameters.batchWriteParams.requests.length : 0;
    onProgress?.(sent);
    return response;
  };
}

function explain(
  error: unknown,
  { appId, indexName }: PushTarget,
): { message: string; isFinal: boolean } {
  const { status, message } = error as { status?: number; message?: string };
  if (status === 401 || status === 403) {
    return {
      message: `Algolia refused the key of application ${appId} (${message ?? status}). Check ALGOLIA_APP_ID, and that ALGOLIA_ADMIN_KEY may write to the index ${indexName}.`,
      isFinal: true,
    };
  }
  const isRefused = status !== undefined && status >= 400 && status < 500 && status !== 429;
  return {
    message: isRefused
      ? `Algolia refused the records (${status}: ${message ?? ''}).`
      : `Algolia could not be reached (${message ?? String(error)}).`,
    isFinal: isRefused,
  };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
