import type { Scene, SceneRelation } from '../../reading/Scene.ts';
import type { Actor } from './Actor.ts';
import type { Company } from './Company.ts';
import { linkAll } from './handRing.ts';
import { heightOf, joinAll, middleOf, widthOf } from './joinAll.ts';

/** How far before what they are around those in front stand, as shares of their height; those at the ends stand farther back by so much. */
const BEFORE = [0.35, 0.25, 0.5];
const BOW = 0.06;
/** Two hand in hand stand so far apart, as a share of the width of one; the outermost are so far beyond the sides of what they are around. */
const STEP = 1.02;
const WIDER = [1.08, 0.92, 0.8, 1.3, 1.6, 2];

/** They grow by so much at most to reach around it. */
const LARGER = 1.6;

/** What several who hold hands are around, once they are named so: "kids holding hands around the earth". */
export function heldAround({ relations, things }: Scene, thing: number): number | undefined {
  const isHeld = relations.some(
    ({ kind, from, to }) => kind === 'hold-hands' && from === thing && to === thing,
  );
  const around = relations.find(({ kind, from, to }) => kind === 'around' && from === thing && to !== thing);
  const isMany = (things[thing]?.count ?? 1) > 2 && things[around?.to ?? -1]?.count === 1;
  return isHeld && isMany ? around?.to : undefined;
}

/** Whether a relation is brought about by that, once all else is done. */
export function isHeldAround(scene: Scene, { kind, from, to }: SceneRelation): boolean {
  const center = heldAround(scene, from);
  return center !== undefined && (kind === 'around' ? to === center : kind === 'hold-hands' && to === from);
}

/** Hand in hand in a bow before what they are around, those at its ends at both sides of it; false where that hides too much. */
export function handsAround(company: Company, actors: readonly Actor[], center: Actor): boolean {
  const restore = company.save();
  const box = company.groupBox(center);
  const step = STEP * Math.max(...actors.map((actor) => widthOf(company, actor)));
  const high = Math.max(...actors.map((actor) => heightOf(company, actor)));
  const isLinked = WIDER.some((wider) =>
    BEFORE.some((before) => {
      restore();
      const factor = Math.min(LARGER, (wider * (box.right - box.left)) / (step * (actors.length - 1)));
      const isDone = joinAll(
        company,
        actors,
        (actor, index) => {
          const along = index - (actors.length - 1) / 2;
          const out = Math.abs(along) / ((actors.length - 1) / 2);
          const x = (box.left + box.right) / 2 + (along * step - middleOf(company, actor)) * factor;
          const y = box.bottom + (before - BOW * out ** 2) * high * factor;
          return { x, y: y - company.groupBox(actor).bottom * factor, factor, layer: 'before' };
        },
        center,
      );
      return isDone && linkAll(company, [actors, []]);
    }),
  );
  if (!isLinked) restore();
  return isLinked;
}
