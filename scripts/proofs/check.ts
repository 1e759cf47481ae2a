/** Holds proofs and pages together: the words of every proof stand on its page. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import fastGlob from 'fast-glob';
import { documentedVersion, type VersionName } from '../../config/versions';
import type { Problem } from '../../lib/problem';
import { readCompletePage } from '../../plugins/pages/completePage';
import { pagesOfVersion, PROJECT_ROOT } from '../../lib/pages';
import { proofNames, type ProofName } from './names';
import { findPassage, nearestStatement, passagesOf, type Passage } from './statements';

/** A proof file, for one of the versions that its folder names. */
export interface ProofFile {
  readonly version: VersionName;
  /** Id of the page that it proves: `usage/mocking`. */
  readonly page: string;
  /** Path relative to the project root, with `/`. */
  readonly file: string;
}

/**
 * The proof files. Those in `proofs/v5-v6/` serve both versions: once for each.
 * @throws {Error} when a folder names something that is no documented version
 */
export function proofFiles(root: string = PROJECT_ROOT): ProofFile[] {
  const files = fastGlob.sync('proofs/*/**/*.Tests.ps1', { cwd: root }).sort();
  return files.flatMap((file) => {
    const [, versions = '', page = ''] = /^proofs\/([^/]+)\/(.*)\.Tests\.ps1$/.exec(file) ?? [];
    return versions
      .split('-')
      .map((name) => ({ version: documentedVersion(name).name, page, file }));
  });
}

/** The passages of a page as readers see it, its front matter's description first. */
export function passagesOfPage(file: string, root: string = PROJECT_ROOT): Passage[] {
  const { tree, frontMatter } = readCompletePage(file, root);
  const { description } = frontMatter;
  const lead: Passage[] =
    typeof description === 'string'
      ? [{ text: description, line: 1, kind: 'heading', section: '', entry: '' }]
      : [];
  return [...lead, ...passagesOf(tree)];
}

/** The tests of a proof file. */
export function namesOf({ file }: ProofFile, root: string = PROJECT_ROOT): ProofName[] {
  return proofNames(readFileSync(path.join(root, file), 'utf8'), file);
}

/** What does not hold between proof files and their pages, each of which is read once. */
export function checkProofFiles(
  proofs: readonly ProofFile[],
  root: string = PROJECT_ROOT,
): Problem[] {
  const read = new Map<string, Passage[]>();
  const passagesIn = (file: string): Passage[] => {
    const passages = read.get(file) ?? passagesOfPage(file, root);
    read.set(file, passages);
    return passages;
  };
  return proofs.flatMap((proof) => checkProofFile(proof, passagesIn, root));
}

function checkProofFile(
  proof: ProofFile,
  passagesIn: (file: string) => Passage[],
  root: string,
): Problem[] {
  const { version, page, file } = proof;
  const found = pagesOfVersion(version, root).find(({ id }) => id === page);
  if (!found) {
    return [{ file, line: 1, message: `${version} has no page ${page}, which this file proves.` }];
  }
  const passages = passagesIn(found.file);
  const seen = new Set<string>();
  return namesOf(proof, root).flatMap(({ text, line, isUnproved, code }) => {
    const problems: Problem[] = [];
    if (!findPassage(text, passages)) {
      const nearest = nearestStatement(text, passages);
      problems.push({
        file,
        line,
        message: `"${text}" does not stand on ${found.file}. ${nearest ? `Nearest, line ${nearest.line}: "${nearest.text}"` : 'The page has no text.'}`,
      });
    }
    if (seen.has(text)) {
      problems.push({ file, line, message: `"${text}" is proved twice in this file.` });
    }
    if (isUnproved && !/https:\/\/\S+/.test(code)) {
      problems.push({
        file,
        line,
        message: `"${text}" is tagged Unproved; its body has to name the source, an https address.`,
      });
    }
    seen.add(text);
    return problems;
  });
}
