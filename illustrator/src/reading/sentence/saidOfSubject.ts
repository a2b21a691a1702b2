import type { Draft } from '../Draft.ts';
import { FELLOWS, FRIENDS } from '../languages/groupWords.ts';
import type { Lexeme } from '../lexemes/lexemes.ts';
import type { Modifiers, Sentence } from './Sentence.ts';

/** "because they are friends": those who are there already. Returns whether it is so. */
export function isSaidOfSubject(sentence: Sentence, lexeme: Lexeme): boolean {
  const { draft, subject, isSaid, modifiers, previous } = sentence;
  const many = subject.reduce((sum, index) => sum + (draft.things[index]?.count ?? 1), 0);
  const isOfThem = isSaid && lexeme.plural && many > 1 && previous !== 'preposition';
  if (!isOfThem || modifiers.count !== undefined || !FELLOWS.test(lexeme.phrase)) return false;
  sentence.takeModifiers();
  draft.addWord(lexeme, { as: 'thing', thing: subject[0] ?? 0 });
  Object.assign(sentence, { isSaid: false, previous: 'noun' });
  befriend(draft, subject, lexeme.phrase);
  return true;
}

/** "a toothbrush and toothpaste who are best friends": things are seen to be so by a hand of each. */
function befriend(draft: Draft, [one, other]: readonly number[], phrase: string): void {
  if (one === undefined || other === undefined || !FRIENDS.test(phrase)) return;
  if (draft.isBeing(one) || draft.isBeing(other)) return;
  draft.relate(one, 'hold-hands', other);
}

/** "a karate boy kicking, white belt": clothes without an article after a comma, and nothing done by them, are on who was named. */
export function wearAside(sentence: Sentence, modifiers: Modifiers, added: number | undefined): void {
  const { draft, subject, joint, preposition } = sentence;
  const [wearer] = subject;
  const isAside = joint === 'comma' && preposition === undefined && modifiers.determiner === undefined;
  const isLike = sentence.ahead(-1)?.senses.some(({ kind }) => kind === 'remark' || kind === 'look') === true;
  const isOne = subject.length === 1 && draft.things[wearer ?? -1]?.count === 1 && hasHead(draft, wearer);
  const clothes = draft.record(added);
  const isWorn = clothes?.worn !== undefined && (clothes.worn === 'head' || !clothes.places?.inside);
  const isBusy = sentence.ahead(1)?.senses.some(({ kind }) => kind === 'verb') === true;
  if (!isAside || !isLike || !isOne || !isWorn || isBusy || modifiers.count !== undefined) return;
  sentence.preposition = { preposition: 'with', hosts: [...subject], slot: undefined };
  sentence.joint = undefined;
}

function hasHead(draft: Draft, index: number | undefined): boolean {
  return draft.isBeing(index) || draft.record(index)?.places?.head !== undefined;
}
