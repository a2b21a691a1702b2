import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const COPIED = [
  ...['package.json', 'package-lock.json', 'release.config.json'],
  ...['docs/openapi.json', 'tooling', 'api-client', 'design-system', 'releases', 'mfe-admin'],
];
const TEXTS = 'mfe-admin/src/locales/en.json';

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

interface Outcome {
  readonly isOk: boolean;
  readonly text: string;
}

/** The team of mfe-admin, who releases into the product whose data lie in a folder. */
export function startTeam(dataDir: string, env: Readonly<Record<string, string>> = {}): RemoteTeam {
  const copy = mkdtempSync(join(tmpdir(), 'lineleaf-team-'));
  for (const part of COPIED) {
    cpSync(join(ROOT, part), join(copy, part), {
      recursive: true,
      filter: (path) => !['node_modules', 'dist'].includes(basename(path)),
    });
    const installed = join(ROOT, part, 'node_modules');
    if (existsSync(installed)) symlinkSync(installed, join(copy, part, 'node_modules'));
  }
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  const texts = JSON.parse(readFileSync(join(copy, TEXTS), 'utf8'));
  return {
    oldTitle: texts.heading,
    rename: (title) => writeFileSync(join(copy, TEXTS), JSON.stringify({ ...texts, heading: title })),
    run: (script, ...args) => {
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        [join(copy, 'tooling/scripts', `${script}.mjs`), ...args],
        {
          cwd: join(copy, 'mfe-admin'),
          env: { ...process.env, ...env, DATA_DIR: dataDir },
          encoding: 'utf8',
        },
      );
      return { isOk: status === 0, text: stdout + stderr };
    },
    remove: () => rmSync(copy, { recursive: true, force: true }),
  };
}
