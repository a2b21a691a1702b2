import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PROMISES } from '../specification/promises.mjs';
import { ROOT } from './parts.mjs';

/** Where the table is kept. */
const TABLE = join(ROOT, 'docs', 'promises.md');

/** Where each measure against an attack names the tests that prove it. */
const SECURITY = join(ROOT, 'docs', 'security.md');

/** @typedef {{ file: string, title: string, hasPassed: boolean }} Proof one test of a run, its file relative to the root */

/**
 * What is wrong with the table of promises: rows whose test did not run or failed, whose quoted words are not in the
 * test's file, and a table in docs/ that is not the one of the data. Empty when all is well.
 * @param {readonly Proof[]} proofs of a whole run
 * @returns {string[]}
 */
export function listUnprovenPromises(proofs) {
  const unproven = Object.values(PROMISES)
    .flat()
    .flatMap((row) => {
      const missing = [...missingWords(row)].map((words) => `${row.file} does not hold the words: ${words}`);
      const own = proofs.filter(({ file, title }) => file === row.file && title.includes(row.title));
      if (own.length === 0)
        return [...missing, `no test ran for: ${row.promise} (${row.file}: ${row.title})`];
      return own.every(({ hasPassed }) => hasPassed) ? missing : [...missing, `failed: ${row.promise}`];
    });
  const faults = [...unproven, ...listUnprovenMeasures(proofs)];
  const isFresh = readFileSync(TABLE, 'utf8') === printTable();
  return isFresh
    ? faults
    : [...faults, 'docs/promises.md is not up to date: node tooling/scripts/promises.mjs'];
}

/** How many promises there are, those of docs/security.md included. */
export function countPromises() {
  return Object.values(PROMISES).flat().length + readMeasures().length;
}

/**
 * The tests that docs/security.md names, each in the form `file`: title.
 * @returns {{ file: string, title: string }[]}
 */
export function readMeasures() {
  const text = readFileSync(SECURITY, 'utf8');
  const named = [...text.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`: (.+?)(?=<br>| \|$)/gm)];
  return named.map(([, file = '', title = '']) => ({ file, title }));
}

/** @param {readonly Proof[]} proofs */
function listUnprovenMeasures(proofs) {
  return readMeasures().flatMap(({ file, title }) => {
    const own = proofs.filter((proof) => proof.file === file && proof.title.includes(title));
    if (own.length === 0) return [`docs/security.md names a test that did not run: ${file}: ${title}`];
    return own.every(({ hasPassed }) => hasPassed) ? [] : [`failed, of docs/security.md: ${title}`];
  });
}

/**
 * The tests of a report that vitest or Playwright wrote as JSON.
 * @param {string} path
 * @returns {Proof[]}
 */
export function readProofs(path) {
  const report = JSON.parse(readFileSync(path, 'utf8'));
  if (report.testResults) return report.testResults.flatMap(proofsOfVitest);
  const rootDir = report.config.rootDir;
  return report.suites.flatMap((/** @type {PlaywrightSuite} */ suite) => proofsOfPlaywright(suite, rootDir));
}

/** @typedef {{ name: string, assertionResults: { title: string, status: string }[] }} VitestFile */
/** @typedef {{ file: string, specs: { title: string, ok: boolean }[], suites?: PlaywrightSuite[] }} PlaywrightSuite */

/**
 * @param {VitestFile} file
 * @returns {Proof[]}
 */
function proofsOfVitest({ name, assertionResults }) {
  const file = relative(ROOT, name);
  return assertionResults.map(({ title, status }) => ({ file, title, hasPassed: status === 'passed' }));
}

/**
 * @param {PlaywrightSuite} suite
 * @param {string} rootDir
 * @returns {Proof[]}
 */
function proofsOfPlaywright({ file, specs, suites = [] }, rootDir) {
  const own = specs.map(({ title, ok }) => ({
    file: relative(ROOT, join(rootDir, file)),
    title,
    hasPassed: ok,
  }));
  return [...own, ...suites.flatMap((suite) => proofsOfPlaywright(suite, rootDir))];
}

/** @param {import('../specification/promises.mjs').Promise} row */
function missingWords({ promise, file }) {
  // A string in the test may break or escape its quotes: compared without either.
  const plain = (/** @type {string} */ text) => text.replace(/[\\'"`]/g, '');
  const source = plain(readFileSync(join(ROOT, file), 'utf8'));
  const words = [...promise.matchAll(/“([^”]+)”/g)].map(([, text = '']) => text);
  return words.filter((text) => !source.includes(plain(text)));
}

function printTable() {
  const chapters = Object.entries(PROMISES).map(([chapter, rows]) =>
    [
      `## ${chapter}`,
      '',
      '| promise | proven by | test |',
      '| --- | --- | --- |',
      ...rows.map(({ promise, file, title }) => `| ${promise} | \`${file}\` | ${title} |`),
    ].join('\n'),
  );
  return `# What the specification promises, and the test that proves it

${Object.values(PROMISES).flat().length} messages and constants of [specification.md](specification.md). Each whole run of \`npm test\` checks that every test named here
ran and passed, and that quoted words stand in its file. Written by \`node tooling/scripts/promises.mjs\` from
\`tooling/specification/promises.mjs\`.

${chapters.join('\n\n')}
`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) writeFileSync(TABLE, printTable());
