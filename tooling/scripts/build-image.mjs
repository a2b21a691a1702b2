import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bundleBackend } from './build.mjs';
import { ROOT, WORKSPACES } from './parts.mjs';

// What the Dockerfile copies: in `image/product` the product as it runs, beside the packages of production; in
// `image/workspaces` what npm has to know of our own packages to install those.
const IMAGE = join(ROOT, 'image');
const PRODUCT = join(IMAGE, 'product');
const PROGRAMS = ['server', 'worker', 'healthCheck', 'migrateDatabase', 'totpReset'];
/** Read while the product runs. */
const READ = [
  ...['backend/package.json', 'backend/assets'],
  ...['package.json', 'data', 'things', 'settings', 'verbs'].map((name) => `illustrator/${name}`),
];

rmSync(IMAGE, { recursive: true, force: true });
await bundleBackend(
  join(PRODUCT, 'backend', 'dist'),
  PROGRAMS.map((name) => `src/${name}.ts`),
);
for (const path of READ) cpSync(join(ROOT, path), join(PRODUCT, path), { recursive: true });
for (const workspace of WORKSPACES) {
  mkdirSync(join(IMAGE, 'workspaces', workspace), { recursive: true });
  cpSync(join(ROOT, workspace, 'package.json'), join(IMAGE, 'workspaces', workspace, 'package.json'));
}
