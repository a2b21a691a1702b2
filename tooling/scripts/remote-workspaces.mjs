import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readContracts } from './contracts.mjs';
import { isInstalled, markInstalled, runNpm } from './install.mjs';
import { withOwner, withoutOwner } from './owners.mjs';
import { REMOTES, ROOT, WORKSPACES } from './parts.mjs';
import { refusalOf } from './remote-address.mjs';
import { writeRemote } from './remote-template.mjs';

/** The files that name every workspace. */
const MANIFEST = join(ROOT, 'package.json');
const LOCKFILE = join(ROOT, 'package-lock.json');
const OWNERS = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'].map((file) => join(ROOT, file));

/**
 * Makes a remote with one screen, and adds it to the workspaces, the lockfile and the owners of the folders. The network is
 * not asked for anything.
 * @param {string} name its folder, `mfe-…`
 * @param {string} path where its screen is opened, with the leading slash
 * @throws {Error} where the name or the path is malformed or taken, or npm fails; then nothing has changed
 */
export async function addRemote(name, path) {
  const refusal = refusalOf({ name, path }, { folders: readdirSync(ROOT), contracts: await readContracts() });
  if (refusal) throw new Error(refusal);
  changeWorkspaces(name, {
    workspaces: [...WORKSPACES, name],
    ownersOf: withOwner,
    makeFolder: () => writeRemote(join(ROOT, name), { name, path: path.slice(1), model: REMOTES[0] }),
  });
}

/**
 * Deletes a remote's folder and takes its name off all lists. What a product serves of it stays served.
 * @param {string} name
 * @param {{ isForced: boolean }} options whether work that git does not have is deleted too
 * @throws {Error} where there is no such remote, or it has such work; then nothing has changed
 */
export function removeRemote(name, { isForced }) {
  if (!REMOTES.includes(name)) throw new Error(`${name} is no remote of this tree`);
  if (!isForced && !isCommitted(name))
    throw new Error(`${name} has work that is not committed: commit it first, or add --force to lose it`);
  changeWorkspaces(name, {
    workspaces: WORKSPACES.filter((folder) => folder !== name),
    ownersOf: withoutOwner,
  });
  rmSync(join(ROOT, name), { recursive: true });
}

/**
 * Writes the files that list the workspaces; what fails half-way is undone.
 * @param {string} name the remote that comes or goes
 * @param {{
 *   workspaces: string[],
 *   ownersOf: (text: string, name: string) => string,
 *   makeFolder?: () => void,
 * }} change
 */
function changeWorkspaces(name, { workspaces, ownersOf, makeFolder }) {
  const wasInstalled = isInstalled();
  const files = [MANIFEST, LOCKFILE, ...OWNERS].filter((file) => existsSync(file));
  const before = files.map((file) => /** @type {const} */ ([file, readFileSync(file, 'utf8')]));
  try {
    makeFolder?.();
    for (const [file, text] of before) {
      if (OWNERS.includes(file)) writeFileSync(file, ownersOf(text, name));
      if (file === MANIFEST)
        writeFileSync(file, `${JSON.stringify({ ...JSON.parse(text), workspaces }, null, 2)}\n`);
    }
    // All that the remote needs is locked already, so npm has nothing to ask a registry.
    runNpm(['install', '--package-lock-only', '--offline', '--ignore-scripts', '--no-audit', '--no-fund']);
  } catch (error) {
    for (const [file, text] of before) writeFileSync(file, text);
    if (makeFolder) rmSync(join(ROOT, name), { recursive: true, force: true });
    throw new Error(`${name} was not ${makeFolder ? 'made' : 'removed'}: ${sentenceOf(error)}`);
  }
  if (wasInstalled) relink(name, makeFolder !== undefined);
}

/**
 * What npm or another program said when it failed, without the command before it.
 * @param {unknown} error
 */
function sentenceOf(error) {
  const text = error instanceof Error ? error.message : String(error);
  return text.split('\n').find((line) => line !== '' && !line.startsWith('Command failed')) ?? text;
}

/**
 * Links or unlinks the one package that has come or gone: then what the new lockfile says is installed, as before.
 * @param {string} name
 * @param {boolean} isThere
 */
function relink(name, isThere) {
  const link = join(ROOT, 'node_modules', '@lineleaf', name);
  rmSync(link, { recursive: true, force: true });
  if (isThere) symlinkSync(join(ROOT, name), link, 'junction');
  markInstalled();
}

/** @param {string} name */
function isCommitted(name) {
  try {
    const args = ['status', '--porcelain', '--untracked-files=all', '--', name];
    return (
      execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }) === ''
    );
  } catch {
    return false;
  }
}
