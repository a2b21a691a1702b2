import type { Draft } from '../Draft.ts';
import { LANGUAGE_WORDS } from '../languages/index.ts';
import { LANGUAGES } from '../languages/LanguageWords.ts';
import { foldWord } from '../words/fold.ts';

/** "a ladybug with seven dots": so many on it, where its record says what is put on what. Returns whether it is so. */
export function countMarks(draft: Draft, index: number): boolean {
  const { counted, marked } = draft.record(index) ?? {};
  const thing = draft.things[index];
  if (!thing || !counted || counted.at !== undefined || marked === undefined) return false;
  const at = draft.words.findIndex(
    ({ meaning }) => meaning.as === 'look' && meaning.thing === index && meaning.look === 'pattern',
  );
  const [number, word] = [draft.words[at - 1], draft.words[at]];
  const count = number?.meaning.as === 'unknown' ? countOf(number.text) : undefined;
  if (!number || !word || count === undefined) return false;
  const part = draft.addThing({ key: counted.part, words: word.text, count });
  delete thing.looks.pattern;
  thing.key = counted.bare;
  draft.relate(part, 'on', index);
  number.meaning = { as: 'look', thing: part, look: 'count' };
  word.meaning = { as: 'thing', thing: part };
  return true;
}

function countOf(text: string): number | undefined {
  const count = Number(text) || COUNTS.get(foldWord(text));
  return count !== undefined && count >= 1 && count <= MOST ? count : undefined;
}

/** More have no room of a size that can be colored. */
const MOST = 12;

const COUNTS: ReadonlyMap<string, number> = new Map(
  LANGUAGES.flatMap((language) =>
    Object.entries(LANGUAGE_WORDS[language].counts).flatMap(([count, words]) =>
      words.split(', ').map((word): [string, number] => [foldWord(word), Number(count)]),
    ),
  ),
);
