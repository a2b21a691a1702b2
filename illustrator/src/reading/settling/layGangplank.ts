import type { Draft } from '../Draft.ts';

/** "animals walking up the ramp of the ark": it lies on land with its plank down, and they wait before it. */
export function layGangplank(draft: Draft): void {
  const boat = draft.things.findIndex((_, index) => draft.record(index)?.planked !== undefined);
  const plank = draft.things.findIndex(({ key }) => key === GANGPLANK);
  const thing = draft.things[boat];
  const planked = draft.record(boat)?.planked;
  if (thing === undefined || planked === undefined || plank < 0) return;
  thing.key = planked;
  for (const relation of draft.relations) if (relation.to === plank) relation.kind = 'in-front-of';
  draft.joinThing(plank, boat);
  for (const word of draft.words) {
    const { meaning } = word;
    if (meaning.as === 'relation' && draft.relations[meaning.relation] === undefined)
      word.meaning = { as: 'part', thing: draft.things.indexOf(thing) };
  }
}

const GANGPLANK = 'gangplank';
