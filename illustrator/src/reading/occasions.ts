import type { CollectiveRecord } from '../things/recordSchema.ts';
import type { Things } from '../things/Things.ts';
import type { Draft } from './Draft.ts';
import { foldWord } from './fold.ts';

/** A season or a feast by itself is drawn with what belongs to it. */
export function celebrate(draft: Draft, prompt: string, things: Things): void {
  const occasion = draft.things.length > 0 ? undefined : occasionOf(prompt, things);
  if (occasion === undefined) return;
  for (const [index, key] of occasion.of.entries())
    draft.addThing({ key, words: prompt.trim(), count: occasion.counts?.[index] ?? 1 });
  draft.words.splice(0);
  draft.addWord({ text: prompt.trim() }, { as: 'thing', thing: 0 });
  draft.weather.clear();
  draft.settings.splice(
    0,
    draft.settings.length,
    ...(occasion.setting ? [{ setting: occasion.setting }] : []),
  );
}

function occasionOf(prompt: string, things: Things): CollectiveRecord | undefined {
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
