import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { auditPackages } from './audit.mjs';
import { runChecks } from './checks.mjs';
import { LongReport } from './long-report.mjs';
import { ROOT } from './parts.mjs';
import { countPromises, listUnprovenPromises, readProofs } from './promises.mjs';
import { findSecrets } from './secrets.mjs';
import { ensurePrograms, startMariaDb } from './services.mjs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Count */

/** Themes and languages of the stories: each theme, and with the dark one every story in one of the other languages. */
const LOOKS = [
  { theme: 'light', language: 'en' },
  { theme: 'dark', language: 'mixed' },
];
const ALL_LOOKS = ['light', 'dark'].flatMap((theme) =>
  ['en', 'es', 'fr', 'de'].map((language) => ({ theme, language })),
);

/** What ran, for the table of promises. @type {import('./promises.mjs').Proof[]} */
const proofs = [];

/** What a long run leaves in docs/; a short one leaves nothing. */
const longReport = process.env.LINELEAF_LONG ? new LongReport() : undefined;

/** Everything that the suites and the servers they started have printed. @type {string[]} */
const printed = [];

/**
 * Runs every suite, one after the other; a suite that cannot run says why and counts as skipped.
 * @returns {Promise<Count>}
 */
export async function runAllSuites() {
  const programs = ensurePrograms();
  /** @type {Count} */
  const total = { passed: 0, failed: 0, skipped: 0 };
  /** @param {string} name @param {() => Promise<Count> | Count} run */
  const suite = async (name, run) => {
    console.log(`\n== ${name}`);
    const started = Date.now();
    const count = await run();
    const seconds = Math.round((Date.now() - started) / 1000);
    // What did not run has said why; a line of zeros would read as a run in which no test was found.
    if (count.passed + count.failed > 0) {
      console.log(
        `   ${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped in ${seconds} s`,
      );
    }
    longReport?.add({ name, ...count, seconds });
    total.passed += count.passed;
    total.failed += count.failed;
    total.skipped += count.skipped;
  };
  await suite('known faults of packages', auditPackages);
  await suite('checks', async () => ({ ...(await runChecks()), skipped: 0 }));
  await suite('unit and API tests on SQLite', () => vitest('SQLite', [], {}));
  await suite('API tests on MariaDB', () => mariaDb(programs.mariadbd));
  await suite('Storybook, built', storybook);
  for (const look of process.env.LINELEAF_LONG ? ALL_LOOKS : LOOKS) {
    await suite(`stories in ${look.theme}, ${look.language}`, () =>
      programs.chromium ? stories(look) : skip('no Chromium was found'));
  }
  await suite('journeys', () => (programs.chromium ? journeys() : skip('no Chromium was found')));
  await suite('promises of the specification', () =>
    programs.chromium ? promises() : skip('journeys prove some of them, and no Chromium was found'));
  await suite('no secret in the log of all suites', secrets);
  return total;
}

/** All components and screens as pages to look at, in `design-system/dist/storybook`. */
async function storybook() {
  const status = await run('storybook', ['build', '-o', 'dist/storybook'], join(ROOT, 'design-system'), {});
  return { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, skipped: 0 };
}

/** @returns {Count} */
function secrets() {
  const faults = findSecrets(printed.join(''));
  for (const fault of faults) console.log(`   ${fault}`);
  return { passed: faults.length === 0 ? 1 : 0, failed: faults.length, skipped: 0 };
}

/** @returns {Count} */
function promises() {
  const faults = listUnprovenPromises(proofs);
  for (const fault of faults) console.log(`   ${fault}`);
  return { passed: Math.max(0, countPromises() - faults.length), failed: faults.length, skipped: 0 };
}

/**
 * @param {string} reason
 * @returns {Count}
 */
function skip(reason) {
  console.log(`   skipped: ${reason}`);
  return { passed: 0, failed: 0, skipped: 1 };
}

/** @param {string | undefined} mariadbd */
async function mariaDb(mariadbd) {
  if (!mariadbd) return skip('no MariaDB was found');
  const server = await startMariaDb(mariadbd);
  try {
    return await vitest('MariaDB', ['--project', 'backend', ...TOUCH_THE_DATABASE], {
      TEST_DATABASE_URL: server.url,
    });
  } finally {
    await server.stop();
  }
}

/** Where the backend's tests open a database. */
const TOUCH_THE_DATABASE = [
  ...['src/modules', 'src/database', 'src/models', 'src/http', 'src/app', 'src/logging'],
  'src/providers/payments',
];

/**
 * @param {string} database
 * @param {string[]} args
 * @param {Record<string, string>} env
 */
function vitest(database, args, env) {
  return withReport(async (report) => {
    const status = await run('vitest', ['run', ...args, ...reporting(report)], ROOT, env);
    longReport?.readTests(database, report);
    return status;
  });
}

/**
 * In CI a failed test is tried once more, and named if it then passes: a machine under load must not hide what is new.
 * @param {string} report
 */
function reporting(report) {
  const flaky = join(ROOT, 'tooling', 'src', 'flakyReporter.mjs');
  const retries = process.env.CI ? ['--retry=1'] : [];
  return [
    '--reporter=dot',
    '--reporter=json',
    `--reporter=${flaky}`,
    `--outputFile.json=${report}`,
    ...retries,
  ];
}

/** @param {{ theme: string, language: string }} look */
function stories({ theme, language }) {
  return withReport((report) =>
    run(
      'vitest',
      ['run', '--config', 'vitest.storybook.config.ts', ...reporting(report)],
      join(ROOT, 'design-system'),
      { STORYBOOK_THEME: theme, STORYBOOK_LANGUAGE: language },
    ),
  );
}

async function journeys() {
  const folder = mkdtempSync(join(tmpdir(), 'lineleaf-journeys-'));
  const report = join(folder, 'report.json');
  try {
    const status = await run('playwright', ['test'], join(ROOT, 'shell'), {
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    });
    const { stats } = JSON.parse(readFileSync(report, 'utf8'));
    proofs.push(...readProofs(report));
    if (stats.flaky > 0) console.log(`   ${stats.flaky} passed only at the second try: named above as flaky`);
    return checkedCount(status, {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      skipped: stats.skipped,
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Runs vitest with a report file and reads the counts from it.
 * @param {(report: string) => Promise<number>} start
 * @returns {Promise<Count>}
 */
async function withReport(start) {
  const folder = mkdtempSync(join(tmpdir(), 'lineleaf-report-'));
  try {
    const report = join(folder, 'report.json');
    const status = await start(report);
    proofs.push(...readProofs(report));
    const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(report, 'utf8'));
    return checkedCount(status, { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * A run that ended badly with no failed test (a file that does not load, an unhandled rejection) is a failure too.
 * @param {number} status
 * @param {Count} count
 */
function checkedCount(status, count) {
  return status !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}

/**
 * Runs a program of node_modules to its end, its output shown and kept.
 * @param {string} program
 * @param {string[]} args
 * @param {string} cwd
 * @param {Record<string, string>} env
 * @returns {Promise<number>} exit status
 */
function run(program, args, cwd, env) {
  const binary = join(ROOT, 'node_modules', '.bin', program);
  const child = spawn(binary, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.on('data', (chunk) => show(chunk, process.stdout));
  child.stderr.on('data', (chunk) => show(chunk, process.stderr));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status) => resolve(status ?? 1));
  });
}

/** @param {Buffer} chunk @param {NodeJS.WriteStream} target */
function show(chunk, target) {
  printed.push(chunk.toString());
  target.write(chunk);
}
