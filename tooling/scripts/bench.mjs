import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { bundlePrograms } from '../src/backendPrograms.mjs';
import { ROOT } from './parts.mjs';

// `npm run bench [-- name]`: one measurement or all of them. See docs/measurements.md for figures and limits.

/** The example pages are real pages of the illustrator. */
const pages = join(ROOT, 'backend', 'assets', 'examples');

const bin = join(ROOT, 'node_modules', '.bin');
const tsx = join(bin, 'tsx');

/** @type {Record<string, string[]>} name: program and its arguments */
const benches = {
  editor: [tsx, join(ROOT, 'mfe-editor', 'bench.ts'), pages],
  load: [tsx, join(ROOT, 'backend', 'bench', 'load.ts')],
  pictures: [tsx, join(ROOT, 'backend', 'bench', 'pictures.ts')],
  logins: [tsx, join(ROOT, 'backend', 'bench', 'classLogIn.ts')],
  judge: [tsx, join(ROOT, 'releases', 'bench', 'judge.ts')],
  browser: inBrowser('.bench.ts'),
  visit: inBrowser('.lighthouse.ts'),
};

/**
 * @param {string} files how the names of those to run end
 * @returns {string[]}
 */
function inBrowser(files) {
  const config = join(ROOT, 'shell', 'playwright.bench.config.ts');
  return [join(bin, 'playwright'), 'test', files, '-c', config, '--reporter', 'line', '--trace', 'off'];
}

/** @type {Record<string, string[]>} name: programs it starts as a server runs them, in a folder that is its last argument */
const built = { pictures: ['bench/pictureMemory.ts'] };

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !benches[name]);
if (unknown.length > 0) {
  console.error(
    `There is no measurement ${unknown.join(', ')}; there are ${Object.keys(benches).join(', ')}.`,
  );
  process.exit(1);
}
for (const [name, [program = '', ...args]] of Object.entries(benches)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  const programs = built[name] && (await bundlePrograms(built[name]));
  const { status } = spawnSync(program, programs ? [...args, programs.folder] : args, { stdio: 'inherit' });
  programs?.remove();
  if (status !== 0) process.exitCode = status ?? 1;
}
