import type { Draft } from '../Draft.ts';
import type { RelationKind } from '../Scene.ts';
import { fillHoles } from './settleWithin.ts';

/** "a nativity scene", "baby Jesus with sheep", "Mary and Joseph admire a baby in a manger": the baby lies in it, and nobody else who is there. */
export function layInManger(draft: Draft): void {
  const baby = draft.things.findIndex(({ key }) => BABIES.has(key));
  if (baby < 0) return;
  const isHeld = draft.relations.some(
    ({ kind, from, to }) => (to === baby && IN_ARMS.has(kind)) || (from === baby && IN_OTHERS.has(kind)),
  );
  const named = draft.things.findIndex(({ key }) => key === MANGER);
  const isOwn = draft.things[baby]?.key === BABY_JESUS && !isHeld;
  const manger = named < 0 && isOwn ? draft.imply(MANGER, draft.things[baby]?.words ?? '') : named;
  if (manger < 0) return;
  for (const relation of draft.relations) {
    if (relation.to !== manger || relation.kind !== 'in' || relation.from === baby) continue;
    if (draft.isBeing(relation.from)) relation.kind = 'next-to';
  }
  if (isHeld || draft.things[baby]?.pose === 'sleep') return;
  // "kings at a manger with baby Jesus": not beside them.
  const beside = draft.relations.find(({ kind, from }) => kind === 'next-to' && from === baby);
  if (beside !== undefined) Object.assign(beside, { kind: 'in', to: manger });
  else draft.replaceRelation([baby, manger], { kind: 'in', from: baby, to: manger }, undefined);
  // Who does something there stands at the manger with the baby in it.
  if (draft.relations.length > 1) fillHoles(draft);
}

const MANGER = 'manger';
const BABY_JESUS = 'baby-jesus';
const BABIES: ReadonlySet<string> = new Set(['baby', BABY_JESUS]);
const IN_OTHERS: ReadonlySet<RelationKind> = new Set<RelationKind>(['in', 'on', 'sleep-in']);
const IN_ARMS: ReadonlySet<RelationKind> = new Set<RelationKind>(['hold', 'hug']);
