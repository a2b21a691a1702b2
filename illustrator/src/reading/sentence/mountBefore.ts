import type { Sense } from '../words/Sense.ts';
import type { Sentence } from './Sentence.ts';
import { isAtop } from './settleBearers.ts';

/** "an elephant walks while a mouse rides on its back": on whom was named before, who is larger. Returns whether it is so. */
export function mountBefore(
  sentence: Sentence,
  sense: Extract<Sense, { kind: 'part' } | { kind: 'feature' }>,
): boolean {
  const { draft, verb, preposition, subject } = sentence;
  const [rider] = verb?.doers ?? subject;
  const { pose, relation } = verb?.record ?? {};
  const { bears, spot } = sense.kind === 'part' ? sense : {};
  const isOn = preposition === undefined ? relation === 'ride' : preposition.preposition === 'on';
  // "naps in her lap", "sleeps in her arms".
  const isIn = preposition?.preposition === 'in' && (bears !== undefined || spot === 'hand');
  if (rider === undefined || !(isOn || isIn) || !(RESTING.has(pose) || relation === 'ride')) return false;
  const isOther = sentence.lastRole !== 'with' && subject.some((index) => index < rider);
  if (verb === undefined || verb.objects.length > 0 || isOther) return false;
  const size = draft.record(rider)?.size ?? 0;
  const share = draft.things[rider]?.looks.young ? 0.9 : 1;
  const mount = draft.things.findLastIndex(
    ({ count }, index) =>
      index < rider && count === 1 && draft.isBeing(index) && (draft.record(index)?.size ?? 0) > size * share,
  );
  if (mount < 0) return false;
  const slot = preposition?.slot ?? (verb.slot.meaning.as === 'unknown' ? verb.slot : undefined);
  const isOnHead = sense.kind === 'part' && isAtop(sense.part, spot);
  const place = isOnHead ? { at: 'head' as const } : {};
  const borne = { kind: bears ?? ('on' as const), from: rider, to: mount, ...place };
  const isHeld = isIn && bears === undefined;
  draft.replaceRelation([rider, mount], isHeld ? { kind: 'hug', from: mount, to: rider } : borne, slot);
  sentence.preposition = undefined;
  return true;
}

const RESTING: ReadonlySet<string | undefined> = new Set(['sit', 'sleep', 'lie']);
