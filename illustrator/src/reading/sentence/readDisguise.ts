import { canBeDressedAs, hasClothes, likenessOf } from '../../things/likenessOf.ts';
import type { Slot } from '../Draft.ts';
import type { Lexeme } from '../lexemes/lexemes.ts';
import { relateAll } from '../relateAll.ts';
import type { Sentence } from './Sentence.ts';

/** "a disguise of a lion": the costume is the lion's, which comes next. Returns whether it was so. */
export function opensDisguise(sentence: Sentence, lexeme: Lexeme, key: string): boolean {
  const { draft, modifiers } = sentence;
  if (draft.recordOf(key)?.disguises !== true) return false;
  if (!sentence.isPrepositionAt(1, 'of') || likenessNext(sentence, 2) === undefined) return false;
  modifiers.parts.push(draft.addWord(lexeme));
  sentence.isDisguise = true;
  sentence.at += 1;
  return true;
}

/** "a lion costume": the word with that for the costume after it, which makes no thing of its own. */
export function asDisguise(sentence: Sentence, lexeme: Lexeme, key: string): Lexeme {
  const { draft } = sentence;
  const record = draft.recordOf(draft.recordOf(key)?.as?.wear ?? key);
  const next = sentence.ahead(1);
  const isPutOn = record !== undefined && (record.costume !== undefined || likenessOf(record) !== undefined);
  if (!isPutOn || !draft.isBeing(sentence.subject[0])) return lexeme;
  if (isFirstOfTwo(sentence)) sentence.isDisguise = true;
  if (!isCostume(sentence, next)) return lexeme;
  sentence.isDisguise = true;
  sentence.at += 1;
  return { ...lexeme, text: `${lexeme.text} ${next.text}` };
}

/** Whether the word for a costume comes next, or after another one: what is read is what somebody is dressed as. */
export function isBeforeCostume(sentence: Sentence): boolean {
  return isCostume(sentence, sentence.ahead(1)) || isFirstOfTwo(sentence);
}

function isCostume({ draft }: Sentence, lexeme: Lexeme | undefined): lexeme is Lexeme {
  const senses = lexeme?.senses ?? [];
  return senses.some(
    (sense) => sense.kind === 'thing' && draft.recordOf(sense.keys[0] ?? '')?.disguises === true,
  );
}

/** "in cat and dog costumes": the word for the costumes comes after the second one. */
function isFirstOfTwo(sentence: Sentence): boolean {
  const [joint, other, costume] = [sentence.ahead(1), sentence.ahead(2), sentence.ahead(3)];
  const isJoined = joint?.senses.some((sense) => sense.kind === 'role' && sense.role === 'and');
  const isThing = other?.senses.some(({ kind }) => kind === 'thing');
  return isJoined === true && isThing === true && isCostume(sentence, costume);
}

/** Marks what somebody is dressed as. */
export function disguise(sentence: Sentence, added: readonly number[]): void {
  const { draft } = sentence;
  if (!sentence.isDisguise) return;
  sentence.isDisguise = false;
  for (const index of added) {
    const thing = draft.things[index];
    if (thing === undefined) continue;
    thing.key = draft.record(index)?.as?.wear ?? thing.key;
    const known = signOf(sentence, index);
    if (known === undefined) draft.disguises.add(thing);
    else thing.key = known;
  }
}

/** "a cat in a witch costume": what a calling is known by, for who cannot have all of its clothes on. */
function signOf({ draft, subject, last }: Sentence, index: number): string | undefined {
  const wearer = draft.record(draft.isBeing(last[0]) ? last[0] : subject[0]);
  const calling = draft.record(index);
  if (calling?.costume === undefined || canBeDressedAs(wearer, calling)) return undefined;
  draft.callingHome ??= calling.home;
  return calling.costume;
}

/** Whether somebody wears a thing for what it looks like: a lion costume, or all clothes of a calling. */
export function isDisguiseOf({ draft }: Sentence, wearer: number | undefined, index: number): boolean {
  const thing = draft.things[index];
  if (thing === undefined || !draft.disguises.has(thing)) return false;
  return canBeDressedAs(draft.record(wearer), draft.record(index));
}

/**
 * Dresses those who are there as what has a name of its own: people in its clothes, animals in what one knows it by, with
 * what it has in its hand.
 */
export function dressAs(
  sentence: Sentence,
  wearers: readonly number[],
  { lexeme, key, slot }: { lexeme: { text: string }; key: string; slot: Slot },
): void {
  const { draft } = sentence;
  const record = draft.recordOf(key);
  for (const wearer of wearers) {
    const own = draft.record(wearer);
    const count = draft.things[wearer]?.count ?? 1;
    const add = (each: string): number => draft.addThing({ key: each, words: lexeme.text, count });
    const isWhole =
      own !== undefined && record !== undefined && hasClothes(own) && likenessOf(record) === 'clothes';
    const worn = isWhole ? key : (record?.costume ?? (canBeDressedAs(own, record) ? key : undefined));
    if (worn === undefined) continue;
    relateAll(sentence, 'wear', [[wearer], [add(worn)]], slot);
    for (const key of isWhole ? [] : (record?.holds?.slice(0, 1) ?? [])) {
      const held = add(key);
      const isPlayed = draft.recordOf(key)?.uses?.includes('played') === true;
      relateAll(sentence, isPlayed ? 'play' : 'hold', [[wearer], [held]], undefined);
      const thing = draft.things[held];
      if (thing) draft.implied.add(thing);
    }
  }
}

function likenessNext(sentence: Sentence, steps: number) {
  const { draft } = sentence;
  const next = sentence.nextNoun(steps)?.senses.find((sense) => sense.kind === 'thing');
  const record = next?.kind === 'thing' ? draft.recordOf(next.keys[0] ?? '') : undefined;
  return record && likenessOf(record);
}
