import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bundleBackend, bundleWhole } from '../scripts/build.mjs';
import { ROOT } from '../scripts/parts.mjs';

const PROGRAMS = [
  'src/server.ts',
  'src/worker.ts',
  'src/backup.ts',
  'src/restore.ts',
  'src/totpReset.ts',
  'src/migrateDatabase.ts',
  'src/testing/moneyNode.ts',
];

/** Dies at every step of all that may be interrupted: some sixty starts. */
const STARTED_OFTEN = 'src/testing/crashChild.ts';
/** By the end of a module's path, what it is given in its place. */
const STAND_INS = { '/generation.policy.ts': 'src/testing/readNoWords.ts' };

/**
 * Bundles programs of the backend as a server runs them, into a folder of their own that `remove` takes away again.
 * @param {string[]} programs files below `backend/`, each of which becomes `<name>.js`
 * @returns {Promise<{ folder: string, remove: () => void }>}
 */
export async function bundlePrograms(programs) {
  const folder = mkdtempSync(join(ROOT, 'backend', 'dist-testing-'));
  await bundleBackend(folder, programs);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/**
 * Bundles what the backend's tests start as processes of its own, once a run: from source each of the hundred starts
 * would translate the whole product again. Tests read the folder by `inject('programs')`; it is gone after the run.
 * @param {import('vitest/node').TestProject} project
 * @returns {Promise<() => void>}
 */
export async function setup(project) {
  const { folder, remove } = await bundlePrograms(PROGRAMS);
  await bundleWhole(folder, STARTED_OFTEN, STAND_INS);
  project.provide('programs', folder);
  return remove;
}
