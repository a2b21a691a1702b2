import type { Lexeme } from '../lexemes/lexemes.ts';
import { hasWindow } from './doTo.ts';
import type { Sentence } from './Sentence.ts';

/** A noun with the one after it that names a part of it as a place: the words of both. Undefined where there is none. */
export function withItsPart(sentence: Sentence, lexeme: Lexeme, key: string): Lexeme | undefined {
  return withRoof(sentence, lexeme, key) ?? withWindow(sentence, lexeme, key);
}

/** "out of the car window": of the car, at its window; the words of both. */
function withWindow(sentence: Sentence, lexeme: Lexeme, key: string): Lexeme | undefined {
  const { preposition, verb, draft } = sentence;
  const next = sentence.ahead(1);
  if (preposition === undefined && verb?.record.relation !== 'look-out-of') return undefined;
  const isWindow =
    next?.senses.some((sense) => sense.kind === 'thing' && sense.keys[0] === 'window') === true;
  if (next === undefined || !isWindow || !hasWindow(draft.recordOf(key))) return undefined;
  if (preposition !== undefined) preposition.part = 'window';
  sentence.at += 1;
  return { ...lexeme, text: `${lexeme.text} ${next.text}` };
}

/** "on a barn roof": on the barn; the words of both. */
function withRoof(sentence: Sentence, lexeme: Lexeme, key: string): Lexeme | undefined {
  const next = sentence.ahead(1);
  const isRoof = next?.senses.some((sense) => sense.kind === 'part' && sense.part === 'roof') === true;
  if (sentence.preposition === undefined || next === undefined || !isRoof) return undefined;
  if (sentence.draft.recordOf(key)?.kind !== 'building') return undefined;
  sentence.at += 1;
  return { ...lexeme, text: `${lexeme.text} ${next.text}` };
}
