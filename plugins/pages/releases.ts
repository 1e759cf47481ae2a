/**
 * What pages take from the tables of releases: the number of the documented release, which stands in
 * `config/versions.ts` only, and on `introduction/whats-new` the date and the meaning of each release.
 */
import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { VERSIONS, type DocumentedVersion } from '../../config/versions';
import { releaseDay, releases } from '../../data/releases';
import { escapeMarkdown } from '../../lib/mdx';
import {
  checkHeadings,
  checkOrder,
  insert,
  markdownNodes,
  sectionsAtDepth,
  type PageTree,
} from '../../lib/sections';
import { frontMatterTexts, rewriteShown } from './shownText';

/** The page that tells the news of a version. */
export const WHATS_NEW = 'introduction/whats-new';

/** What a page may write for a number of its own version, or of another: `%PESTER_RELEASE%`, `%PESTER_RELEASE_V5%`. */
const PLACEHOLDERS: Readonly<Record<string, (version: DocumentedVersion) => string>> = {
  /** As the PowerShell Gallery names it. */
  PESTER_RELEASE: ({ pester }) => pester,
  /** As `Get-Module` and `Import-Module` name it: without the label of a prerelease. */
  PESTER_VERSION: ({ pester }) => pester.replace(/-.*$/, ''),
};

const PLACEHOLDER = /%(PESTER_\w*?)(?:_(V\d+))?%/g;

/** Puts the numbers of releases into what readers of a page see, and into its links. */
export function fillReleases(page: PageTree, version: DocumentedVersion): void {
  const fill = (text: string, node: Nodes): string =>
    text.replace(PLACEHOLDER, (written, name: string, other?: string) => {
      const numberOf = PLACEHOLDERS[name];
      const of =
        other === undefined ? version : VERSIONS.find((each) => each.name === other.toLowerCase());
      if (numberOf && of) return numberOf(of);
      const names = Object.keys(PLACEHOLDERS).map((each) => `%${each}%`);
      page.report(
        `${written} stands for no number; allowed are ${names.join(' and ')}, for another version with its name, as %PESTER_RELEASE_${version.name.toUpperCase()}%`,
        node,
      );
      return written;
    });
  rewriteShown(page, fill);
  visit(page.tree, ['code', 'link'], (node) => {
    if ('url' in node) node.url = fill(node.url, node);
    if ('meta' in node && node.meta) node.meta = fill(node.meta, node);
  });
  for (const [key, text] of frontMatterTexts(page)) {
    const [written] = text.match(PLACEHOLDER) ?? [];
    if (written)
      page.report(
        `${written} in "${key}" of the front matter is not filled in; write the number, or leave it out`,
      );
  }
}

/** Puts date and meaning below the heading of each release, and checks that the page has them all, newest first. */
export function completeNews(page: PageTree, { name }: DocumentedVersion): void {
  const expected = releases.filter(({ version }) => version === name);
  const names = expected.map(({ release }) => release);
  const sections = sectionsAtDepth(page, 2).filter(({ title }) => /^\d/.test(title));
  checkHeadings(page, sections, names, `data/releases.ts has no release of ${name}`);
  checkOrder(page, sections, names);
  for (const release of expected) {
    const section = sections.find(({ title }) => title === release.release);
    if (section) {
      const news = `**${releaseDay(release)}.** ${escapeMarkdown(release.text)}`;
      insert(section, markdownNodes(news));
    } else {
      page.report(
        `the release ${release.release} of data/releases.ts has no heading; write "## ${release.release}"`,
      );
    }
  }
}
