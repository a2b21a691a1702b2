import type { Draft } from '../Draft.ts';
import type { RelationKind, SceneRelation } from '../Scene.ts';

/** How somebody is at what tells where they are. */
export const ABOARD: ReadonlySet<RelationKind> = new Set<RelationKind>([
  'on',
  'in',
  'over',
  'ride',
  'row',
  'drive',
  'sit-at',
]);

/** "a quilt hanging on a washing line": it is where that is, where that has a home. */
export function isThere(draft: Draft, { kind, to }: SceneRelation): boolean {
  return ABOARD.has(kind) || (kind === 'hang-from' && draft.record(to)?.home !== undefined);
}

/** Whether the page is first about a boat, or somebody in one. */
export function isFirstAfloat(draft: Draft): boolean {
  const isBoat = (thing: number) => draft.record(thing)?.kind === 'boat';
  return (
    isBoat(0) || draft.relations.some(({ from, kind, to }) => from === 0 && ABOARD.has(kind) && isBoat(to))
  );
}
