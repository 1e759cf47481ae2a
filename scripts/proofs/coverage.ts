/** Which statements of the pages have a proof. */
import { documentedVersion } from '../../config/versions';
import { ERROR_INDEX } from '../../plugins/errors';
import { OVERVIEWS } from '../../plugins/reference/overviews';
import { pagesOfVersion, type PageFile } from '../../lib/pages';
import { namesOf, passagesOfPage, proofFiles, type ProofFile } from './check';
import { normalize, statementsOf, type Statement } from './statements';

/** The statements of one page. */
interface PageCoverage {
  readonly page: PageFile;
  readonly proved: readonly Statement[];
  readonly unproved: readonly Statement[];
}

/** Kinds of page whose statements are proved. */
const PROVED_FOLDERS =
  /^(?:quick-start|usage|assertions|commands|migrations|introduction|recipes|tutorial|errors)(?:\/|$)/;

/**
 * Lists that the build makes of other pages and of facts of the modules: their lines are checked where they come from,
 * and their own sentences say how to use the list.
 */
const LISTS: readonly string[] = [...OVERVIEWS, ERROR_INDEX];

function coverPage(page: PageFile, proofs: readonly ProofFile[]): PageCoverage {
  const own = proofs.filter((proof) => proof.version === page.version && proof.page === page.id);
  const names = own.flatMap((proof) => namesOf(proof)).map(({ text }) => normalize(text));
  const hasProof = ({ text }: Statement): boolean =>
    names.some((name) => text.includes(name) || name.includes(text));
  const statements = statementsOf(passagesOfPage(page.file));
  return {
    page,
    proved: statements.filter(hasProof),
    unproved: statements.filter((statement) => !hasProof(statement)),
  };
}

/**
 * The statements of the pages of a version, without the lists among them, or of one page of it.
 * @param pageId such as `usage/mocking`
 */
export function coverage(version: string, pageId?: string): PageCoverage[] {
  const proofs = proofFiles();
  const pages = pagesOfVersion(documentedVersion(version).name).filter(({ id }) =>
    pageId === undefined ? PROVED_FOLDERS.test(id) && !LISTS.includes(id) : id === pageId,
  );
  return pages.map((page) => coverPage(page, proofs));
}
