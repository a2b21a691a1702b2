import type { Draft } from '../Draft.ts';
import { CARRYING } from '../Scene.ts';
import { careLast } from './careLast.ts';
import type { OpenVerb } from './Sentence.ts';

/** "grilling burgers", "weighing a puppy", "measuring a boy": on a grill, on a scale, before a chart, unless it is said where. */
export function layOnto(draft: Draft, { record, doers, objects }: OpenVerb): void {
  const { onto } = record;
  if (onto === undefined) return;
  const isPlaced = draft.relations.some(
    ({ kind, from }) =>
      CARRYING.has(kind) && kind !== 'next-to' && (objects.includes(from) || doers.includes(from)),
  );
  const { as, rests } = draft.recordOf(onto) ?? {};
  const isOnWall = rests === 'wall';
  // What is drawn for those who are on it bears anything; only people stand before what is on a wall.
  const fits = ({ kind = '' }: { kind?: string }) =>
    isOnWall ? kind === 'person' : as?.on !== undefined || GRILLED.has(kind);
  if (isPlaced || objects.length === 0 || !objects.every((object) => fits(draft.record(object) ?? {})))
    return;
  const named = draft.things.findIndex(({ key }) => key === onto);
  const place = named >= 0 ? named : draft.imply(onto, draft.things[objects[0] ?? -1]?.words ?? onto);
  for (const object of objects) {
    draft.relate(object, isOnWall ? 'in-front-of' : 'on', place);
    careLast(draft, doers, object);
  }
}

/** What is laid on a grill. */
const GRILLED: ReadonlySet<string> = new Set(['food', 'swimmer']);
