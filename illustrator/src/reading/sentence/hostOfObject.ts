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

/** Whether what comes next is put on: clothes, or the costume of a calling. */
export function isWornNext(sentence: Sentence): boolean {
  const { draft } = sentence;
  const next = sentence.nextNoun()?.senses.find(({ kind }) => kind === 'thing');
  const key = next?.kind === 'thing' ? (next.keys[0] ?? '') : '';
  return draft.recordOf(key)?.worn !== undefined || isCostumeAhead(sentence);
}

/** "in a witch costume". */
function isCostumeAhead(sentence: Sentence): boolean {
  const worn = [1, 2, 3, 4].find((steps) => {
    const one = sentence.ahead(steps)?.senses.find(({ kind }) => kind === 'thing');
    return one?.kind === 'thing' && sentence.draft.recordOf(one.keys[0] ?? '')?.disguises === true;
  });
  const isEnded = [1, 2, 3].some((steps) => steps < (worn ?? 0) && isEnd(sentence.ahead(steps)?.kind));
  return worn !== undefined && !isEnded;
}

function isEnd(kind: string | undefined): boolean {
  return kind === 'comma' || kind === 'stop';
}
