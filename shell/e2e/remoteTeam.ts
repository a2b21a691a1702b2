import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyTree, type Outcome } from './treeCopy.ts';

const REMOTE = 'mfe-admin';
const TEXTS = 'src/locales/en.json';

/** The team of one remote, with sources of its own beside the running product. */
export interface RemoteTeam {
  /** The title of its screen as it was released with the product. */
  readonly oldTitle: string;
  /** Gives the screen another title, for the next release. */
  rename(title: string): void;
  /** What `npm run <script> -w mfe-admin` does, against a product's store; what it printed, and whether it went well. */
  run(script: 'release' | 'rollout' | 'list-releases', ...args: readonly string[]): Outcome;
  remove(): void;
}

/** The team of mfe-admin, who releases into the product whose data lie in a folder. */
export function startTeam(dataDir: string, env: Readonly<Record<string, string>> = {}): RemoteTeam {
  const { folder, run, remove } = copyTree();
  const file = join(folder, REMOTE, TEXTS);
  const texts = JSON.parse(readFileSync(file, 'utf8'));
  return {
    oldTitle: texts.heading,
    rename: (title) => writeFileSync(file, JSON.stringify({ ...texts, heading: title })),
    run: (script, ...args) =>
      run(`tooling/scripts/${script}.mjs`, args, { part: REMOTE, env: { ...env, DATA_DIR: dataDir } }),
    remove,
  };
}
