import { BEINGS } from '../../things/beings.ts';
import type { Sense } from '../words/Sense.ts';
import type { Sentence } from './Sentence.ts';

/** Whether a thing or a place comes right next. */
export function isThingNext(sentence: Sentence): boolean {
  const next = sentence.ahead(1);
  return next?.kind === 'known' && next.senses.some(({ kind }) => kind === 'thing' || kind === 'setting');
}

/** "mother duck" is a duck, "maman lit" no bed. */
export function isPartOfNext(sentence: Sentence, parent: Sense | undefined): boolean {
  return parent === undefined ? isThingNext(sentence) : isAnimalNext(sentence);
}

/** Whether an animal does. */
export function isAnimalNext(sentence: Sentence): boolean {
  const next = sentence.ahead(1)?.senses.find(({ kind }) => kind === 'thing');
  const kind = next?.kind === 'thing' ? sentence.draft.recordOf(next.keys[0] ?? '')?.kind : undefined;
  return kind !== undefined && kind !== 'person' && BEINGS.has(kind);
}
