import { join } from 'node:path';
import { auditPackages } from './audit.mjs';
import { runChecks } from './checks.mjs';
import { listDatabaseTests } from './database-tests.mjs';
import { ROOT } from './parts.mjs';
import { countPromises, listUnprovenPromises } from './promises.mjs';
import { findSecrets } from './secrets.mjs';
import { startMariaDb } from './services.mjs';
import { runPlaywright, runProgram, runVitest } from './suite-programs.mjs';

/** @typedef {import('./suite-programs.mjs').Count} Count */
/** @typedef {import('./suite-run.mjs').Suite} Suite */
/** @typedef {import('./suite-output.mjs').SuiteOutput} SuiteOutput */
/**
 * How stories look. In `otherTheme` they are inspected too, for their contrast alone: nothing else differs.
 * @typedef {{ theme: string, language: string, otherTheme?: string }} Look
 */

/**
 * What a plan is made for: `report` is there in a long run alone, `changes` where only what they reach is run.
 * @typedef {{
 *   run: import('./suite-run.mjs').SuiteRun,
 *   report: import('./long-report.mjs').LongReport | undefined,
 *   changes: import('./changes.mjs').Changes | undefined,
 *   programs: ReturnType<typeof import('./services.mjs').ensurePrograms>,
 * }} Occasion
 */

/** Every story once, in one of the four languages; a long run has each in all of them. */
const LOOKS = [{ theme: 'light', language: 'mixed', otherTheme: 'dark' }];
/** @type {Look[]} */
const ALL_LOOKS = ['light', 'dark'].flatMap((theme) =>
  ['en', 'es', 'fr', 'de'].map((language) => ({ theme, language })),
);

const UNREACHED = 'the change reaches none of it';

/**
 * The suites in their order: one step after the other, each of lanes that run side by side. What waits much has company;
 * journeys, which time a start by the clock, have none.
 * @param {Occasion} occasion
 * @returns {Suite[][][]}
 */
export function planSuites(occasion) {
  const looks = occasion.report ? ALL_LOOKS : LOOKS;
  return [
    [[packages()], [checks()]],
    [[unitTests(occasion)]],
    [[mariaDbTests(occasion)], [storybook(occasion), ...looks.map((look) => stories(occasion, look))]],
    [[journeys(occasion, { name: 'journeys', budgetS: 420, args: ['--grep-invert', TIMED] })]],
    [
      [
        journeys(occasion, {
          name: 'a start by the clock',
          budgetS: 45,
          args: ['--grep', TIMED, '--pass-with-no-tests'],
        }),
      ],
    ],
    ...(occasion.report ? [[[production(occasion)]], [[firstVisit(occasion)]]] : []),
    [[promises(occasion)]],
    [[secrets(occasion)]],
  ];
}

/** @returns {Suite} */
function packages() {
  return { name: 'known faults of packages', budgetS: 60, run: auditPackages };
}

/** @returns {Suite} */
function checks() {
  const run = async (/** @type {SuiteOutput} */ output) => {
    return { ...(await runChecks((line) => output.print(line))), skipped: 0 };
  };
  return { name: 'checks', budgetS: 45, run };
}

/**
 * @param {Occasion} occasion
 * @returns {Suite}
 */
function unitTests({ run, report, changes }) {
  const read = (/** @type {string} */ file) => {
    run.readReport(file);
    report?.readTests('SQLite', file);
  };
  return {
    name: 'unit and API tests on SQLite',
    budgetS: 300,
    run: (output) => runVitest(output, since(changes), { read }),
  };
}

/**
 * @param {Occasion} occasion
 * @returns {Suite}
 */
function mariaDbTests({ run, report, changes, programs: { mariadbd } }) {
  const read = (/** @type {string} */ file) => {
    run.readReport(file);
    report?.readTests('MariaDB', file);
  };
  const test = async (/** @type {SuiteOutput} */ output) => {
    if (!mariadbd) return skip(output, 'no MariaDB was found');
    const server = await startMariaDb(mariadbd);
    try {
      const args = ['--project', 'backend', ...listDatabaseTests(), ...since(changes)];
      return await runVitest(output, args, { env: { TEST_DATABASE_URL: server.url }, read });
    } finally {
      await server.stop();
    }
  };
  const leftOut = changes && !changes.isBackend ? UNREACHED : undefined;
  return { name: 'API tests on MariaDB', budgetS: 240, run: test, leftOut };
}

/**
 * All components and screens as pages to look at, in `design-system/dist/storybook`.
 * @param {Occasion} occasion
 * @returns {Suite}
 */
function storybook({ changes }) {
  const build = async (/** @type {SuiteOutput} */ output) => {
    const command = /** @type {const} */ (['storybook', 'build', '-o', 'dist/storybook']);
    const status = await runProgram(output, [...command], { cwd: 'design-system' });
    return { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, skipped: 0 };
  };
  const leftOut = changes?.stories.length === 0 ? UNREACHED : undefined;
  return { name: 'Storybook, built', budgetS: 60, run: build, leftOut };
}

