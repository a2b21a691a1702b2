import { CARRYING, type SceneRelation } from './Scene.ts';

/** Whether a thing has its place by way of another one, however far. */
export function hangsOn(
  relations: readonly SceneRelation[],
  index: number,
  other: number,
  steps = 0,
): boolean {
  if (index === other || steps > relations.length) return true;
  return relations.some(
    ({ kind, from, to, also }) =>
      from === index &&
      from !== to &&
      CARRYING.has(kind) &&
      (hangsOn(relations, to, other, steps + 1) ||
        (also !== undefined && hangsOn(relations, also, other, steps + 1))),
  );
}
