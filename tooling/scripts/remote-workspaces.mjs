import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readContracts } from './contracts.mjs';
import { isInstalled, markInstalled, runNpm } from './install.mjs';
import { REMOTES, ROOT } from './parts.mjs';
import { refusalOf } from './remote-address.mjs';
import { REMOTE_LISTS } from './remote-lists.mjs';
import { writeRemote } from './remote-template.mjs';

/** npm writes it by the workspaces. */
const LOCKFILE = 'package-lock.json';

/**
 * Makes a remote with one screen, and adds it to the workspaces, the lockfile and whatever else names every remote. The
 * network is not asked for anything.
 * @param {string} name its folder, `mfe-…`
 * @param {string} path where its screen is opened, with the leading slash
 * @throws {Error} where the name or the path is malformed or taken, or npm fails; then nothing has changed
 */
export async function addRemote(name, path) {
  const refusal = refusalOf({ name, path }, { folders: readdirSync(ROOT), contracts: await readContracts() });
  if (refusal) throw new Error(refusal);
  changeLists(name, () => writeRemote(join(ROOT, name), { name, path: path.slice(1), model: REMOTES[0] }));
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
  changeLists(name, undefined);
  rmSync(join(ROOT, name), { recursive: true });
}

/**
 * Has every list of remotes name one more, or one less; what fails half-way is undone.
 * @param {string} name the remote that comes or goes
 * @param {(() => void) | undefined} makeFolder for one that comes
 */
function changeLists(name, makeFolder) {
  const wasInstalled = isInstalled();
  const lists = REMOTE_LISTS.filter(({ file }) => existsSync(join(ROOT, file)));
  const files = [...lists.map(({ file }) => file), LOCKFILE].map((file) => join(ROOT, file));
  const before = files.map((file) => /** @type {const} */ ([file, readFileSync(file, 'utf8')]));
  try {
    makeFolder?.();
    for (const { file, add, remove } of lists) {
      const change = makeFolder ? add : remove;
      writeFileSync(join(ROOT, file), change(readFileSync(join(ROOT, file), 'utf8'), name));
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
