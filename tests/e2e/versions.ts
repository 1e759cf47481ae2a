/** The released versions as the tests name them: derived, so that they stay right when a version is released. */
import released from '../../versions.json' with { type: 'json' };

const [latest = '', older = ''] = released;

/** The version at `/docs`. */
export const LATEST = latest as 'v6' | 'v5' | 'v4';
export const LATEST_LABEL = `${latest} (latest)`;
/** The version before it, at `/docs/` and its name, which is its label, too. */
export const OLDER = older as 'v6' | 'v5' | 'v4';
