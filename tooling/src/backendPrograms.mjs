import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bundleBackend } from '../scripts/build.mjs';
import { ROOT } from '../scripts/parts.mjs';

const PROGRAMS = [
  ...[
    'src/server.ts',
    'src/worker.ts',
    'src/backup.ts',
    'src/restore.ts',
    'src/totpReset.ts',
    'src/migrateDatabase.ts',
  ],
  ...['src/testing/crashChild.ts', 'src/testing/moneyNode.ts'],
];

/**
 * Bundles what the backend's tests start as processes of its own, once a run: from source each of the hundred starts
 * would translate the whole product again. Tests read the folder by `inject('programs')`; it is gone after the run.
 * @param {import('vitest/node').TestProject} project
 * @returns {Promise<() => void>}
 */
export async function setup(project) {
  const folder = mkdtempSync(join(ROOT, 'backend', 'dist-testing-'));
  await bundleBackend(folder, PROGRAMS);
  project.provide('programs', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
