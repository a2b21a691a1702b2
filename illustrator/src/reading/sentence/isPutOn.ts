import { isWordForPair } from '../isWordForPair.ts';
import { INSIDE } from '../languages/surfaceWords.ts';
import { relateAll } from '../relateAll.ts';
import type { RelationKind } from '../Scene.ts';
import { isDisguiseOf } from './readDisguise.ts';
import type { OpenPreposition, Sentence } from './Sentence.ts';

/** Whether things are put on: "a cat in a hat". */
export function isPutOn(sentence: Sentence, hosts: readonly number[], [index]: readonly number[]): boolean {
  const { draft } = sentence;
  if (isDisguiseOf(sentence, hosts[0], index ?? -1)) return true;
  const [body, record] = [draft.record(hosts[0]), draft.record(index)];
  // "a snake in a boot", "a mouse in boots": one is none to walk in, nor are those that are far too large.
  const said = sentence.lexemes[sentence.at];
  const isPair =
    said?.plural === true || (record?.pluralForOne === true && isWordForPair(said?.phrase ?? ''));
  if (record?.worn === 'feet' && (!isPair || record.size > 1.5 * (body?.size ?? 1))) return false;
  // A hat that holds something is still put on; nobody wears a pocket or a bag.
  const isHollow = record?.places?.inside !== undefined || record?.boarded !== undefined;
  const isHolding = isHollow && record.worn !== 'head' && !isPair;
  return record?.worn !== undefined ? !isHolding : record?.kind === 'clothes' && !isHolding;
}

/**
 * "playing the piano in a bow tie", "jumping on a trampoline in her crown": whoever does something to a thing, or somewhere, has on
 * what comes last; no piano has. What is put into a hat, or looked at in one, is there. Returns whether it is put on.
 */
export function putOnInClothes(
  sentence: Sentence,
  { preposition, slot, at }: OpenPreposition,
  added: readonly number[],
): boolean {
  const { draft, subject, last, lastRole, verb, lexemes } = sentence;
  const [doer] = verb?.doers ?? subject;
  if (preposition !== 'in' || lastRole === 'subject' || doer === undefined || !draft.isBeing(doer))
    return false;
  const { relation, moves } = verb?.record ?? {};
  const isPlacing =
    (moves === true && relation !== 'tend') || (relation !== undefined && PLACING.has(relation));
  const isOfOther = last.some((index) => draft.isBeing(index) && index !== doer);
  const isInside = INSIDE.test(lexemes[at ?? -1]?.phrase ?? '');
  if (isPlacing || isOfOther || isInside || !isPutOn(sentence, [doer], added)) return false;
  return relateAll(sentence, 'wear', [verb?.doers ?? subject, added], slot);
}

/** What is done so to something is done where that is then. */
const PLACING: ReadonlySet<RelationKind> = new Set<RelationKind>(['look-at', 'build', 'plant', 'feed']);
