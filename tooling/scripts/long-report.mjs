import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './parts.mjs';

/** @typedef {{ name: string, passed: number, failed: number, skipped: number, seconds: number }} SuiteRow */
/** @typedef {{ suite: string, title: string, status: string, seconds: number }} LongTest */

/** A test that takes longer is named in the report. */
const LONG_TEST_S = 60;

/** Where the last report is kept. */
const REPORT = join(ROOT, 'docs', 'long-run.md');

/** What a long run has done so far; written to docs/ after each suite, so that a run that is cut off leaves its part. */
export class LongReport {
  /** @type {SuiteRow[]} */
  #suites = [];
  /** @type {LongTest[]} */
  #tests = [];
  #startedAt = new Date();

  /** @param {SuiteRow} row */
  add(row) {
    this.#suites.push(row);
    writeFileSync(REPORT, this.#print());
  }

  /**
   * Notes the tests of a suite that took a minute or more, from the report that vitest wrote.
   * @param {string} suite
   * @param {string} path
   */
  readTests(suite, path) {
    /** @type {{ testResults: { assertionResults: { title: string, status: string, duration?: number | null }[] }[] }} */
    const report = JSON.parse(readFileSync(path, 'utf8'));
    for (const { title, status, duration } of report.testResults.flatMap((file) => file.assertionResults)) {
      const seconds = Math.round((duration ?? 0) / 1000);
      if (seconds >= LONG_TEST_S) this.#tests.push({ suite, title, status, seconds });
    }
  }

  #print() {
    const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: ROOT, encoding: 'utf8' });
    const suites = this.#suites.map(
      ({ name, passed, failed, skipped, seconds }) =>
        `| ${name} | ${passed} | ${failed} | ${skipped} | ${minutes(seconds)} |`,
    );
    const tests = this.#tests.map(
      ({ suite, title, status, seconds }) => `| ${title} | ${suite} | ${status} | ${minutes(seconds)} |`,
    );
    return [
      '# The last long run',
      '',
      `\`npm run test:long\` of ${this.#startedAt.toISOString().slice(0, 16).replace('T', ' ')} UTC at ${commit.trim()}, Node ${process.version}, ${availableParallelism()} cores. Written by the run itself.`,
      '',
      '| suite | passed | failed | skipped | minutes |',
      '| --- | ---: | ---: | ---: | ---: |',
      ...suites,
      '',
      'Tests of a minute or more:',
      '',
      '| test | suite | outcome | minutes |',
      '| --- | --- | --- | ---: |',
      ...tests,
      '',
    ].join('\n');
  }
}

/** @param {number} seconds */
function minutes(seconds) {
  return (seconds / 60).toFixed(1);
}
