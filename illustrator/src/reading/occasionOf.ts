import type { CollectiveRecord } from '../things/recordSchema.ts';
import type { Things } from '../things/Things.ts';
import { foldWord } from './words/fold.ts';

/** The season, feast or scene that a text names and nothing else, an article before it or not. */
export function occasionOf(prompt: string, things: Things): CollectiveRecord | undefined {
  const words = wordsOf(prompt).replace(ARTICLE, '');
  for (const [, record] of things.collectives())
    if (record.alone && Object.values(record.names).flat().map(nameOf).includes(words)) return record;
  return undefined;
}

const ARTICLE = /^(?:an?|the|el|la|los|las|una?|les?|l|une|der|die|das|eine?) (?=.)/;

const nameOf = (name: string): string => wordsOf(name).replace(ARTICLE, '');

/** Without accents, capitals and signs. */
function wordsOf(text: string): string {
  return foldWord(text)
    .replace(/[^a-z]+/g, ' ')
    .trim();
}
