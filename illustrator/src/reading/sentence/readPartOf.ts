import type { Lexeme } from '../lexemes/lexemes.ts';
import type { Sentence } from './Sentence.ts';
import { noteBearer } from './settleBearers.ts';

/**
 * Reads "the back of" before a noun where a verb or a preposition waits for it: what comes next is meant, at that place.
 * Returns whether it was so.
 */
export function readPartOf(sentence: Sentence, lexeme: Lexeme): boolean {
  const { preposition, modifiers, draft, previous } = sentence;
  const steps = stepsToWhole(sentence);
  const sense = lexeme.senses.find(({ kind }) => kind === 'part');
  const isWindow = lexeme.senses.some((sense) => sense.kind === 'thing' && sense.keys.includes('window'));
  // "out of a window of the ark": there is no other one.
  const isOther = modifiers.determiner === 'a' && !(isWindow && sentence.verb !== undefined);
  if (sense === undefined || steps === 0 || isOther || modifiers.count !== undefined) return false;
  if (previous === 'noun' || previous === 'join' || !waitsForNoun(sentence)) return false;
  if (sentence.nextNoun(steps)?.senses.some(({ kind }) => kind === 'thing') !== true) return false;
  sentence.takeModifiers();
  sentence.part = draft.addWord(lexeme);
  noteBearer(draft, sense, sentence.part);
  if (preposition !== undefined) preposition.part = isWindow ? 'window' : 'other';
  const { verb } = sentence;
  if (isAlongEdge(sentence, lexeme)) {
    if (preposition !== undefined) preposition.preposition = 'on';
    else if (verb !== undefined)
      sentence.preposition = { preposition: 'on', hosts: verb.doers, slot: undefined, part: 'other' };
  }
  sentence.at += steps - 1;
  sentence.previous = preposition === undefined ? 'verb' : 'preposition';
  return true;
}

/** "walking along the top of a wall": on it. */
function isAlongEdge(sentence: Sentence, { phrase }: Lexeme): boolean {
  const before = [sentence.ahead(-1)?.phrase, sentence.ahead(-2)?.phrase];
  return EDGES.test(phrase) && before.some((each) => each !== undefined && ALONG.test(each));
}

const ALONG = /(?:^| )along$/;
const EDGES = /^(?:rim|brim|edge|top|back|ledge)$/;

/** How far what the part belongs to begins: after "of", or at a German genitive. */
function stepsToWhole(sentence: Sentence): number {
  const next = sentence.ahead(1);
  if (next?.senses.some((sense) => sense.kind === 'preposition' && sense.preposition === 'of')) return 2;
  return sentence.language === 'de' && GENITIVE.test(next?.phrase ?? '') ? 1 : 0;
}

const GENITIVE = /^(?:des|der|(?:ein|sein|ihr|mein|unser)e[rs])$/;

function waitsForNoun({ preposition, verb, joint }: Sentence): boolean {
  if (preposition !== undefined)
    return preposition.preposition !== 'with' && preposition.preposition !== 'without';
  return verb !== undefined && verb.objects.length === 0 && joint === undefined;
}
