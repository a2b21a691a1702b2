import { startRemoteTeam } from '../src/remoteTeam.mjs';
import { makeVisits } from '../src/visits.mjs';
import { openStore, releasesUrl, runScript } from './release-store.mjs';

// `npm run demo:canary`: a release of mfe-billing that fails for every fifth visitor is taken back by itself, in a product
// that runs here (`npm start` in another terminal; PORT or PUBLIC_URL where it is not the usual one).
const PART = 'mfe-billing';
const FAILS_FOR_ONE_IN = 5;
const VISITS = 1500;
const VISITS_AT_ONCE = 100;
/** Four turns of the judge. */
const VERDICT_MS = 60_000;
const LOOK_MS = 1000;

await runScript(async () => {
  const url = process.env.PUBLIC_URL ?? `http://localhost:${process.env.PORT ?? 3000}`;
  const ready = await fetch(new URL('/api/health/ready', url)).catch(() => undefined);
  if (!ready?.ok)
    throw new Error(`No product answers at ${url}: run \`npm start\` in another terminal first`);
  const before = await partNow();
  if (!before)
    throw new Error(`${releasesUrl()} has no ${PART}: DATA_DIR must be that of the product at ${url}`);
  if (before.rollout) throw new Error(`A rollout of ${PART} is under way: promote or abort it first`);

  const team = startRemoteTeam(PART, { RELEASES_URL: releasesUrl(), RELEASED_BY: 'the demo' });
  const stop = () => {
    abort(team);
    team.remove();
    process.exit(130);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  try {
    await show(url, team);
  } finally {
    abort(team);
    team.remove();
  }
});

/**
 * @param {string} url
 * @param {import('../src/remoteTeam.mjs').RemoteTeam} team
 */
async function show(url, team) {
  console.log(`Building a ${PART} that fails to load for one visitor in ${FAILS_FOR_ONE_IN} …`);
  const fault = `\nif (Math.random() < 1 / ${FAILS_FOR_ONE_IN}) throw new Error('a release that fails');\n`;
  team.edit(`${PART}/src/routes.tsx`, (text) => text + fault);
  const released = team.run('release', '--strategy', 'canary');
  if (!released.isOk) throw new Error(released.text.trim());
  console.log(released.text.split('\n').find((line) => line.startsWith(PART)));
  console.log(`Watch its share at ${new URL('/admin/platform', url)}`);
  console.log('A script makes the visits now: it asks for releases and reports as browsers do.');
  const id = (await partNow())?.rollout?.id;

  const sum = { visits: 0, canary: 0, failed: 0 };
  while (sum.visits < VISITS && (await isRunning(id))) {
    const made = await makeVisits(url, {
      part: PART,
      visits: VISITS_AT_ONCE,
      firstVisit: sum.visits,
      fails: (isCanary, given) => isCanary && (sum.canary + given) % FAILS_FOR_ONE_IN === 0,
    });
    sum.visits += made.length;
    sum.canary += made.filter(({ isCanary }) => isCanary).length;
    sum.failed += made.filter(({ hasFailed }) => hasFailed).length;
    console.log(`${sum.visits} visits, ${sum.canary} with the canary, of which ${sum.failed} failed`);
    await pause(LOOK_MS);
  }
  const until = Date.now() + VERDICT_MS;
  while (Date.now() < until && (await isRunning(id))) await pause(LOOK_MS);
  console.log(await outcomeOf(id));
}

/** @param {string | undefined} id of the rollout */
async function outcomeOf(id) {
  const event = (await pointerNow()).events.find(
    ({ rollout, action }) => rollout === id && action === 'rolled_back',
  );
  if (!event)
    return 'It was not taken back in this time, and is taken back now. Where all addresses of this machine count as one, start the product with TRUST_PROXY=1.';
  return `Taken back by ${event.by}: ${event.reason}.\nEverybody has ${PART} ${event.live}, as before; the release's files and what happened stay on record.`;
}

/** @param {string | undefined} id */
async function isRunning(id) {
  return id !== undefined && (await partNow())?.rollout?.id === id;
}

async function partNow() {
  return (await pointerNow()).parts[PART];
}

async function pointerNow() {
  return (await (await openStore()).pointers.read()).pointer;
}

/**
 * Takes back what is still given to somebody.
 * @param {import('../src/remoteTeam.mjs').RemoteTeam} team
 */
function abort(team) {
  team.run('rollout', 'abort', '--reason', 'the demo is over');
}

/** @param {number} ms */
function pause(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
