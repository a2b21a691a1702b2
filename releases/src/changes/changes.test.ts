import { describe, expect, it } from 'vitest';
import { KEPT_EVENTS, type Pointer, pointerDocument } from '../pointer.ts';
import { ACT, CANARY, pointerOf, ROLLOUT_ID, recordOf } from '../testing/records.ts';
import { releaseAtOnce, startCanary } from './release.ts';
import { retire } from './retire.ts';
import {
  abort,
  awaitPerson,
  hold,
  moveShare,
  nextShare,
  pause,
  promote,
  resume,
  rollback,
} from './rollout.ts';

const LATER = { at: '2026-11-22T13:00:00.000Z', by: 'Grace' };
const first = pointerOf({
  shell: recordOf('shell', '1.0.0+s', { shared: { react: '19.3.1' } }),
  'mfe-a': recordOf('mfe-a', '1.0.0+a'),
});
const canaryOf = (release: string, shared: Record<string, string> = {}) => ({
  part: 'mfe-a',
  release: recordOf('mfe-a', release, { shared }),
  id: ROLLOUT_ID,
  config: CANARY,
});
const started = startCanary(first, canaryOf('2.0.0+b'), ACT).pointer;
const liveOf = (pointer: Pointer) => pointer.parts['mfe-a']?.live.release;
const rolloutOf = (pointer: Pointer) => pointer.parts['mfe-a']?.rollout;

/** A release that goes to everybody at once. */
function atOnce(pointer: Pointer, release: string, endsRollouts = false) {
  return releaseAtOnce(pointer, { releases: { 'mfe-a': recordOf('mfe-a', release) }, endsRollouts }, LATER);
}

describe('a release for everybody', () => {
  it('becomes the default with who made it so and when, and the one before is kept', () => {
    const { pointer, events } = atOnce(first, '2.0.0+b');
    expect(pointer.generation).toBe(first.generation + 1);
    expect(pointer.parts['mfe-a']).toMatchObject({
      live: { release: '2.0.0+b', since: LATER.at, by: 'Grace', commit: 'commit of 2.0.0+b' },
      previous: [{ release: '1.0.0+a', by: 'Ada' }],
    });
    expect(events).toMatchObject([
      { action: 'released', part: 'mfe-a', release: '2.0.0+b', share: 100, by: 'Grace', generation: 2 },
    ]);
    expect(pointerDocument.parse(pointer)).toEqual(pointer);
  });

  it('changes nothing where it is the default, and keeps a rollout of that part', () => {
    expect(atOnce(first, '1.0.0+a')).toEqual({ pointer: first, events: [] });
    expect(atOnce(started, '1.0.0+a', true)).toEqual({ pointer: started, events: [] });
    expect(atOnce(started, '2.0.0+b', true)).toEqual({ pointer: started, events: [] });
  });

  it('that lies elsewhere now is served from there, with nothing more to go back to', () => {
    const moved = { ...recordOf('mfe-a', '1.0.0+a'), origin: 'https://a.example', fallbackOrigin: '' };
    const { pointer } = releaseAtOnce(first, { releases: { 'mfe-a': moved }, endsRollouts: false }, LATER);
    expect(pointer.parts['mfe-a']).toEqual({
      live: { ...moved, since: ACT.at, by: 'Ada' },
      previous: [],
    });
  });

  it('is refused while another release of the part is rolled out, unless it ends that', () => {
    expect(() => atOnce(started, '3.0.0+c')).toThrow('A rollout of mfe-a 2.0.0+b is under way');
    expect(atOnce(started, '3.0.0+c', true).pointer.parts['mfe-a']).toMatchObject({
      live: { release: '3.0.0+c' },
      previous: [{ release: '1.0.0+a' }],
    });
    expect(rolloutOf(atOnce(started, '3.0.0+c', true).pointer)).toBeUndefined();
  });
});

describe('a canary', () => {
  it('starts with the share of its first step', () => {
    expect(rolloutOf(started)).toMatchObject({ share: 10, step: 0, state: 'running', startedBy: 'Ada' });
    expect(liveOf(started)).toBe('1.0.0+a');
    expect(pointerDocument.parse(started)).toEqual(started);
  });

  it.each([
    ['the part has no default', pointerOf({}), '2.0.0+b', 'mfe-a has no release'],
    ['everybody has it', first, '1.0.0+a', 'is what everybody gets already'],
    ['another one runs', started, '3.0.0+c', 'A rollout of mfe-a 2.0.0+b is under way'],
  ])('is refused where %s', (_, pointer, release, message) => {
    expect(() => startCanary(pointer, canaryOf(release), ACT)).toThrow(message);
  });

  it('moves on step by step', () => {
    const running = rolloutOf(started);
    expect(running && nextShare(running)).toBe(50);
    const { pointer, events } = moveShare(started, { part: 'mfe-a', share: 50 }, LATER);
    const moved = rolloutOf(pointer);
    expect(moved).toMatchObject({ share: 50, step: 1, steppedAt: LATER.at, startedAt: ACT.at });
    expect(moved && nextShare(moved)).toBeUndefined();
    expect(events).toMatchObject([{ action: 'share_moved', share: 50, rollout: ROLLOUT_ID }]);
  });

  it('becomes the default when it is promoted', () => {
    const { pointer, events } = promote(started, 'mfe-a', LATER);
    expect(liveOf(pointer)).toBe('2.0.0+b');
    expect(rolloutOf(pointer)).toBeUndefined();
    expect(events).toMatchObject([{ action: 'promoted', live: '2.0.0+b', share: 100 }]);
  });

  it.each([
    ['paused', pause],
    ['held', hold],
    ['waiting', awaitPerson],
  ] as const)('keeps its share while it is %s, says why, and runs on when told', (state, stand) => {
    const { pointer, events } = stand(started, 'mfe-a', { ...LATER, reason: 'LCP is worse' });
    expect(rolloutOf(pointer)).toMatchObject({ state, share: 10, reason: 'LCP is worse' });
    expect(events).toMatchObject([{ action: state, reason: 'LCP is worse' }]);
    expect(rolloutOf(resume(pointer, 'mfe-a', LATER).pointer)).toMatchObject({
      state: 'running',
      reason: '',
      steppedAt: LATER.at,
      resumedAt: LATER.at,
    });
  });

  it.each([
    ['aborted', abort],
    ['rolled_back', rollback],
  ] as const)('that is %s leaves everybody the default', (action, end) => {
    const { pointer, events } = end(started, 'mfe-a', LATER);
    expect(rolloutOf(pointer)).toBeUndefined();
    expect(liveOf(pointer)).toBe('1.0.0+a');
    expect(events).toMatchObject([{ action, release: '2.0.0+b', live: '1.0.0+a', share: 0 }]);
  });

  it.each([promote, pause, resume, abort])('cannot be changed where there is none', (change) => {
    expect(() => change(first, 'mfe-a', ACT)).toThrow('No rollout of mfe-a is under way');
  });
});

