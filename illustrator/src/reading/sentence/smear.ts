import { SMEARED, TONGUE } from '../languages/groupWords.ts';
import type { OpenPreposition, Sentence } from './Sentence.ts';

/** "eating spaghetti and it is all over her face", "jam on his cheeks": smeared, and in the hands. Returns whether it is so. */
export function smear(
  { draft, lexemes, at }: Sentence,
  preposition: OpenPreposition['preposition'],
  [owner, thing]: readonly [number, number],
): boolean {
  const isOn = preposition === 'on' || preposition === 'over';
  const { kind, uses, rests } = draft.record(thing) ?? {};
  // "catching snowflakes on her tongue": they fall, and she puts it out.
  if (isOn && rests === 'air' && TONGUE.test(lexemes[at]?.phrase ?? '')) {
    Object.assign(draft.things[owner]?.looks ?? {}, { mood: 'silly' });
    draft.replaceRelation([owner, thing], { kind: 'look-at', from: owner, to: thing }, undefined);
    return true;
  }
  if (!isOn || kind !== 'food' || !SMEARED.test(lexemes[at]?.phrase ?? '')) return false;
  Object.assign(draft.things[owner]?.looks ?? {}, { pattern: 'dirty' });
  const isHad = draft.relations.some(({ from, to }) => from === owner && to === thing);
  if (!isHad) draft.relate(owner, uses?.includes('eaten') ? 'eat' : 'hold', thing);
  return true;
}
