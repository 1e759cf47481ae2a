/** Reads the order of pages off the sidebar of a version. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as sidebarsModule from '../../../sidebars';
import type { DocumentedVersion } from '../../../src/config/versions';
import { PROJECT_ROOT } from '../../lib/pages';

type Item =
  | string
  | {
      readonly link?: { readonly type: string; readonly id?: string };
      readonly items?: readonly Item[];
    };

/** Node gives a CommonJS module's own default export as `default.default`; a bundler gives it as `default`. */
function currentSidebar(): { docs: readonly Item[] } {
  const loaded: object = sidebarsModule.default;
  return ('default' in loaded ? loaded.default : loaded) as { docs: readonly Item[] };
}

function idsOf(item: Item): string[] {
  if (typeof item === 'string') return [item];
  const own = item.link?.type === 'doc' && item.link.id !== undefined ? [item.link.id] : [];
  return [...own, ...(item.items ?? []).flatMap(idsOf)];
}

/** Ids of all pages of a version in sidebar order. */
export function sidebarOrder({
  docusaurusName,
  sidebarFile,
}: Pick<DocumentedVersion, 'docusaurusName' | 'sidebarFile'>): string[] {
  const { docs } =
    docusaurusName === 'current'
      ? currentSidebar()
      : (JSON.parse(readFileSync(path.join(PROJECT_ROOT, sidebarFile), 'utf8')) as {
          docs: readonly Item[];
        });
  return docs.flatMap(idsOf);
}
