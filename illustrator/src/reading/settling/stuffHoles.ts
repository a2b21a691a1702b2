import { isTree } from '../../things/trees.ts';
import type { Draft } from '../Draft.ts';
import type { RelationKind, SceneRelation } from '../Scene.ts';

/** "a squirrel stuffing acorns into a hole in a tree", "hiding a nut in a log": one of them is in a hand at the hole, the others are in it. */
export function stuffHoles(draft: Draft): void {
  for (const within of [...draft.relations]) {
    const { kind, from: goods, to: hole } = within;
    const doing = draft.relations.find((one) => isDoneWith(one, [goods, hole]) && draft.isBeing(one.from));
    if (kind !== 'in' || doing === undefined || draft.isBeing(goods) || !isHole(draft, within, doing))
      continue;
    stuff(draft, { within, doing });
  }
}

/** What one does who puts something somewhere; with what is in it one only is. */
function isDoneWith({ kind, to }: SceneRelation, [goods, hole]: readonly [number, number]): boolean {
  return (to === goods && PUTTING.has(kind)) || (to === hole && (PUTTING.has(kind) || kind === 'next-to'));
}

const PUTTING: ReadonlySet<RelationKind> = new Set<RelationKind>(['tend', 'hold']);

/** Whether it has a hole that is seen into; a tree gets one for what somebody puts into it. */
function isHole(draft: Draft, { to: hole, from: goods }: SceneRelation, doing: SceneRelation): boolean {
  const [thing, record] = [draft.things[hole], draft.record(hole)];
  if (thing === undefined || record?.kind !== 'plant' || thing.count > 1) return false;
  if (record.places?.inside?.open && !record.places.inside.rim) return true;
  const isPut = doing.to === goods && (draft.record(goods)?.size ?? 1) < SMALL && isTree(record);
  const isFruit = record.has?.includes(draft.things[goods]?.key ?? '') === true;
  if (!isPut || isFruit || draft.relations.some(({ kind, from }) => kind === 'in' && from === doing.from))
    return false;
  thing.key = 'hollow-tree';
  return true;
}

/** Meters. */
const SMALL = 0.15;

function stuff(draft: Draft, { within, doing }: { within: SceneRelation; doing: SceneRelation }): void {
  const { from: goods, to: hole } = within;
  const { from: doer } = doing;
  const thing = draft.things[goods];
  if (thing === undefined) return;
  Object.assign(doing, { kind: 'tend', to: hole });
  if (thing.count > 1) {
    thing.count -= 1;
    draft.relate(doer, 'hold', draft.addThing({ ...thing, count: 1 }));
    return;
  }
  draft.dropRelation(draft.relations.indexOf(within), draft.relations.indexOf(doing));
  draft.relate(doer, 'hold', goods);
}
