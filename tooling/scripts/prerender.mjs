import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** @typedef {{ path: string, integrity: string }} ReleasedFile below the release's folder */

/**
 * Renders a part's landing in each language into its build and names the files, with their hashes, in its contract. Does
 * nothing for a part without one.
 * @param {string} folder of the part
 * @param {string} distDir its build
 */
export async function prerenderLanding(folder, distDir) {
  const program = join(folder, 'dist-prerender', 'prerender.mjs');
  if (!existsSync(program)) return;
  const { LANDING_LANGUAGES, LANDING_PATH, renderLanding } = await import(pathToFileURL(program).href);
  const script = describe(distDir, `static/${fileNamed(distDir, /^landing\.\w+\.js$/)}`);
  const css = readFileSync(join(folder, 'dist-prerender', 'prerender.css'), 'utf8');
  /** @type {Record<string, ReleasedFile>} */
  const pages = {};
  for (const language of LANDING_LANGUAGES) {
    const text = JSON.stringify(renderLanding(language, { script, css }));
    const path = `landing.${language}.${hashOf(text, 'hex').slice(0, 8)}.json`;
    writeFileSync(join(distDir, path), text);
    pages[language] = describe(distDir, path);
  }
  const contractFile = join(distDir, 'contract.json');
  const contract = JSON.parse(readFileSync(contractFile, 'utf8'));
  const landing = { path: LANDING_PATH, script, pages };
  writeFileSync(contractFile, `${JSON.stringify({ ...contract, landing }, null, 2)}\n`);
}

/**
 * @param {string} distDir
 * @param {RegExp} pattern
 */
function fileNamed(distDir, pattern) {
  const name = readdirSync(join(distDir, 'static')).find((each) => pattern.test(each));
  if (name === undefined) throw new Error(`${distDir} has no file like ${pattern}`);
  return name;
}

/**
 * @param {string} distDir
 * @param {string} path
 * @returns {ReleasedFile}
 */
function describe(distDir, path) {
  return { path, integrity: `sha384-${hashOf(readFileSync(join(distDir, path)), 'base64')}` };
}

/**
 * @param {string | Buffer} bytes
 * @param {'hex' | 'base64'} encoding
 */
function hashOf(bytes, encoding) {
  return createHash('sha384').update(bytes).digest(encoding);
}
