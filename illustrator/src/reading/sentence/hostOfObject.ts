import type { Thing } from '../../things/Things.ts';
import type { Preposition } from '../languages/LanguageWords.ts';
import type { Sentence } from './Sentence.ts';

/** "finding a book on a shelf": what is looked at is on furniture that nobody sits on. */
export function isSeenOn(sentence: Sentence, preposition: Preposition): boolean {
  const { draft, verb, last } = sentence;
  const { kind, uses } = nextRecord(sentence) ?? {};
  const isShelf =
    kind === 'furniture' && uses?.some((use) => /^(?:sat|slept)-on$|^slept-in$/.test(use)) !== true;
  return preposition === 'on' && verb?.record.relation === 'look-at' && isShelf && !draft.isBeing(last[0]);
}

/** "giving his mom breakfast in bed": she is in it. */
export function isGivenInBed(sentence: Sentence): boolean {
  const { draft, verb, last } = sentence;
  const isToSomebody =
    verb?.record.handsOver === true && draft.isBeing(verb.objects[0]) && !draft.isBeing(last[0]);
  return isToSomebody && nextRecord(sentence)?.uses?.includes('slept-in') === true;
}

/** The record of the noun that comes next. */
export function nextRecord(sentence: Sentence): Thing | undefined {
  const next = sentence.nextNoun()?.senses.find(({ kind }) => kind === 'thing');
  return next?.kind === 'thing' ? sentence.draft.recordOf(next.keys[0] ?? '') : undefined;
}
