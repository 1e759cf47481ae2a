/** Reads the order of pages off the sidebar of a version. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as sidebarsModule from '../../sidebars';
import type { DocumentedVersion } from '../../config/versions';
import { PROJECT_ROOT } from '../../lib/pages';

/** A page's id, or a category. */
export type SidebarItem =
  | string
  | {
      readonly link?: { readonly type: string; readonly id?: string };
      readonly items?: readonly SidebarItem[];
    };

/** Node gives a CommonJS module's own default export as `default.default`; a bundler gives it as `default`. */
function currentSidebar(): { docs: readonly SidebarItem[] } {
  const loaded: object = sidebarsModule.default;
  return ('default' in loaded ? loaded.default : loaded) as { docs: readonly SidebarItem[] };
}

function idsOf(item: SidebarItem): string[] {
  if (typeof item === 'string') return [item];
  const own = item.link?.type === 'doc' && item.link.id !== undefined ? [item.link.id] : [];
  return [...own, ...(item.items ?? []).flatMap(idsOf)];
}

/** The sidebar of a version. */
export function sidebarOf({
  docusaurusName,
  sidebarFile,
}: DocumentedVersion): readonly SidebarItem[] {
  if (docusaurusName === 'current') return currentSidebar().docs;
  const text = readFileSync(path.join(PROJECT_ROOT, sidebarFile), 'utf8');
  return (JSON.parse(text) as { docs: readonly SidebarItem[] }).docs;
}

/** Ids of all pages of a version in sidebar order. */
export function sidebarOrder(version: DocumentedVersion): string[] {
  return sidebarOf(version).flatMap(idsOf);
}
