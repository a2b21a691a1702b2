import { runInLanes } from './lanes.mjs';
import { readProofs } from './promises.mjs';
import { SuiteOutput } from './suite-output.mjs';

/** @typedef {import('./suite-programs.mjs').Count} Count */
/**
 * `budgetS` is what it may take on two cores that do nothing else; a suite with `leftOut`, the reason, is not run.
 * @typedef {{
 *   name: string,
 *   budgetS: number,
 *   run: (output: SuiteOutput) => Promise<Count> | Count,
 *   leftOut?: string | undefined,
 * }} Suite
 */
/** @typedef {Count & { name: string, seconds: number }} SuiteRow */

/** One run of suites: what they counted, proved and printed so far. */
export class SuiteRun {
  /** What ran, for the table of promises. @type {import('./promises.mjs').Proof[]} */
  proofs = [];
  /** @type {SuiteRow[]} */
  rows = [];
  /** @type {string[]} */
  #printed = [];
  /** @type {string[]} */
  #leftOut = [];
  #hasBudgets;
  #onRow;

  /** @param {{ hasBudgets: boolean, onRow: (row: SuiteRow) => void }} options `onRow` is told of each suite that ended */
  constructor({ hasBudgets, onRow }) {
    this.#hasBudgets = hasBudgets;
    this.#onRow = onRow;
  }

  /** Everything that the suites and the servers they started have printed, one suite after the other. */
  get printed() {
    return this.#printed.join('');
  }

  /** The names of the suites that were left out, with the reasons. */
  get leftOut() {
    return this.#leftOut;
  }

  /** @returns {Count} */
  get total() {
    const sum = (/** @type {keyof Count} */ key) => this.rows.reduce((total, row) => total + row[key], 0);
    return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
  }

  /** @param {string} report of vitest or Playwright */
  readReport(report) {
    this.proofs.push(...readProofs(report));
  }

  /**
   * Runs lanes of suites side by side; those of one lane follow each other.
   * @param {readonly (readonly Suite[])[]} lanes
   */
  async runSideBySide(lanes) {
    const chosen = lanes.map((lane) => lane.filter((suite) => this.#isChosen(suite))).filter(hasSuites);
    const names = chosen.flat().map(({ name }) => name);
    const isAlone = names.length === 1;
    if (!isAlone) for (const name of names) console.log(`\n-- ${name}: shown when it ends`);
    await runInLanes(
      chosen.length,
      chosen.map((lane) => async () => {
        for (const suite of lane) await this.#run(suite, new SuiteOutput({ isAlone }));
      }),
    );
  }

  /** @param {Suite} suite */
  #isChosen({ name, leftOut }) {
    if (leftOut) this.#leftOut.push(`${name}: ${leftOut}`);
    return !leftOut;
  }

  /**
   * @param {Suite} suite
   * @param {SuiteOutput} output
   */
  async #run({ name, budgetS, run }, output) {
    output.print(`\n== ${name}`);
    const started = Date.now();
    const count = await countOf(run, output);
    const seconds = Math.round((Date.now() - started) / 1000);
    // What did not run has said why; a line of zeros would read as a run in which no test was found.
    if (count.passed + count.failed > 0) {
      const time = printTime(seconds, this.#hasBudgets ? budgetS : undefined);
      output.print(`   ${printCount(count)} in ${time}`);
    }
    output.end();
    this.#printed.push(output.text);
    const row = { name, ...count, seconds };
    this.rows.push(row);
    this.#onRow(row);
  }
}

/**
 * How long something took, and how long it may; more than that is said and fails nothing.
 * @param {number} seconds
 * @param {number} [budgetS]
 */
export function printTime(seconds, budgetS) {
  if (budgetS === undefined) return `${seconds} s`;
  return seconds > budgetS
    ? `${seconds} s, over its budget of ${budgetS} s`
    : `${seconds} s of ${budgetS} s allowed`;
}

/** @param {Count} count */
function printCount({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

/** @param {readonly Suite[]} lane */
function hasSuites(lane) {
  return lane.length > 0;
}

/**
 * A suite that breaks counts as one failure, and the others go on.
 * @param {Suite['run']} run
 * @param {SuiteOutput} output
 */
async function countOf(run, output) {
  try {
    return await run(output);
  } catch (error) {
    output.print(`   broke: ${error instanceof Error ? error.stack : error}`);
    return { passed: 0, failed: 1, skipped: 0 };
  }
}
