import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './parts.mjs';

// `npm run bench [-- name]`: one measurement or all of them. See docs/measurements.md for figures and limits.

/** The example pages are real pages of the illustrator. */
const pages = join(ROOT, 'backend', 'assets', 'examples');

/** @type {Record<string, string[]>} name: program and its arguments */
const benches = {
  editor: [join(ROOT, 'mfe-editor', 'bench.ts'), pages],
  load: [join(ROOT, 'backend', 'bench', 'load.ts')],
  pictures: [join(ROOT, 'backend', 'bench', 'pictures.ts')],
};

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !benches[name]);
if (unknown.length > 0) {
  console.error(
    `There is no measurement ${unknown.join(', ')}; there are ${Object.keys(benches).join(', ')}.`,
  );
  process.exit(1);
}
const tsx = join(ROOT, 'node_modules', '.bin', 'tsx');
for (const [name, program] of Object.entries(benches)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  const { status } = spawnSync(tsx, program, { stdio: 'inherit' });
  if (status !== 0) process.exitCode = status ?? 1;
}
