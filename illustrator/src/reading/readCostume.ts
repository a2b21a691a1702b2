import type { Lexeme } from './lexemes.ts';
import { relateAll } from './relateAll.ts';
import type { Sentence } from './Sentence.ts';

/** "a pirate parrot" is a parrot in a pirate's hat: said of what comes next. */
export function isCostumeOfNext(sentence: Sentence, lexeme: Lexeme, key: string): boolean {
  const { draft, modifiers } = sentence;
  const next = sentence.ahead(1);
  const wearer = next?.senses.find((each) => each.kind === 'thing');
  const worn = draft.recordOf(key)?.costume;
  if (worn === undefined || next?.kind !== 'known' || wearer?.keys.length !== 1 || lexeme.plural)
    return false;
  if (!ANIMALS.has(draft.recordOf(wearer.keys[0] ?? '')?.kind ?? '')) return false;
  modifiers.worn = { key: worn, slot: draft.addWord(lexeme) };
  return true;
}

/** "a bear firefighter", "a crab as the king": an animal with what one knows the calling by, on its head and in its hand. */
export function isCostumeOfLast(sentence: Sentence, lexeme: Lexeme, key: string): boolean {
  const { draft, last } = sentence;
  const [wearer] = last;
  const calling = draft.recordOf(key);
  if (wearer === undefined || calling?.costume === undefined || !isSaidOfLast(sentence, wearer)) return false;
  const slot = draft.addWord(lexeme);
  const addTo = (each: string): number[] => [
    draft.addThing({ key: each, words: lexeme.text, count: draft.things[wearer]?.count ?? 1 }),
  ];
  relateAll(sentence, 'wear', [[wearer], addTo(calling.costume)], slot);
  for (const held of calling.holds?.slice(0, 1) ?? [])
    relateAll(sentence, 'hold', [[wearer], addTo(held)], undefined);
  sentence.takeModifiers();
  return true;
}

/** An animal with nothing between the two, or anybody with "as a". */
function isSaidOfLast({ draft, previous, modifiers, lexemes, at }: Sentence, wearer: number): boolean {
  const { determiner, count, slots } = modifiers;
  if (count !== undefined || slots.length > 0) return false;
  const before = lexemes[determiner === undefined ? at - 1 : at - 2];
  if (AS.has(before?.phrase ?? '')) return draft.isBeing(wearer);
  return previous === 'noun' && determiner === undefined && draft.isAnimal(wearer);
}

const AS = new Set(['as', 'als', 'como', 'comme', 'en']);
const ANIMALS = new Set(['animal', 'flier', 'swimmer']);
