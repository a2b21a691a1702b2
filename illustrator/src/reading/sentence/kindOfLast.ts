import type { Thing } from '../../things/Things.ts';
import { COUNT_OF_PLURAL, type Lexeme } from '../lexemes/lexemes.ts';
import type { Sentence } from './Sentence.ts';

/** "a hibiscus flower" is one flower, "a robin bird" one bird. */
export function isKindOfLast({ draft, previous, last, modifiers }: Sentence, lexeme: Lexeme): boolean {
  const [thing] = last;
  const before = draft.things[thing ?? -1];
  if (before === undefined || previous !== 'noun' || modifiers.determiner !== undefined) return false;
  if (!isKindOf(draft.record(thing), lexeme)) return false;
  const slot = draft.words.at(-1);
  if (slot?.meaning.as !== 'thing' || slot.meaning.thing !== thing) return false;
  slot.text = `${slot.text} ${lexeme.text}`;
  before.words = slot.text;
  if (lexeme.plural) before.count = Math.max(before.count, COUNT_OF_PLURAL);
  return true;
}

/** Whether a word names the kind that a thing is of: "bird" after "robin". */
export function isKindOf(record: Thing | undefined, { phrase }: Lexeme): boolean {
  return record !== undefined && KINDS[phrase.replace(/s$/, '')]?.includes(record.kind) === true;
}

const KINDS: Readonly<Record<string, readonly string[]>> = {
  flower: ['plant'],
  plant: ['plant'],
  tree: ['plant'],
  animal: ['animal'],
  bird: ['flier', 'animal'],
  fish: ['swimmer'],
  insect: ['animal', 'flier'],
  bug: ['animal', 'flier'],
  dinosaur: ['animal', 'flier', 'swimmer'],
  fruit: ['food'],
  vegetable: ['food'],
  veggie: ['food'],
};
