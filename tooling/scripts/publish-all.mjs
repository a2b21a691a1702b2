import { resolve } from 'node:path';
import { publishAll } from './publish.mjs';

const folder = process.argv[2];
if (!folder) {
  console.error('usage: node tooling/scripts/publish-all.mjs <folder of releases>');
  process.exit(1);
}
await publishAll(resolve(folder));