/**
 * @param {Occasion} occasion
 * @param {Look} look
 * @returns {Suite}
 */
function stories({ run, changes, programs }, { theme, language, otherTheme }) {
  const filters = changes?.stories.map((part) => `${join(ROOT, part, 'src')}/`) ?? [];
  const test = (/** @type {SuiteOutput} */ output) => {
    if (!programs.chromium) return skip(output, 'no Chromium was found');
    return runVitest(output, ['--config', 'vitest.storybook.config.ts', ...filters], {
      cwd: 'design-system',
      env: {
        STORYBOOK_THEME: theme,
        STORYBOOK_LANGUAGE: language,
        ...(otherTheme && { STORYBOOK_OTHER_THEME: otherTheme }),
      },
      read: (report) => run.readReport(report),
    });
  };
  const leftOut = changes?.stories.length === 0 ? UNREACHED : undefined;
  return { name: `stories in ${theme}, ${language}`, budgetS: 120, run: test, leftOut };
}

/** The tag of a journey that is held to a time by the clock: it runs when nothing else does. */
const TIMED = '@timed';

/**
 * @param {Occasion} occasion
 * @param {{ name: string, budgetS: number, args: string[] }} choice
 * @returns {Suite}
 */
function journeys({ run, changes, programs }, { name, budgetS, args }) {
  const filters = changes?.journeys === 'changed' ? [`--only-changed=${changes.base}`, ...args] : args;
  const test = (/** @type {SuiteOutput} */ output) => {
    if (!programs.chromium) return skip(output, 'no Chromium was found');
    return runPlaywright(output, filters, (report) => run.readReport(report));
  };
  const leftOut = changes?.journeys === 'none' ? UNREACHED : undefined;
  return { name, budgetS, run: test, leftOut };
}

/**
 * Journeys through what the Dockerfile and the gateway's configuration make, on several nodes.
 * @param {Occasion} occasion
 * @returns {Suite}
 */
function production({ run, programs: { chromium, mariadbd, redis, nginx } }) {
  const test = (/** @type {SuiteOutput} */ output) => {
    if (!chromium || !mariadbd || !redis || !nginx)
      return skip(output, 'it needs Chromium, MariaDB, Redis and nginx');
    return runPlaywright(output, ['--config', 'playwright.long.config.ts'], (report) =>
      run.readReport(report),
    );
  };
  return { name: 'the shape of production', budgetS: 300, run: test };
}

/**
 * Lighthouse's verdicts on a first visit: the landing is to be without a fault in all but speed, which `npm run bench -- visit`
 * measures.
 * @param {Occasion} occasion
 * @returns {Suite}
 */
function firstVisit({ run, programs: { chromium } }) {
  const test = async (/** @type {SuiteOutput} */ output) => {
    if (!chromium) return skip(output, 'no Chromium was found');
    const args = ['--config', 'playwright.bench.config.ts', '.lighthouse.ts'];
    return runPlaywright(output, args, (report) => run.readReport(report));
  };
  return { name: 'a first visit by Lighthouse', budgetS: 150, run: test };
}

/**
 * @param {Occasion} occasion
 * @returns {Suite}
 */
function promises({ run, changes, programs }) {
  const compare = (/** @type {SuiteOutput} */ output) => {
    if (!programs.chromium) return skip(output, 'journeys prove some of them, and no Chromium was found');
    const faults = listUnprovenPromises(run.proofs);
    for (const fault of faults) output.print(`   ${fault}`);
    return { passed: Math.max(0, countPromises() - faults.length), failed: faults.length, skipped: 0 };
  };
  const leftOut = changes && 'a whole run alone proves them';
  return { name: 'promises of the specification', budgetS: 5, run: compare, leftOut };
}

/**
 * @param {Occasion} occasion
 * @returns {Suite}
 */
function secrets({ run }) {
  const search = (/** @type {SuiteOutput} */ output) => {
    const faults = findSecrets(run.printed);
    for (const fault of faults) output.print(`   ${fault}`);
    return { passed: faults.length === 0 ? 1 : 0, failed: faults.length, skipped: 0 };
  };
  return { name: 'no secret in the log of all suites', budgetS: 5, run: search };
}

/**
 * Tests that import what changed.
 * @param {Occasion['changes']} changes
 */
function since(changes) {
  return changes ? [`--changed=${changes.base}`, '--passWithNoTests'] : [];
}

/**
 * @param {SuiteOutput} output
 * @param {string} reason
 * @returns {Count}
 */
function skip(output, reason) {
  output.print(`   skipped: ${reason}`);
  return { passed: 0, failed: 0, skipped: 1 };
}
