import type { Thing } from '../../things/Things.ts';
import type { OpenPreposition, Sentence } from './Sentence.ts';

/** "a girl on the piano", "a frog on drums": who plays it, not who is on top of it; a cat on the piano is there. */
export function isPlayedOn(
  { draft, lexemes, at }: Sentence,
  { preposition, hosts, verb }: OpenPreposition,
  [thing]: readonly number[],
): boolean {
  const instrument = draft.record(thing);
  if (preposition !== 'on' || verb !== undefined || !isInstrument(instrument)) return false;
  const isBare = lexemes[at - 1]?.senses.some(({ kind }) => kind === 'preposition') === true;
  const isMeant = isBare || /s$/.test(lexemes[at]?.phrase ?? '');
  return hosts.every((host) => {
    const { kind, size = 0 } = draft.record(host) ?? {};
    return kind === 'person' || (draft.isBeing(host) && (isMeant || size > (instrument?.size ?? 0)));
  });
}

/** What is played by itself: no ball, and no game at a table. */
export function isInstrument(record: Thing | undefined): boolean {
  const { uses = [] } = record ?? {};
  return uses.includes('played') && !uses.some((use) => OTHERWISE.has(use));
}

const OTHERWISE = new Set(['played-at', 'kicked', 'thrown']);
