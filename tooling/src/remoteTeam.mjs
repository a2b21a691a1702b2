import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyTree } from './treeCopy.mjs';

/**
 * The team of one remote, with sources of its own beside the running product. `edit` changes a file of the copy, by its
 * path below the root; `run` is what `npm run <script>` does in the remote's folder: what it printed, and whether it went
 * well.
 * @typedef {{
 *   edit: (path: string, change: (text: string) => string) => void,
 *   run: (script: 'release' | 'rollout' | 'list-releases', ...args: string[]) => import('./treeCopy.mjs').Outcome,
 *   remove: () => void,
 * }} RemoteTeam
 */

/**
 * @param {string} part
 * @param {Readonly<Record<string, string>>} env where its releases go (`DATA_DIR` or `RELEASES_URL`, absolute), and more
 * @returns {RemoteTeam}
 */
export function startRemoteTeam(part, env) {
  const { folder, run, remove } = copyTree();
  return {
    edit: (path, change) =>
      writeFileSync(join(folder, path), change(readFileSync(join(folder, path), 'utf8'))),
    run: (script, ...args) => run(`tooling/scripts/${script}.mjs`, args, { part, env }),
    remove,
  };
}
