import { publishAll } from './publish.mjs';
import { runScript, stores } from './release-store.mjs';

await runScript(async () => {
  const [store] = process.argv.slice(2);
  if (!store) throw new Error('usage: node tooling/scripts/publish-all.mjs <folder or s3://bucket/prefix>');
  await publishAll(stores.releasesAddress(store));
});
