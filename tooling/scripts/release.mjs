import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { RELEASED_PARTS, ROOT } from './parts.mjs';
import { addPart } from './publish.mjs';
import { actNow, changeServed, openStore, releases, runScript } from './release-store.mjs';

// `npm run release -w <part> [-- --strategy canary]`
const STRATEGIES = ['all-at-once', 'canary'];
const CONFIG = 'release.config.json';

await runScript(async () => {
  const { strategy } = parseArgs({
    options: { strategy: { type: 'string', default: 'all-at-once' } },
  }).values;
  if (!STRATEGIES.includes(strategy)) throw new Error(`--strategy is one of ${STRATEGIES.join(', ')}`);
  const part = basename(process.cwd());
  const store = await openStore();
  if (!RELEASED_PARTS.includes(part))
    throw new Error(`${part} is no part: npm run release -w ${RELEASED_PARTS.join('|')}`);
  const release = await addPart(store.files, part);
  if (strategy === 'canary') await startCanary(store, part, release);
  else await giveToAll(store, part, release);
  // Until it was named, a prune may have taken it away.
  await addPart(store.files, part);
});

/**
 * @param {import('@lineleaf/releases/node').Releases} store
 * @param {string} part
 * @param {import('@lineleaf/releases').ReleaseRecord} release
 */
async function giveToAll(store, part, release) {
  /** @param {import('@lineleaf/releases').Pointer} pointer */
  const change = (pointer) =>
    releases.releaseAtOnce(pointer, { releases: { [part]: release }, endsRollouts: false }, actNow());
  await changeServed(change, { store });
  console.log(`${part} ${release.release} is current`);
}

/**
 * @param {import('@lineleaf/releases/node').Releases} store
 * @param {string} part
 * @param {import('@lineleaf/releases').ReleaseRecord} release
 */
async function startCanary(store, part, release) {
  const text = readFileSync(join(ROOT, CONFIG), 'utf8');
  const config = releases.parseDocument(CONFIG, text, releases.releaseConfig).canary;
  const id = randomUUID();
  /** @param {import('@lineleaf/releases').Pointer} pointer */
  const change = (pointer) => releases.startCanary(pointer, { part, release, id, config }, actNow());
  await changeServed(change, { store });
  console.log(`${part} ${release.release} is given to ${config.steps[0]?.share} % of the visitors`);
}
