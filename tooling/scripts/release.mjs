import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from './parts.mjs';
import { addPart } from './publish.mjs';
import { actNow, changeServed, releases, releasesFolder, runScript, stores } from './release-store.mjs';

// `npm run release -w <part> [-- --strategy canary]`
const STRATEGIES = ['all-at-once', 'canary'];

await runScript(async () => {
  const { strategy } = parseArgs({
    options: { strategy: { type: 'string', default: 'all-at-once' } },
  }).values;
  if (!STRATEGIES.includes(strategy)) throw new Error(`--strategy is one of ${STRATEGIES.join(', ')}`);
  const part = basename(process.cwd());
  const release = await addPart(stores.openReleases(releasesFolder()).files, part);
  if (strategy === 'canary') await startCanary(part, release);
  else await giveToAll(part, release);
});

/**
 * @param {string} part
 * @param {import('@lineleaf/releases').ReleaseRecord} release
 */
async function giveToAll(part, release) {
  await changeServed((pointer) =>
    releases.releaseAtOnce(pointer, { releases: { [part]: release }, endsRollouts: false }, actNow()),
  );
  console.log(`${part} ${release.release} is current`);
}

/**
 * @param {string} part
 * @param {import('@lineleaf/releases').ReleaseRecord} release
 */
async function startCanary(part, release) {
  const config = releases.releaseConfig.parse(
    JSON.parse(readFileSync(join(ROOT, 'release.config.json'), 'utf8')),
  ).canary;
  const id = randomUUID();
  await changeServed((pointer) => releases.startCanary(pointer, { part, release, id, config }, actNow()));
  console.log(`${part} ${release.release} is given to ${config.steps[0]?.share} % of the visitors`);
}
