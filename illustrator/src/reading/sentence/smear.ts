import type { Draft, Slot } from '../Draft.ts';
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
  if (
    !isOn ||
    (kind !== 'food' && !SPILT.has(draft.things[thing]?.key ?? '')) ||
    !SMEARED.test(lexemes[at]?.phrase ?? '')
  )
    return false;
  Object.assign(draft.things[owner]?.looks ?? {}, { pattern: 'dirty' });
  const isHad = draft.relations.some(({ from, to }) => from === owner && to === thing);
  if (!isHad) draft.relate(owner, uses?.includes('eaten') ? 'eat' : 'hold', thing);
  return true;
}

/** "a boy covered in flour", "a girl covered with paint": smeared, with what it is of beside. Returns whether it is so. */
export function coverIn(
  draft: Draft,
  slot: Slot | undefined,
  [hosts, [stuff = -1]]: readonly [hosts: readonly number[], stuff: readonly number[]],
): boolean {
  const isCovered = COVERED.test(slot?.text ?? '') && hosts.every((host) => draft.isBeing(host));
  const isSoft = draft.record(stuff)?.kind === 'food' || SPILT.has(draft.things[stuff]?.key ?? '');
  const [first] = hosts;
  if (slot === undefined || first === undefined || !isCovered || !isSoft) return false;
  for (const host of hosts) {
    Object.assign(draft.things[host]?.looks ?? {}, { pattern: 'dirty' });
    draft.relate(stuff, 'next-to', host);
  }
  slot.meaning = { as: 'look', thing: first, look: 'pattern' };
  return true;
}

/** "grandma baking, flour everywhere": all who were named have some of it on them. */
export function spill({ draft, last: [stuff = -1], previous }: Sentence): void {
  const isPoured =
    draft.record(stuff)?.uses?.includes('poured') === true && draft.record(stuff)?.kind === 'food';
  if (previous !== 'noun' || !(isPoured || SPILT.has(draft.things[stuff]?.key ?? ''))) return;
  for (const [index, { looks }] of draft.things.entries())
    if (draft.isBeing(index) && looks.pattern === undefined) looks.pattern = 'dirty';
}

const COVERED = /^(?:(?:all )?covered|cubiert|couvert|bedeckt|voller|lleno|llena|plein)/i;
const SPILT: ReadonlySet<string> = new Set(['artist-palette', 'puddle']);
