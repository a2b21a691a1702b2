import { basename, join, resolve } from 'node:path';
import { ROOT } from './parts.mjs';
import { addPart } from './publish.mjs';
import { ReleaseStore } from './release-store.mjs';

const remote = basename(process.cwd());
const folder = process.env.RELEASES_URL ?? join(resolve(ROOT, process.env.DATA_DIR ?? 'data'), 'releases');
const store = new ReleaseStore(folder);
const release = await addPart(store, remote);
await store.promote(remote, release);
console.log(`${remote} ${release} is current`);
