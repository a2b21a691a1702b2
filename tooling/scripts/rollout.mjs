import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { actNow, changeServed, releases, runScript } from './release-store.mjs';

// `npm run promote|pause|resume|rollback|abort -w <part> [-- --reason "why"]`
const { rolloutChanges } = releases;

await runScript(async () => {
  const { values, positionals } = parseArgs({
    options: { reason: { type: 'string' } },
    allowPositionals: true,
  });
  const [name = '', ...rest] = positionals;
  const change = Object.entries(rolloutChanges).find(([known]) => known === name)?.[1];
  if (!change || rest.length > 0)
    throw new Error(`rollout.mjs ${Object.keys(rolloutChanges).join('|')} [--reason "why"]`);
  const part = basename(process.cwd());
  const goesBack = name !== 'promote';
  const act = actNow(values.reason);
  const { events } = await changeServed((pointer) => change(pointer, part, act), { goesBack });
  for (const event of events) console.log(sentenceOf(event));
});

/** @param {import('@lineleaf/releases').ReleaseEvent} event */
function sentenceOf({ part, action, release, live, share }) {
  if (action === 'promoted') return `${part} ${release} is current`;
  if (action === 'paused') return `${part} ${release} stays at ${share} % of the visitors`;
  if (action === 'resumed') return `${part} ${release} goes on from ${share} % of the visitors`;
  return `${part} ${live} is current again`;
}
