import type { Things } from '../../things/Things.ts';
import type { Draft, Slot } from '../Draft.ts';
import { LANGUAGE_WORDS } from '../languages/index.ts';
import { occasionOf } from '../occasionOf.ts';

/** A season, a feast or a scene by itself is drawn with what belongs to it, beside other things with its sign: a Christmas tree. */
export function celebrate(draft: Draft, prompt: string, things: Things): void {
  const occasion = occasionOf(prompt, things);
  if (occasion === undefined) {
    for (const word of draft.words) if (word.meaning.as === 'unknown') signOccasion(draft, word, things);
    return;
  }
  for (const read of [draft.things, draft.relations, draft.texts]) read.splice(0);
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

/** What tells a season or a feast where other things are named: its sign, unless something of it is there, and its place. */
function signOccasion(draft: Draft, word: Slot, things: Things): void {
  const occasion = occasionOf(word.text, things);
  if (occasion === undefined) return;
  const { of, sign, setting, counts } = occasion;
  // A bus at its open door is the one of the first day of school.
  const isSame = (one: string, key: string) =>
    one === key || (draft.recordOf(one)?.kind === 'vehicle' && draft.recordOf(one)?.opened === key);
  const isOf = (key: string) => of.some((one) => isSame(one, key));
  const named = draft.things.findIndex(({ key }) => isOf(key));
  if (setting !== undefined) draft.settings.push({ setting });
  if (named >= 0) word.meaning = { as: 'thing', thing: named };
  else if (sign !== undefined) {
    const count = counts?.[of.indexOf(sign)] ?? 1;
    const thing = draft.addThing({ key: sign, words: word.text, count });
    word.meaning = { as: 'thing', thing };
    layOnTable(draft, thing);
  } else if (setting !== undefined) {
    word.meaning = { as: 'setting' };
    // "driving past a pumpkin patch"
    const before = draft.words[draft.words.indexOf(word) - 1];
    if (before?.meaning.as === 'unknown' && isPreposition(before.text))
      before.meaning = { as: 'setting', leads: true };
  }
}

/** "a table set for Thanksgiving": what tells the feast lies on it. */
function layOnTable(draft: Draft, sign: number): void {
  const table = draft.things.findIndex((_, index) => draft.record(index)?.uses?.includes('sat-at'));
  const [top, laid] = [draft.record(table), draft.record(sign)];
  if (top === undefined || laid === undefined || laid.size > MOST_LAID * top.size) return;
  draft.relate(sign, 'on', table);
}

/** What lies on a table is so large at most beside it. */
const MOST_LAID = 0.5;

/** Whether a word says where something is, in any language. */
function isPreposition(text: string): boolean {
  return Object.values(LANGUAGE_WORDS).some(({ prepositions }) =>
    Object.values(prepositions).some((list) => list.split(', ').includes(text.toLowerCase())),
  );
}
