import { describe, expect, it } from 'vitest';
import { releaseAtOnce, startCanary } from './changes/release.ts';
import type { Pointer } from './pointer.ts';
import { outdatedReleases } from './retention.ts';
import { ACT, CANARY, pointerOf, ROLLOUT_ID, recordOf } from './testing/records.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const DAY_MS = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);

/** Releases of a part that came so many days ago, each named by that. */
function stored(part: string, days: readonly number[]) {
  return days.map((age) => ({ part, release: `1.0.0+${age}`, at: daysAgo(age) }));
}
const range = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at);
const outdated = (releases: ReturnType<typeof stored>, pointer = pointerWith('1.0.0+served')) =>
  outdatedReleases(releases, pointer, NOW).map(({ part, release }) => `${part} ${release}`);

function pointerWith(...releases: string[]): Pointer {
  const [first = '', ...later] = releases;
  return later.reduce(
    (pointer, release) =>
      releaseAtOnce(pointer, { releases: { 'mfe-a': recordOf('mfe-a', release) }, endsRollouts: false }, ACT)
        .pointer,
    pointerOf({ 'mfe-a': recordOf('mfe-a', first) }),
  );
}

describe('a store need not keep', () => {
  it('a release that has ten newer ones of its part and is 60 days old', () => {
    expect(outdated([...stored('mfe-a', range(90, 12)), ...stored('mfe-b', range(90, 10))])).toEqual([
      'mfe-a 1.0.0+100',
      'mfe-a 1.0.0+101',
    ]);
  });

  it('none that is younger, however many there are', () => {
    expect(outdated(stored('mfe-a', range(40, 21)))).toEqual([]);
    expect(outdated(stored('mfe-a', range(41, 21)))).toEqual(['mfe-a 1.0.0+61']);
  });

  it('none that is the default, one to go back to or a canary', () => {
    const live = pointerWith('1.0.0+200', '1.0.0+201');
    const release = recordOf('mfe-a', '1.0.0+202');
    const { pointer } = startCanary(live, { part: 'mfe-a', release, id: ROLLOUT_ID, config: CANARY }, ACT);
    const releases = stored('mfe-a', [...range(90, 10), ...range(200, 4)]);
    expect(outdated(releases, pointer)).toEqual(['mfe-a 1.0.0+203']);
    expect(outdated(stored('mfe-b', [...range(90, 10), 200]), pointer)).toEqual(['mfe-b 1.0.0+200']);
  });
});
