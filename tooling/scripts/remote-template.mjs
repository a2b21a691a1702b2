import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './parts.mjs';

/** A whole remote, called `mfe-example`, with one screen at `/example-path`. */
const TEMPLATE = join(ROOT, 'tooling', 'templates', 'remote');

/**
 * Writes the files of a new remote. Its singletons are those of the model, in the same versions.
 * @param {string} folder
 * @param {{ name: string, path: string, model: string | undefined }} remote its path without the leading slash; the model is
 *   another remote's folder
 */
export function writeRemote(folder, { name, path, model }) {
  const words = name.slice('mfe-'.length).split('-');
  const component = words.map(capitalized).join('');
  const fill = (/** @type {string} */ text) =>
    text
      .replaceAll('example-path', path)
      .replaceAll('mfe-example', name)
      .replaceAll('ExampleScreen', `${component}Screen`)
      .replaceAll('Example title', capitalized(words.join(' ')));
  for (const file of readdirSync(TEMPLATE, { recursive: true, encoding: 'utf8' })) {
    if (!statSync(join(TEMPLATE, file)).isFile()) continue;
    const target = join(folder, fill(file));
    mkdirSync(dirname(target), { recursive: true });
    const text = fill(readFileSync(join(TEMPLATE, file), 'utf8'));
    writeFileSync(target, file === 'package.json' ? withPeers(text, model) : text);
  }
  // A long name breaks lines where the template has none.
  execFileSync(process.execPath, [join(ROOT, 'node_modules', '.bin', 'biome'), 'format', '--write', folder], {
    cwd: ROOT,
    stdio: 'ignore',
  });
}

/**
 * @param {string} text of the template's package.json
 * @param {string | undefined} model
 */
function withPeers(text, model) {
  const { peerDependencies } = model
    ? JSON.parse(readFileSync(join(ROOT, model, 'package.json'), 'utf8'))
    : {};
  return `${JSON.stringify({ ...JSON.parse(text), peerDependencies }, null, 2)}\n`;
}

/** @param {string} word */
function capitalized(word) {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
