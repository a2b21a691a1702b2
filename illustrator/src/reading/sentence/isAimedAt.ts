import { artData } from '../../art/artData.ts';
import type { Thing } from '../../things/Things.ts';
import type { Lexeme } from '../lexemes/lexemes.ts';
import { relateAll } from '../relateAll.ts';
import type { Sentence } from './Sentence.ts';

/** "breathing fire at a castle", "a volcano behind a village": what tells the place is what it is done to, or what is before it. */
export function isAimedAt(sentence: Sentence, lexeme: Lexeme, setting: string): boolean {
  const { draft, verb, preposition } = sentence;
  const layers = artData().settings.get(setting)?.back ?? [];
  const mark = layers.find((layer) => 'thing' in layer && layer.stays === true);
  if (preposition?.preposition === 'behind' && mark !== undefined && 'thing' in mark)
    return standBefore(sentence, lexeme, mark.thing);
  if (verb?.record.by?.at !== 'face' || !lexeme.phrase.startsWith('at ') || mark === undefined) return false;
  if (!('thing' in mark) || draft.recordOf(mark.thing) === undefined) return false;
  const thing = draft.addThing({ key: mark.thing, words: lexeme.text });
  draft.addWord(lexeme, { as: 'thing', thing });
  for (const doer of verb.doers) draft.relate(doer, 'face', thing);
  sentence.previous = 'noun';
  return true;
}

/** The houses of a village, with what is behind them. */
function standBefore(sentence: Sentence, lexeme: Lexeme, key: string): boolean {
  const { draft, preposition } = sentence;
  const hosts = preposition?.hosts ?? [];
  const isBuilt = draft.recordOf(key)?.kind === 'building';
  if (!isBuilt || !hosts.some((host) => isLarge(draft.record(host)))) return false;
  const thing = draft.addThing({ key, words: lexeme.text, count: HOUSES.has(key) ? COUNT : 1 });
  draft.addWord(lexeme, { as: 'thing', thing });
  relateAll(sentence, 'behind', [hosts, [thing]], preposition?.slot);
  Object.assign(sentence, { preposition: undefined, previous: 'noun', last: [thing], lastRole: 'place' });
  sentence.takeModifiers();
  return true;
}

/** Of what a village has several. */
const HOUSES: ReadonlySet<string> = new Set(['house']);
const COUNT = 3;

/** Meters: what is seen behind houses. */
const LARGE = 20;

function isLarge(record: Thing | undefined): boolean {
  return record?.kind === 'building' || (record?.size ?? 0) >= LARGE;
}
