import { releasesFolder, runScript, stores } from './release-store.mjs';

// `npm run releases`: what is live, since when, by whom, from which commit, and for which share of the visitors.
await runScript(async () => {
  const { pointer } = await stores.openReleases(releasesFolder()).pointers.read();
  const rows = Object.entries(pointer.parts)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(rowsOf);
  if (rows.length === 0) console.log(`Nothing is released in ${releasesFolder()}`);
  else print([['part', 'release', 'share', 'state', 'since', 'by', 'commit'], ...rows]);
});

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
