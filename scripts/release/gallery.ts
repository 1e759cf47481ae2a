/** Asks the PowerShell Gallery which releases of Pester there are, and which of them the site does not describe yet. */
import { load } from 'cheerio';
import { isPrerelease, type DocumentedVersion } from '../../config/versions';
import { compareReleases, isSameMajor } from '../../lib/releases';

const PACKAGE = "https://www.powershellgallery.com/api/v2/FindPackagesById()?id='Pester'";

/** Date that the Gallery gives to what its authors have hidden. */
const UNLISTED = '1900-01-01';

/** One page of an answer of the Gallery. */
interface GalleryPage {
  /** Listed releases as the Gallery names them, such as `6.0.0-rc5`. */
  readonly releases: readonly string[];
  /** Address of the next page, if there is one. */
  readonly next?: string;
}

/**
 * Reads one page of an answer (an Atom feed).
 * @throws {Error} when it is no answer about packages
 */
export function readGalleryPage(xml: string): GalleryPage {
  const $ = load(xml, { xml: true });
  if ($('feed').length === 0) {
    throw new Error(`The PowerShell Gallery gave no list of releases: ${xml.slice(0, 200)}`);
  }
  const releases = $('entry')
    .toArray()
    .map((entry) => ({
      release: $(entry).find('d\\:Version').text().trim(),
      published: $(entry).find('d\\:Published').text(),
    }))
    .filter(({ release, published }) => release !== '' && !published.startsWith(UNLISTED))
    .map(({ release }) => release);
  return { releases, next: $('feed > link[rel="next"]').attr('href') };
}

/**
 * All listed releases of Pester, oldest first.
 * @throws {Error} when the Gallery does not answer
 */
export async function publishedReleases(): Promise<readonly string[]> {
  const releases: string[] = [];
  for (let address: string | undefined = PACKAGE; address !== undefined;) {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address} answers ${response.status}.`);
    const page = readGalleryPage(await response.text());
    releases.push(...page.releases);
    address = page.next;
  }
  return releases.sort(compareReleases);
}

/**
 * The newest release of each documented version that is newer than what its pages describe. Prereleases count only where
 * the pages describe one already, or a preview.
 */
export function newerReleases(
  published: readonly string[],
  versions: readonly Pick<DocumentedVersion, 'pester' | 'status'>[],
): readonly string[] {
  return versions.flatMap(({ pester, status }) => {
    const takesPrereleases = status === 'preview' || isPrerelease(pester);
    const newest = published
      .filter((release) => isSameMajor(release, pester))
      .filter((release) => takesPrereleases || !isPrerelease(release))
      .filter((release) => compareReleases(release, pester) > 0)
      .sort(compareReleases)
      .at(-1);
    return newest === undefined ? [] : [newest];
  });
}

/**
 * The releases whose facts are to be exported, oldest first: the wanted one, and the stable ones between it and the
 * documented one, so that a name is dated to the release that brought it.
 */
export function releasesToExport(
  known: readonly string[],
  documented: string,
  wanted: string,
): readonly string[] {
  const skipped = known.filter(
    (release) =>
      isSameMajor(release, wanted) &&
      !isPrerelease(release) &&
      compareReleases(release, documented) > 0 &&
      compareReleases(release, wanted) < 0,
  );
  return [...new Set(skipped), wanted].sort(compareReleases);
}
