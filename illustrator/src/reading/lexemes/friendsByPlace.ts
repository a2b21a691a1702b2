import { FELLOWS } from '../languages/fellowWords.ts';
import type { Lexeme } from './lexemes.ts';
import type { NameOf } from './NameOf.ts';
import { recordOf } from './nouns.ts';

/** Makes "animal friends", "forest friends" and "farm pals" the animals of that place: no children. English. */
export function friendsByPlace(lexemes: readonly Lexeme[], nameOf: NameOf): Lexeme[] {
  const read: Lexeme[] = [];
  for (const lexeme of lexemes) {
    const place = FELLOWS.test(lexeme.phrase) ? read.at(-1) : undefined;
    const kinds = place && nameOf(place.phrase === 'animal' ? 'animals' : `${place.phrase} animals`);
    if (place === undefined || kinds === undefined) {
      read.push(lexeme);
      continue;
    }
    read.pop();
    const senses = kinds.senses.map((sense) => withoutNamed(sense, read));
    read.push({
      ...lexeme,
      text: `${place.text} ${lexeme.text}`,
      phrase: place.phrase,
      senses,
      plural: kinds.plural,
    });
  }
  return read;
}

/** Of several kinds those that were not named yet: a fox's friends are no foxes. */
function withoutNamed(sense: Lexeme['senses'][number], read: readonly Lexeme[]): Lexeme['senses'][number] {
  if (sense.kind !== 'thing' || sense.keys.length < 2) return sense;
  const named = read.map((lexeme) => recordOf(lexeme)?.key);
  const isNew = (key: string): boolean => !named.includes(key);
  const keys = [...sense.keys, ...(sense.more ?? [])].filter(isNew).slice(0, sense.keys.length);
  return keys.length === 0 ? sense : { ...sense, keys };
}
