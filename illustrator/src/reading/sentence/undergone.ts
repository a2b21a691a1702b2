import type { BodySpot } from '../../things/recordTerms.ts';
import { LANGUAGE_WORDS } from '../languages/index.ts';
import type { VerbForm } from '../words/inflect.ts';
import type { VerbRecord } from '../words/verbSchema.ts';
import type { Sentence } from './Sentence.ts';

/**
 * The record of a verb that is done to whom the clause is about, and where: "a dog getting washed", "a lion getting his mane cut".
 * Undefined where it is not so.
 */
export function undergone(sentence: Sentence, form: VerbForm, record: VerbRecord): VerbRecord | undefined {
  if (record.doneBy === undefined || (form !== 'done' && form !== 'base')) return undefined;
  const words = LANGUAGE_WORDS[sentence.language].undergoing.split(', ');
  let at: BodySpot | undefined;
  for (let steps = -1; steps >= -MOST_BETWEEN; steps -= 1) {
    const { phrase = '', senses = [] } = sentence.ahead(steps) ?? {};
    if (words.includes(phrase)) return at === undefined ? record : { ...record, at, ...onBody(record) };
    const part = senses.find((sense) => sense.kind === 'part');
    at = part?.kind === 'part' ? (part.spot ?? at) : at;
    const isOwn = senses.some((sense) => sense.kind === 'role' && OWN.has(sense.role));
    if (part === undefined && !isOwn) return undefined;
  }
  return undefined;
}

/** A face that is painted is no picture. */
function onBody({ relation }: VerbRecord): Pick<VerbRecord, 'relation'> {
  return relation === 'paint' ? { relation: 'tend' } : {};
}

/** "getting", "her", "hair", "braided": so many words before the verb at most. */
const MOST_BETWEEN = 4;

const OWN = new Set(['its', 'the']);
