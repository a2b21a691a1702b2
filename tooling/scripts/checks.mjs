import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runInLanes } from './lanes.mjs';
import { ROOT } from './parts.mjs';
import { buildInfoOf, TypeStamps } from './type-stamps.mjs';

/** @typedef {{ name: string, args: string[], project?: string }} Check what makes it, arguments of Node; a project of types */

/** Checks at a time: as many as the smallest machine has cores. */
const LANES = 2;

/** The longest first, so that no lane ends long before the other. @type {Check[]} */
const CHECKS = [
  { name: 'biome', args: [programOf('biome'), 'check', '--error-on-warnings', '.'] },
  { name: 'knip', args: [programOf('knip'), '--no-progress', '--cache'] },
  { name: 'architecture', args: [join(ROOT, 'tooling', 'scripts', 'architecture.mjs')] },
  ...typeProjects().map((project) => ({
    name: `types ${project}`,
    args: compilerArguments(project),
    project,
  })),
];

/**
 * The quick checks: form and lint, types of every runtime, architecture, dead code. Types that were found in order in the
 * very same files are not checked again.
 * @param {(text: string) => void} print is given the outcome of each, after what a failed one has to say
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runChecks(print) {
  const stamps = new TypeStamps();
  const results = await runInLanes(
    LANES,
    CHECKS.map((check) => () => runUnlessKnown(check, stamps, print)),
  );
  const passed = results.filter(Boolean).length;
  return { passed, failed: results.length - passed };
}

/** Every tsconfig of a workspace: one a runtime. */
function typeProjects() {
  return readdirSync(ROOT, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules')
    .flatMap((folder) => readdirSync(join(ROOT, folder.name)).map((file) => `${folder.name}/${file}`))
    .filter((file) => /\/tsconfig(\.\w+)?\.json$/.test(file))
    .sort();
}

/**
 * Only what changed since the last run is checked, by one checker: several take twice the processor's time, and another
 * check has the other core.
 * @param {string} project
 */
function compilerArguments(project) {
  const kept = ['--incremental', '--tsBuildInfoFile', buildInfoOf(project)];
  return [programOf('tsc'), '-p', project, '--checkers', '1', ...kept];
}

/**
 * A program of node_modules.
 * @param {string} name
 */
function programOf(name) {
  return join(ROOT, 'node_modules', '.bin', name);
}

/**
 * @param {Check} check
 * @param {TypeStamps} stamps
 * @param {(text: string) => void} print
 * @returns {Promise<boolean>} whether all is well
 */
async function runUnlessKnown(check, stamps, print) {
  const { name, project } = check;
  if (project && stamps.isUnchanged(project)) {
    print(`ok     ${name}, nothing of it changed`);
    return true;
  }
  const isWell = await run(check, print);
  if (isWell && project) stamps.keep(project);
  return isWell;
}

/**
 * @param {Check} check
 * @param {(text: string) => void} print
 * @returns {Promise<boolean>} whether all is well
 */
function run({ name, args }, print) {
  return new Promise((resolve) => {
    const options = { cwd: ROOT, maxBuffer: Number.POSITIVE_INFINITY };
    execFile(process.execPath, args, options, (error, stdout, stderr) => {
      if (error) print(`${stdout}${stderr}`);
      print(`${error ? 'FAILED' : 'ok    '} ${name}`);
      resolve(!error);
    });
  });
}