describe('a rollback without a rollout', () => {
  it('makes the release before the default', () => {
    const { pointer, events } = rollback(atOnce(first, '2.0.0+b').pointer, 'mfe-a', LATER);
    expect(pointer.parts['mfe-a']).toMatchObject({ live: { release: '1.0.0+a', by: 'Grace' }, previous: [] });
    expect(events).toMatchObject([{ action: 'rolled_back', release: '2.0.0+b', live: '1.0.0+a' }]);
  });

  it('is refused where there is none before', () => {
    expect(() => rollback(first, 'mfe-a', LATER)).toThrow('mfe-a has no release to go back to');
  });
});

describe('a remote that is retired', () => {
  it('is served no more, nor is its canary, and the event says so to who knows of rollbacks alone', () => {
    const { pointer, events } = retire(started, 'mfe-a', LATER);
    expect(Object.keys(pointer.parts)).toEqual(['shell']);
    expect(events).toMatchObject([
      { action: 'rolled_back', part: 'mfe-a', release: '1.0.0+a', share: 0, reason: 'The part is retired' },
    ]);
    expect(pointerDocument.parse(pointer)).toEqual(pointer);
    expect(atOnce(pointer, '3.0.0+c').pointer.parts['mfe-a']).toMatchObject({ previous: [] });
  });

  it('is not the shell, nor one that was never released', () => {
    expect(() => retire(first, 'shell', ACT)).toThrow('Without the shell there is no product');
    expect(() => retire(first, 'mfe-b', ACT)).toThrow('mfe-b has no release');
  });
});

describe('every change', () => {
  it('is refused when the pointer has moved on since the decision', () => {
    const decided = { ...LATER, generation: first.generation };
    expect(() => pause(started, 'mfe-a', decided)).toThrow(expect.objectContaining({ code: 'stale' }));
    expect(() => pause(started, 'mfe-a', { ...LATER, generation: started.generation })).not.toThrow();
  });

  it('is refused when a canary and another default, which may meet in a page, do not fit', () => {
    const needs = canaryOf('2.0.0+b', { react: '^20.0.0' });
    expect(() => startCanary(first, needs, ACT)).toThrow(
      'mfe-a 2.0.0+b needs react ^20.0.0; shell 1.0.0+s provides 19.3.1',
    );
  });

  it('is kept among the newest events', () => {
    let pointer = first;
    for (let at = 0; at < KEPT_EVENTS + 5; at += 1) pointer = atOnce(pointer, `2.0.${at}+b`).pointer;
    expect(pointer.events).toHaveLength(KEPT_EVENTS);
    expect(pointer.events[0]).toMatchObject({ release: `2.0.${KEPT_EVENTS + 4}+b` });
    expect(pointer.parts['mfe-a']?.previous).toHaveLength(10);
  });
});

describe('a shell that is released while a canary runs', () => {
  const shellOf = (release: string, react: string) => ({
    releases: { shell: recordOf('shell', release, { shared: { react } }) },
    endsRollouts: false,
  });
  const running = startCanary(first, canaryOf('2.0.0+b', { react: '^19.0.0' }), ACT).pointer;

  it('becomes the default, and the canary goes on', () => {
    const { pointer } = releaseAtOnce(running, shellOf('1.1.0+t', '19.4.0'), LATER);
    expect(pointer.parts.shell).toMatchObject({ live: { release: '1.1.0+t' } });
    expect(rolloutOf(pointer)).toEqual(rolloutOf(running));
  });

  it('is refused when the canary cannot live with it, though the default could', () => {
    expect(() => releaseAtOnce(running, shellOf('2.0.0+t', '20.0.0'), LATER)).toThrow(
      'mfe-a 2.0.0+b needs react ^19.0.0; shell 2.0.0+t provides 20.0.0',
    );
  });

  it('may be a canary too: then all four meetings must fit', () => {
    const shell = recordOf('shell', '2.0.0+t', { shared: { react: '20.0.0' } });
    const second = { part: 'shell', release: shell, id: ROLLOUT_ID, config: CANARY };
    expect(() => startCanary(running, second, ACT)).toThrow('shell 2.0.0+t provides 20.0.0');
    const fits = { ...second, release: recordOf('shell', '1.2.0+t', { shared: { react: '19.9.0' } }) };
    expect(startCanary(running, fits, ACT).pointer.parts.shell?.rollout).toMatchObject({ share: 10 });
  });
});
