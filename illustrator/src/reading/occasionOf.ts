import type { CollectiveRecord } from '../things/recordSchema.ts';
import type { Things } from '../things/Things.ts';
import { foldWord } from './fold.ts';

/** The season or feast that a text names and nothing else. */
export function occasionOf(prompt: string, things: Things): CollectiveRecord | undefined {
  const words = wordsOf(prompt);
  for (const [, record] of things.collectives())
    if (record.alone && Object.values(record.names).flat().map(wordsOf).includes(words)) return record;
  return undefined;
}

/** Without accents, capitals and signs. */
function wordsOf(text: string): string {
  return foldWord(text)
    .replace(/[^a-z]+/g, ' ')
    .trim();
}
