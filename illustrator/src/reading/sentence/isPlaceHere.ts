import { BEINGS } from '../../things/beings.ts';
import type { Lexeme } from '../lexemes/lexemes.ts';
import { foldWord } from '../words/fold.ts';
import { isRoleWith } from '../words/Sense.ts';
import type { Sentence } from './Sentence.ts';

/** Whether a word that names a thing and a setting means the setting: "in a castle" against "a castle". */
export function isPlaceHere(sentence: Sentence, lexeme: Lexeme, keys: readonly string[]): boolean {
  const { preposition, modifiers, part } = sentence;
  if (modifiers.count !== undefined || part !== undefined) return false;
  if (preposition === undefined) return opensPlace(sentence, lexeme, keys);
  return PLACES.has(preposition.preposition);
}

const PLACES = new Set(['in', 'at', 'to', 'through', 'from', 'across', 'along']);

/**
 * Whether a name of a thing that has a plainer one is where the scene plays: "library with a dragon", "supermarket, a toddler"
 * tell of no books and no shop; likewise "a playground with a child", but not "a bakery with a sign".
 */
function opensPlace(sentence: Sentence, { phrase }: Lexeme, keys: readonly string[]): boolean {
  const { draft, previous, modifiers, language } = sentence;
  const isFirst = (previous === 'start' || previous === 'determiner') && draft.things.length === 0;
  if (!isFirst) return false;
  if (keys.some((key) => foldWord(draft.recordOf(key)?.names[language][0] ?? '') === phrase)) return false;
  const next = sentence.ahead(1);
  if (next?.kind === 'comma') return modifiers.determiner === undefined;
  const isWith = next?.senses.some(isRoleWith) === true;
  return isWith && (modifiers.determiner === undefined || isBeingNext(sentence) || isFurnished(sentence));
}

/** "a library with a ladder at tall shelves", "a bakery with loaves of bread": what is in a room and not before a house. */
function isFurnished({ lexemes, at, draft }: Sentence): boolean {
  const keys = lexemes.slice(at + 2).flatMap(({ senses }) => {
    const sense = senses.find(({ kind }) => kind === 'thing');
    return sense?.kind === 'thing' ? sense.keys.slice(0, 1) : [];
  });
  return keys.some((key) => INDOORS.has(draft.recordOf(key)?.kind ?? ''));
}

const INDOORS: ReadonlySet<string> = new Set(['furniture', 'food']);

function isBeingNext(sentence: Sentence): boolean {
  const next = sentence.nextNoun(2)?.senses.find(({ kind }) => kind === 'thing');
  const kind = next?.kind === 'thing' ? sentence.draft.recordOf(next.keys[0] ?? '')?.kind : undefined;
  return kind !== undefined && BEINGS.has(kind);
}
