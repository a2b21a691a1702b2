import { execFileSync } from 'node:child_process';
import { isOfTests, RELEASED_PARTS, ROOT, sourcesOf, WORKSPACES, workspacesBelow } from './parts.mjs';

/**
 * What a change reaches. `base` is the commit it is measured from; `stories` the parts of which stories run, `journeys`
 * whether all of them do, only those whose own files changed, or none.
 * @typedef {{ base: string, isBackend: boolean, stories: string[], journeys: 'all' | 'changed' | 'none' }} Changes
 */

/** What a part is built from beside its sources. */
const INSTALLED = ['package.json', 'package-lock.json'];

/** Parts that are in every screen. */
const SHARED = ['api-client', 'design-system'];

/**
 * What this working tree changes against the commit where it left `main`, or against the last commit if it is on main.
 * @returns {Changes}
 */
export function findChanges() {
  const base = leftMainAt();
  const changed = git(['diff', '--name-only', '--no-renames', base]);
  const unknown = git(['ls-files', '--others', '--exclude-standard']);
  return { base, ...reachOf([...changed.split('\n'), ...unknown.split('\n')].filter(Boolean)) };
}

/**
 * The files that commits changed from one up to the last.
 * @param {string} commit
 */
export function filesChangedSince(commit) {
  try {
    const range = ['--end-of-options', commit, 'HEAD'];
    return git(['diff', '--name-only', '--no-renames', ...range])
      .split('\n')
      .filter(Boolean);
  } catch {
    throw new Error(`${commit} is no commit of this clone`);
  }
}

/**
 * The parts that are built from any of these files, the shell first.
 * @param {readonly string[]} files below the root
 */
export function changedParts(files) {
  const built = files.filter((file) => !isOfTests(file));
  return RELEASED_PARTS.filter((part) =>
    sourcesOf(part).some((source) => built.some((file) => file === source || file.startsWith(`${source}/`))),
  );
}

/**
 * Which suites a change of these files reaches.
 * @param {readonly string[]} files below the root
 * @returns {Omit<Changes, 'base'>}
 */
export function reachOf(files) {
  const isEverywhere = files.some((file) => INSTALLED.includes(file) || file.startsWith('tooling/src/'));
  const changed = partsOf(files);
  const built = partsOf(files.filter(isProduct));
  const withStories = WORKSPACES.filter((part) => /^(shell|mfe-.*|design-system)$/.test(part));
  const shown = new Set([...built, ...partsOf(files.filter((file) => file.endsWith('.stories.tsx')))]);
  const isInEach = isEverywhere || files.some(isStorybook) || SHARED.some((part) => built.has(part));
  return {
    isBackend: isEverywhere || [...workspacesBelow('backend')].some((part) => changed.has(part)),
    stories: withStories.filter((part) => isInEach || shown.has(part)),
    journeys: journeysFor(files, isEverywhere || built.size > 0),
  };
}

/**
 * @param {readonly string[]} files
 * @param {boolean} isProductChanged
 * @returns {Changes['journeys']}
 */
function journeysFor(files, isProductChanged) {
  if (isProductChanged || files.some((file) => /^(shell\/playwright\.config|tooling\/scripts\/)/.test(file)))
    return 'all';
  return files.some((file) => file.startsWith('shell/e2e/')) ? 'changed' : 'none';
}

/**
 * Whether the running product has something of this file.
 * @param {string} file
 */
function isProduct(file) {
  const [part = '', folder] = file.split('/');
  if (!WORKSPACES.includes(part) || part === 'tooling') return false;
  const isOnlyForDevelopment = ['e2e', 'bench', 'corpus', '.storybook'].includes(folder ?? '');
  const isOfTests = /\.(test|stories|bench)\.tsx?$|\/testing\/|(vitest|playwright)[.\w]*\.config\.ts$/.test(
    file,
  );
  return !isOnlyForDevelopment && !isOfTests && !/\.mdx?$/.test(file);
}

/** @param {readonly string[]} files */
function partsOf(files) {
  return new Set(files.map((file) => file.split('/')[0]));
}

/** @param {string} file */
function isStorybook(file) {
  return /^design-system\/(\.storybook\/|vitest\.storybook)/.test(file);
}

function leftMainAt() {
  try {
    return git(['merge-base', 'HEAD', 'main']).trim();
  } catch {
    return 'HEAD';
  }
}

/** @param {string[]} args */
function git(args) {
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
}
