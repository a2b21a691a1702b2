import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { checkArchitecture } from './architecture.mjs';
import { ROOT } from './parts.mjs';

/**
 * The quick checks: form and lint, types of every runtime, architecture, dead code.
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runChecks() {
  const results = [check('biome', ['biome', 'check', '--error-on-warnings', '.'])];
  for (const project of typeProjects()) results.push(check(`types ${project}`, ['tsc', '-p', project]));
  results.push(await report('architecture', () => checkArchitecture(ROOT)));
  results.push(check('knip', ['knip', '--no-progress']));
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
 * @param {string} name
 * @param {[string, ...string[]]} command a program of node_modules and its arguments
 */
function check(name, [program, ...args]) {
  const binary = join(ROOT, 'node_modules', '.bin', program);
  const { status, stdout, stderr } = spawnSync(binary, args, { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0) console.error(`${stdout}${stderr}`);
  console.log(`${status === 0 ? 'ok    ' : 'FAILED'} ${name}`);
  return status === 0;
}

/**
 * @param {string} name
 * @param {() => Promise<boolean>} run
 */
async function report(name, run) {
  const isWell = await run();
  console.log(`${isWell ? 'ok    ' : 'FAILED'} ${name}`);
  return isWell;
}
