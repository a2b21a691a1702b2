import type { Lexeme } from './lexemes.ts';
import type { Sense } from './Sense.ts';
import type { Modifiers, Sentence } from './Sentence.ts';

type ThingSense = Extract<Sense, { kind: 'thing' }>;

/** "ducklings following their mother", "a cat with her babies": of the kind of those named before. */
export function kinOf(
  { draft, subject, last, preposition, owners }: Sentence,
  lexeme: Lexeme,
  { sense, modifiers }: { sense: ThingSense; modifiers: Modifiers },
): ThingSense {
  const family = owners ?? (subject.length > 0 ? subject : last);
  const [first] = family;
  const key = draft.things[first ?? -1]?.key;
  const isTheirs =
    modifiers.determiner === 'its' ||
    (preposition?.preposition === 'with' && modifiers.determiner === undefined);
  if (key === undefined || !isTheirs || !family.every((index) => draft.isAnimal(index))) return sense;
  const [own = ''] = sense.keys;
  const isYoung = sense.isYoung === true || TWINS.test(lexeme.phrase);
  const isBaby = isYoung && draft.recordOf(own)?.kind === 'person';
  // "a bear and her cubs": no lion's.
  const isOfOthers =
    draft.grownOf(own) === own
      ? sense.isYoung === true && draft.recordOf(own)?.home !== draft.recordOf(key)?.home
      : draft.grownOf(own) !== draft.grownOf(key);
  if (isBaby || isOfOthers) return { ...sense, keys: [draft.youngOf(key) ?? key], isYoung: true };
  if (!lexeme.senses.some(({ kind }) => kind === 'parent')) return sense;
  const grown = draft.grownOf(key);
  if (grown === key)
    for (const index of family) Object.assign(draft.things[index]?.looks ?? {}, { young: true });
  return { kind: 'thing', keys: [grown] };
}

/** "a kangaroo with twins": its own. */
const TWINS = /^(?:twins?|triplets?|gemelos|jumeaux|zwillinge)$/;
