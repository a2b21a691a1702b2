import { LongReport } from './long-report.mjs';
import { ensurePrograms } from './services.mjs';
import { planSuites } from './suite-plan.mjs';
import { printTime, SuiteRun } from './suite-run.mjs';

/** @typedef {import('./changes.mjs').Changes} Changes */

/** What a whole run may take on two cores that do nothing else. */
const WHOLE_RUN_S = 900;

/**
 * Runs every suite, or those that a change reaches. A suite that cannot run says why and counts as skipped.
 * @param {{ isLong: boolean, changes: Changes | undefined }} options a long run does all steps, leaves a report in docs/
 *   and has no budget
 * @returns {Promise<import('./suite-programs.mjs').Count>}
 */
export async function runSuites({ isLong, changes }) {
  const startedAt = Date.now();
  const report = isLong ? new LongReport() : undefined;
  const run = new SuiteRun({ hasBudgets: !isLong, onRow: (row) => report?.add(row) });
  const steps = planSuites({ run, report, changes, programs: ensurePrograms() });
  for (const lanes of steps) await run.runSideBySide(lanes);
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  console.log(`\nall suites: ${printTime(seconds, isLong ? undefined : WHOLE_RUN_S)}`);
  if (changes) printLeftOut(run.leftOut, changes);
  return run.total;
}

/**
 * @param {readonly string[]} leftOut
 * @param {Changes} changes
 */
function printLeftOut(leftOut, { base }) {
  console.log(`
Only tests that import what changed since ${base.slice(0, 8)} ran; one that reads such a file in another way did not. Left out too:
${leftOut.map((suite) => `- ${suite}`).join('\n')}
This does not replace a whole run of npm test.
`);
}
