import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './parts.mjs';

/** The last answer of a registry, for when it gives none: `npm run audit:record` renews it. */
const RECORD = join(ROOT, 'tooling', 'audit-answer.json');

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * How many known faults of each weight the shipped packages have, and which packages have critical ones.
 * @typedef {{ date: string, critical: number, high: number, moderate: number, low: number, criticalIn: string[] }} Answer
 */

/** @typedef {{ cwd?: string, record?: string }} Place the project to ask about, and where its last answer is kept */

/**
 * Asks the registry for known faults of what the product ships; critical ones fail. Where the registry does not answer, its
 * last committed answer is judged and its age said; where there is none either, the step is skipped.
 * @param {Pick<import('./suite-output.mjs').SuiteOutput, 'print'>} output
 * @param {Place} [place]
 * @returns {Promise<{ passed: number, failed: number, skipped: number }>}
 */
export async function auditPackages(output, { cwd = ROOT, record = RECORD } = {}) {
  const { answer, reason } = await ask(cwd);
  if (answer) return judge(answer, output);
  const last = readRecord(record);
  if (!last) {
    output.print(`   skipped: the registry gives no audit (${reason}), and no earlier one is committed`);
    return { passed: 0, failed: 0, skipped: 1 };
  }
  const days = Math.floor((Date.now() - Date.parse(last.date)) / DAY_MS);
  const age = `judged by its answer of ${last.date}, ${days} days old`;
  output.print(`   the registry gives no audit (${reason}): ${age}`);
  return judge(last, output);
}

/**
 * Asks the registry and keeps its answer to be committed; says whether there was one.
 * @param {Place} [place]
 */
export async function recordAudit({ cwd = ROOT, record = RECORD } = {}) {
  const { answer, reason } = await ask(cwd);
  if (answer) writeFileSync(record, `${JSON.stringify(answer, undefined, 2)}\n`);
  console.log(answer ? `recorded in ${record}` : `not recorded: the registry gives no audit (${reason})`);
  return answer !== undefined;
}

/**
 * @param {Answer} answer
 * @param {Pick<import('./suite-output.mjs').SuiteOutput, 'print'>} output
 */
function judge({ critical, high, moderate, low, criticalIn }, output) {
  output.print(`   known faults: ${critical} critical, ${high} high, ${moderate} moderate, ${low} low`);
  if (critical > 0) output.print(`   critical ones in ${criticalIn.join(', ')}`);
  // What is less than critical must not break a build that has not changed: it is told, and mended in its own time.
  return { passed: critical > 0 ? 0 : 1, failed: critical > 0 ? 1 : 0, skipped: 0 };
}

/**
 * @param {string} cwd
 * @returns {Promise<{ answer?: Answer, reason: string }>}
 */
async function ask(cwd) {
  const printed = parse(await printedByNpm(cwd));
  const found = printed?.metadata?.vulnerabilities;
  if (!found) return { reason: printed?.message ?? 'no answer' };
  const { critical, high, moderate, low } = found;
  const criticalIn = Object.entries(printed.vulnerabilities ?? {})
    .filter(([, { severity }]) => severity === 'critical')
    .map(([name]) => name);
  const date = new Date().toISOString().slice(0, 10);
  return { answer: { date, critical, high, moderate, low, criticalIn }, reason: '' };
}

/**
 * @param {string} cwd
 * @returns {Promise<string>} what npm printed, also where it ended with an error
 */
function printedByNpm(cwd) {
  const args = ['audit', '--omit=dev', '--json'];
  return new Promise((resolve) => {
    execFile('npm', args, { cwd, timeout: 60_000, maxBuffer: 2 ** 26 }, (_error, stdout) => resolve(stdout));
  });
}

/**
 * @param {string} record
 * @returns {Answer | undefined}
 */
function readRecord(record) {
  try {
    return parse(readFileSync(record, 'utf8'));
  } catch {
    return undefined;
  }
}

/** @param {string} json */
function parse(json) {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
