import type { Draft } from '../Draft.ts';
import type { RelationKind } from '../Scene.ts';

/** "a house with a stone path": its picture is the one that has that. */
export function showMore(draft: Draft, index: number): void {
  const [thing, record] = [draft.things[index], draft.record(index)];
  const has = draft.recordOf(record?.fuller ?? '')?.has?.filter((key) => !record?.has?.includes(key)) ?? [];
  if (!thing || record?.fuller === undefined || isSomebodyThere(draft, index)) return;
  const isThere = draft.settings.some(({ setting }) => has.includes(setting));
  const isPart = draft.relations.some(
    ({ kind, from, to }) => to === index && AS_PARTS.has(kind) && has.includes(draft.things[from]?.key ?? ''),
  );
  if (isThere || isPart) thing.key = record.fuller;
}

const AS_PARTS: ReadonlySet<RelationKind> = new Set(['in', 'on', 'next-to']);

/** "a girl on the path to the house": where somebody is who was named first is a place of its own, but for "a pig in front of a house". */
function isSomebodyThere(draft: Draft, index: number): boolean {
  const isAtIt = (being: number) =>
    draft.relations.some(({ kind, from, to }) => from === being && to === index && BESIDE.has(kind));
  return draft.things.some((_, other) => other < index && draft.isBeing(other) && !isAtIt(other));
}

const BESIDE: ReadonlySet<RelationKind> = new Set(['in-front-of', 'next-to', 'behind']);

/** "the water cycle with rain and a river": what a drawing has of weather and places is not around it once more. */
export function leaveSurroundings(draft: Draft, thing: number): void {
  const has = new Set(draft.record(thing)?.has);
  const part = { as: 'part', thing } as const;
  for (const word of draft.words) {
    const { meaning } = word;
    if (meaning.as !== 'weather' || !has.has(meaning.weather)) continue;
    draft.weather.delete(meaning.weather);
    word.meaning = part;
  }
  const own = isSomebodyThere(draft, thing) ? [] : draft.settings.filter(({ setting }) => has.has(setting));
  for (const named of own) {
    draft.settings.splice(draft.settings.indexOf(named), 1);
    if (named.slot !== undefined) named.slot.meaning = part;
  }
}
