import { resolve } from 'node:path';
import { publishAll } from './publish.mjs';
import { runScript } from './release-store.mjs';

await runScript(async () => {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new Error('usage: node tooling/scripts/publish-all.mjs <folder of releases>');
  await publishAll(resolve(folder));
});
