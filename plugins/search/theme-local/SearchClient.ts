/** Search without an account: the interfaces get a client that answers from the site's own index. */
import siteConfig from '@generated/docusaurus.config';
import type { transformSearchClient as TransformSearchClient } from '@theme/SearchClient';
import { createLocalClient } from '../client/localClient';
import './local.css';

const client = createLocalClient(siteConfig);

// DocSearch types the client as Algolia's whole one; it calls `search` and `addAlgoliaAgent`.
const forDialog = client as unknown as ReturnType<NonNullable<typeof TransformSearchClient>>;

export const transformSearchClient: typeof TransformSearchClient = () => forDialog;

export const loadSearchClient = () => Promise.resolve(client);

export const { warmUp } = client;

/** The answer costs a few milliseconds and no request. */
export const TYPING_PAUSE = 0;

export const PROVIDER = undefined;
