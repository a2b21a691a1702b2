import { goesOnFours, isWinged } from '../../things/fourLegged.ts';
import { IN_ARMS, POUCH } from '../languages/groupWords.ts';
import type { Lexeme } from '../lexemes/lexemes.ts';
import type { Sense } from '../words/Sense.ts';
import type { Sentence } from './Sentence.ts';

type PartSense = Extract<Sense, { kind: 'part' }>;

/**
 * "a bone in a dog's mouth", "a balloon in the girl's hand", "glasses on a cat's nose": had or worn by whose part it is, not in or
 * on all of that one. Returns whether it is so.
 */
export function bindToOwned(
  { draft, last, lexemes, at, preposition }: Sentence,
  { phrase }: Lexeme,
  sense: PartSense,
): boolean {
  const isOwned = [1, 2].some((steps) => lexemes[at - steps]?.kind === 'possessive');
  const relation = draft.relations.at(-1);
  const [owner] = last;
  if (!isOwned || preposition !== undefined || relation === undefined || relation.to !== owner) return false;
  if (!draft.isBeing(owner) || draft.isWorn(relation.from) || POUCH.test(phrase)) return false;
  // "putting a bandage on a boy's knee" says where.
  if (draft.record(relation.from)?.wornAs === 'strip') return false;
  const { spot, part } = sense;
  const { worn } = draft.record(relation.from) ?? {};
  const isIn = relation.kind === 'in';
  const isHeld = isIn && (spot === 'hand' || spot === 'mouth' || part === 'beak');
  const isPutOn = worn !== undefined && !isHeld && (isIn || relation.kind === 'on');
  if (!isHeld && !isPutOn && !(isIn && (spot === 'hair' || part === 'coat' || part === 'any'))) return false;
  const body = draft.record(owner);
  const isByMouth = spot === 'mouth' || part === 'beak';
  const isBitten = isByMouth && body !== undefined && (goesOnFours(body) || isWinged(body));
  // "a baby in mom's arms".
  const isInArms = isIn && IN_ARMS.test(phrase) && draft.isBeing(relation.from);
  Object.assign(relation, {
    ...{ kind: isPutOn ? 'wear' : isInArms ? 'hug' : 'hold', from: owner, to: relation.from },
    ...(isBitten ? { at: 'mouth' as const } : {}),
  });
  return true;
}
