import { parseArgs } from 'node:util';
import { openStore, releasesUrl, runScript, stores } from './release-store.mjs';

// `npm run releases`: what is live, since when, by whom, from which commit, and for which share of the visitors.
// `npm run releases -- prune [--dry-run]`: removes what need not be kept.
await runScript(async () => {
  const { values, positionals } = parseArgs({
    options: { 'dry-run': { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [command, ...rest] = positionals;
  const isKnown = rest.length === 0 && (command === 'prune' || (command === undefined && !values['dry-run']));
  if (!isKnown) throw new Error('npm run releases, or npm run releases -- prune [--dry-run]');
  if (command === 'prune') await prune(values['dry-run']);
  else await list();
});

async function list() {
  const { pointer } = await (await openStore()).pointers.read();
  const rows = Object.entries(pointer.parts)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(rowsOf);
  if (rows.length === 0) console.log(`Nothing is released in ${releasesUrl()}`);
  else print([['part', 'release', 'share', 'state', 'since', 'by', 'commit'], ...rows]);
}

/** @param {boolean} isDryRun */
async function prune(isDryRun) {
  const went = await stores.pruneReleases(await openStore(), { now: new Date(), isDryRun });
  for (const { part, release, at } of went)
    console.log(`${part} ${release} of ${at.toISOString()} ${isDryRun ? 'would go' : 'is removed'}`);
  if (went.length === 0) console.log('There is nothing to remove');
}

/** @param {[string, import('@lineleaf/releases').PartPointer]} entry */
function rowsOf([part, { live, rollout }]) {
  const share = rollout?.share ?? 0;
  const rows = [[part, live.release, `${100 - share} %`, 'default', live.since, live.by, live.commit]];
  if (rollout) {
    const { release, state, steps, step, startedAt, startedBy, reason } = rollout;
    const words = `${state}, step ${step + 1} of ${steps.length}${reason ? `: ${reason}` : ''}`;
    rows.push([part, release.release, `${share} %`, words, startedAt, startedBy, release.commit]);
  }
  return rows;
}

/** @param {string[][]} table */
function print(table) {
  const widths = (table[0] ?? []).map((_, column) =>
    Math.max(...table.map((row) => (row[column] ?? '').length)),
  );
  for (const row of table)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
}
