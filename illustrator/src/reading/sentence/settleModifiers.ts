import { isAdorned } from '../../things/isAdorned.ts';
import { relateAll } from '../relateAll.ts';
import type { RelationKind } from '../Scene.ts';
import type { VerbRecord } from '../words/verbSchema.ts';
import { applyVerb } from './applyVerb.ts';
import { bringAlong } from './bringAlong.ts';
import { doOfItself } from './doOfItself.ts';
import { dressAs } from './readDisguise.ts';
import { showState } from './readState.ts';
import type { Modifiers, Sentence } from './Sentence.ts';

/** Gives things what was said of them before they were named: looks, what they wear by their calling, what they do. */
export function settleModifiers(
  sentence: Sentence,
  { slots, verbs, states, looks, worn, compound }: Modifiers,
  added: readonly number[],
): void {
  const [thing = 0] = added;
  for (const { slot, look } of slots) slot.meaning = { as: 'look', thing, look };
  for (const index of added) Object.assign(sentence.draft.things[index]?.looks ?? {}, looks);
  for (const state of states) showState(sentence, added, state);
  if (worn !== undefined) {
    const to = sentence.draft.addThing({
      key: worn.key,
      words: worn.slot.text,
      count: sentence.draft.things[thing]?.count ?? 1,
    });
    relateAll(sentence, 'wear', [added, [to]], worn.slot);
  }
  if (compound !== undefined) joinCompound(sentence, compound, added);
  for (const { slot, record, isDone } of verbs) {
    if (isDone && isMadeSo(sentence, record, thing)) {
      slot.meaning = { as: 'remark' };
      continue;
    }
    applyVerb(sentence, record, slot, added);
    doOfItself(sentence.draft, record, { slot, doers: added });
    const { takes, relation } = record;
    if (takes === undefined || relation === undefined) continue;
    if (sentence.draft.recordOf(takes) === undefined) continue;
    const to = sentence.draft.addThing({ key: takes, words: slot.text });
    relateAll(sentence, relation, [added, [to]], slot);
  }
}

/** "a knitted sweater", "a painted fence", "a decorated tree": how a thing was made, nothing that it does. */
function isMadeSo({ draft }: Sentence, { takes, relation, adorns }: VerbRecord, thing: number): boolean {
  if (adorns && isAdorned(draft.record(thing))) return true;
  return takes !== undefined && relation !== undefined && MAKING.has(relation) && !draft.isBeing(thing);
}

const MAKING: ReadonlySet<RelationKind> = new Set<RelationKind>(['hands-on', 'paint', 'tend', 'build']);

/** Gives what a compound ends with what it begins with. */
function joinCompound(
  sentence: Sentence,
  { key, link, slot }: NonNullable<Modifiers['compound']>,
  added: readonly number[],
): void {
  const { draft } = sentence;
  const [thing = 0] = added;
  if (link === 'sex') {
    slot.meaning = { as: 'remark' };
    return;
  }
  if (link === 'shape' || link === 'print') {
    const look = link === 'shape' ? { shape: key } : { print: [key] };
    for (const index of added) Object.assign(draft.things[index]?.looks ?? {}, look);
    slot.meaning = { as: 'look', thing, look: link };
    return;
  }
  const calling = draft.things[thing]?.key;
  if (link === 'calling' && calling !== undefined) {
    for (const index of added) Object.assign(draft.things[index] ?? {}, { key });
    draft.callingHome ??= draft.recordOf(calling)?.home;
    dressAs(sentence, added, { lexeme: slot, key: calling, slot });
    return;
  }
  // "a cat mermaid" is as "a mermaid cat".
  const whole = link === 'as' ? draft.things[thing] : undefined;
  const count = draft.things[thing]?.count ?? 1;
  const to = draft.addThing({ key: whole?.key ?? key, words: slot.text, count });
  if (whole !== undefined) whole.key = key;
  slot.meaning = { as: 'thing', thing: to };
  if (link === 'motif') relateAll(sentence, 'on', [[to], added], undefined);
  else if (link === 'with')
    bringAlong(sentence, { preposition: 'with', hosts: [...added], slot: undefined }, [to]);
  else if (link !== 'calling') relateAll(sentence, link === 'as' ? 'wear' : link, [added, [to]], undefined);
}
