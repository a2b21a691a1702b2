import { basename, join, resolve } from 'node:path';
import { ROOT } from './parts.mjs';
import { ReleaseStore } from './release-store.mjs';

const remote = basename(process.cwd());
const folder = process.env.RELEASES_URL ?? join(resolve(ROOT, process.env.DATA_DIR ?? 'data'), 'releases');
const release = await new ReleaseStore(folder).rollback(remote);
console.log(`${remote} ${release} is current again`);
