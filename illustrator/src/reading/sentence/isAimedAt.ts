import { artData } from '../../art/artData.ts';
import type { Lexeme } from '../lexemes/lexemes.ts';
import type { Sentence } from './Sentence.ts';

/** "breathing fire at a castle": what tells the place is what it is done to. */
export function isAimedAt(sentence: Sentence, lexeme: Lexeme, setting: string): boolean {
  const { draft, verb } = sentence;
  const layers = artData().settings.get(setting)?.back ?? [];
  const mark = layers.find((layer) => 'thing' in layer && layer.stays === true);
  if (verb?.record.by?.at !== 'face' || !lexeme.phrase.startsWith('at ') || mark === undefined) return false;
  if (!('thing' in mark) || draft.recordOf(mark.thing) === undefined) return false;
  const thing = draft.addThing({ key: mark.thing, words: lexeme.text });
  draft.addWord(lexeme, { as: 'thing', thing });
  for (const doer of verb.doers) draft.relate(doer, 'face', thing);
  sentence.previous = 'noun';
  return true;
}
