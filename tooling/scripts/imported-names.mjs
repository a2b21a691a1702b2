import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isOfTests, ROOT, readPackage, WORKSPACES } from './parts.mjs';

/** Most of what these packages export the page never runs. */
const NARROWED = ['react-router', 'react-i18next'];

/** `import … from '…'` and `export … from '…'` as the formatter writes them: at the start of a line, in single quotes. */
const STATEMENT = /^(?:import|export) (type )?([^;'"]*?) from '([^']+)'/gm;

/**
 * The packages of which the page carries only what is in use, and the names that are.
 * @returns {Record<string, string[]>}
 */
export function narrowedPackages() {
  return Object.fromEntries(NARROWED.map((name) => [name, importedNames(name)]));
}

/**
 * The names that the parts of the page import from a package, in order: what the shell has to provide of it. Types, tests and
 * stories do not count.
 * @param {string} packageName
 * @returns {string[]}
 * @throws {Error} where a part imports something else than names
 */
function importedNames(packageName) {
  const names = WORKSPACES.filter((folder) => dependsOn(folder, packageName))
    .flatMap((folder) => sourcesBelow(join(ROOT, folder, 'src')))
    .flatMap((file) => namesIn(readFileSync(file, 'utf8'), packageName, file));
  return [...new Set(names)].sort();
}

/**
 * @param {string} source
 * @param {string} packageName
 * @param {string} file for the error
 * @returns {string[]}
 */
export function namesIn(source, packageName, file) {
  return [...source.matchAll(STATEMENT)]
    .filter(([, isType, , from]) => !isType && from === packageName)
    .flatMap(([, , clause = '']) => {
      const list = /^\{([^}]*)\}$/s.exec(clause)?.[1];
      if (list === undefined) throw new Error(`${file} takes "${clause}" from ${packageName}: import names`);
      return list
        .split(',')
        .map((name) => name.trim().replace(/ as .*/s, ''))
        .filter((name) => name !== '' && !name.startsWith('type '));
    });
}

/**
 * @param {string} folder
 * @param {string} packageName
 */
function dependsOn(folder, packageName) {
  const { dependencies, peerDependencies } = readPackage(folder);
  return packageName in { ...dependencies, ...peerDependencies };
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function sourcesBelow(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !isOfTests(file) && !/(^|[\\/])testing[\\/]/.test(file))
    .map((file) => join(folder, file));
}
