import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { ROOT } from '../scripts/parts.mjs';

/** What is installed, built or written by runs; installed packages are linked. */
const LEFT_OUT = /^(node_modules|dist(-.*)?|image|data|coverage|test-results|playwright-report|\.git)$/;
/** Where npm links the workspaces. */
const SCOPE = '@lineleaf';

/**
 * A program that was run, with what it printed.
 * @typedef {{ isOk: boolean, text: string }} Outcome
 */

/**
 * The working tree's files in a folder of their own, with the packages that are installed here. `run` runs a file of the
 * copy in Node, such as `node_modules/.bin/tsc`, in a part's folder.
 * @typedef {{
 *   folder: string,
 *   run: (
 *     file: string,
 *     args: readonly string[],
 *     options?: { part?: string, env?: Readonly<Record<string, string>> },
 *   ) => Outcome,
 *   remove: () => void,
 * }} TreeCopy
 */

/**
 * Copies the working tree beside the running product, as another team would check it out.
 * @returns {TreeCopy}
 */
export function copyTree() {
  const folder = mkdtempSync(join(tmpdir(), 'lineleaf-team-'));
  cpSync(ROOT, folder, { recursive: true, filter: (path) => !LEFT_OUT.test(basename(path)) });
  linkInstalled(folder);
  return {
    folder,
    run: (file, args, { part = '.', env } = {}) => {
      const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, file), ...args], {
        cwd: join(folder, part),
        env: { ...process.env, ...env },
        encoding: 'utf8',
      });
      return { isOk: status === 0, text: stdout + stderr };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/**
 * Each package is linked by itself, so that the copy has workspaces of its own among them.
 * @param {string} folder
 */
function linkInstalled(folder) {
  const installed = join(folder, 'node_modules');
  mkdirSync(join(installed, SCOPE), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (name === '.lineleaf-lock') cpSync(join(ROOT, 'node_modules', name), join(installed, name));
    else if (name === '.bin' || !/^\.|^@lineleaf$/.test(name))
      symlinkSync(join(ROOT, 'node_modules', name), join(installed, name));
  }
  for (const part of readdirSync(join(ROOT, 'node_modules', SCOPE)))
    symlinkSync(join(folder, part), join(installed, SCOPE, part));
  for (const part of readdirSync(folder, { withFileTypes: true })) {
    const own = join(part.name, 'node_modules');
    if (part.isDirectory() && existsSync(join(ROOT, own))) symlinkSync(join(ROOT, own), join(folder, own));
  }
}
