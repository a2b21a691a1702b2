import { PLAIN_PEOPLE } from '../../things/plainPeople.ts';
import type { Draft } from '../Draft.ts';
import { ALIKE, KIN_OR_FRIEND, MINE, YOUNGEST } from '../languages/groupWords.ts';
import type { Lexeme } from '../lexemes/lexemes.ts';
import type { Sense } from '../words/Sense.ts';
import type { Modifiers, Sentence } from './Sentence.ts';

type ThingSense = Extract<Sense, { kind: 'thing' }>;

/** "ducklings following their mother", "a cat with her babies": of the kind of those named before. */
export function kinOf(
  sentence: Sentence,
  lexeme: Lexeme,
  { sense, modifiers }: { sense: ThingSense; modifiers: Modifiers },
): ThingSense {
  const { draft, subject, last, preposition, owners } = sentence;
  if (isOwnerOfThing(sentence, modifiers)) return sense;
  // "my dog with my dad": the writer's, who is a human being.
  if (MINE.test(sentence.ahead(-1)?.phrase ?? '')) return sense;
  const family = owners ?? (subject.length > 0 ? subject : last);
  const [first] = family;
  const key = draft.things[first ?? -1]?.key;
  const isTheirs =
    modifiers.determiner === 'its' ||
    isOfYoung(sentence, lexeme, first) ||
    isBorneByOwn(sentence, sense) ||
    (preposition?.preposition === 'with' && modifiers.determiner === undefined && !isVisited(draft, sense));
  if (key === undefined || !isTheirs || !family.every((index) => isOfOwnKind(draft, index))) return sense;
  // "a dog pulling a sled with two kids", "a robot playing with kids": children.
  const isOfNone = draft.isYoungOfOwn(key) || draft.record(first)?.kind === 'person';
  if (KIDS.test(lexeme.phrase) && modifiers.determiner !== 'its' && isOfNone) return sense;
  const [own = ''] = sense.keys;
  // "an angel with baby Jesus": one who has a name.
  if (draft.grownOf(own) === BABY && !PLAIN_PEOPLE.test(own)) return sense;
  const isYoung = sense.isYoung === true || ALIKE.test(lexeme.phrase);
  const isBaby = isYoung && draft.recordOf(own)?.kind === 'person';
  // "a bear and her cubs": no lion's.
  const isOfOthers =
    draft.grownOf(own) === own
      ? sense.isYoung === true && draft.recordOf(own)?.home !== draft.recordOf(key)?.home
      : draft.grownOf(own) !== draft.grownOf(key) && draft.recordOf(draft.grownOf(own))?.mother !== key;
  if (isBaby || isOfOthers) return { ...sense, keys: [draft.youngOf(key) ?? key], isYoung: true };
  if (KIN_OR_FRIEND.test(lexeme.phrase)) {
    const isYoungest = YOUNGEST.test(lexeme.phrase);
    return isYoungest
      ? { ...sense, keys: [draft.youngOf(key) ?? key], isYoung: true }
      : { kind: 'thing', keys: [key] };
  }
  if (!lexeme.senses.some(({ kind }) => kind === 'parent')) return sense;
  const grown = draft.grownOf(key);
  if (grown === key)
    for (const index of family) Object.assign(draft.things[index]?.looks ?? {}, { young: true });
  return { kind: 'thing', keys: [grown] };
}

const BABY = 'baby';

/** "a puppy chewing on dad's slipper": the dad of who writes, but "on mother's back". */
function isOwnerOfThing(sentence: Sentence, { determiner }: Modifiers): boolean {
  const senses = sentence.ahead(2)?.senses ?? [];
  const isPart = senses.some(({ kind }) => kind === 'part' || kind === 'feature');
  return determiner === undefined && sentence.ahead(1)?.kind === 'possessive' && senses.length > 0 && !isPart;
}

/** "an opossum carrying babies on her back", "a koala with a baby on her back": an animal bears its own, where that is on its body. */
function isBorneByOwn(sentence: Sentence, { keys: [own = ''] }: ThingSense): boolean {
  const place = sentence.ahead(1)?.senses.some(({ kind }) => kind === 'preposition') === true;
  const isTheirs = sentence.ahead(2)?.senses.some((sense) => sense.kind === 'role' && sense.role === 'its');
  return own === 'baby' && place && isTheirs === true && sentence.ahead(3)?.senses.some(isBodyPart) === true;
}

function isBodyPart({ kind }: Sense): boolean {
  return kind === 'part';
}

const KIDS = /^(?:kids?|children)$/;

/** "a lion at the zoo with kids": children, where a place has been named. */
function isVisited(draft: Draft, { keys: [own = ''] }: ThingSense): boolean {
  return draft.settings.length > 0 && draft.recordOf(own)?.kind === 'person' && own !== 'baby';
}

/** "baby birds in a nest, mother bringing a worm": the mother of young ones. */
function isOfYoung({ draft, modifiers }: Sentence, { senses }: Lexeme, first = -1): boolean {
  const { key, looks } = draft.things[first] ?? {};
  const isYoung = looks?.young === true || (key !== undefined && draft.grownOf(key) !== key);
  return isYoung && modifiers.determiner === undefined && senses.some(({ kind }) => kind === 'parent');
}

/** Whether its kin are of its kind: animals, what is no human being, and who has wings. */
function isOfOwnKind(draft: Draft, index: number): boolean {
  const drawing = draft.record(index)?.drawing;
  const figures = drawing !== undefined && 'figure' in drawing ? drawing.figure : undefined;
  return draft.isAnimal(index) || (draft.isBeing(index) && figures?.every(({ wings }) => !wings) !== true);
}
