import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './parts.mjs';

/** @typedef {import('./suite-output.mjs').SuiteOutput} SuiteOutput */
/** @typedef {{ passed: number, failed: number, skipped: number }} Count */
/** @typedef {{ cwd?: string, env?: Record<string, string> }} Place a folder below the root, variables beyond our own */

/**
 * Runs vitest to its end.
 * @param {SuiteOutput} output
 * @param {string[]} args
 * @param {Place & { read: (report: string) => void }} options `read` gets the path of the JSON report
 * @returns {Promise<Count>}
 */
export function runVitest(output, args, { read, ...place }) {
  return withReport(async (report) => {
    const status = await runProgram(output, ['vitest', 'run', ...args, ...reporting(report)], place);
    read(report);
    const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(report, 'utf8'));
    return checkedCount(status, { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests });
  });
}

/**
 * Runs the journeys to their end.
 * @param {SuiteOutput} output
 * @param {string[]} args
 * @param {(report: string) => void} read gets the path of the JSON report
 * @returns {Promise<Count>}
 */
export function runPlaywright(output, args, read) {
  return withReport(async (report) => {
    const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report };
    const status = await runProgram(output, ['playwright', 'test', ...args], { cwd: 'shell', env });
    read(report);
    const { stats } = JSON.parse(readFileSync(report, 'utf8'));
    if (stats.flaky > 0)
      output.print(`   ${stats.flaky} passed only at the second try: named above as flaky`);
    return checkedCount(status, {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      skipped: stats.skipped,
    });
  });
}

/**
 * Runs a program of node_modules to its end.
 * @param {SuiteOutput} output
 * @param {[string, ...string[]]} command
 * @param {Place} place
 * @returns {Promise<number>} exit status
 */
export function runProgram(output, [program, ...args], { cwd = '', env = {} }) {
  const child = spawn(join(ROOT, 'node_modules', '.bin', program), args, {
    cwd: join(ROOT, cwd),
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk) => output.write(chunk));
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status) => resolve(status ?? 1));
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

/**
 * Gives `start` the path of a report that is gone afterwards.
 * @param {(report: string) => Promise<Count>} start
 */
async function withReport(start) {
  const folder = mkdtempSync(join(tmpdir(), 'lineleaf-report-'));
  try {
    return await start(join(folder, 'report.json'));
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
