import { hasInside } from '../../things/parts.ts';
import type { Draft } from '../Draft.ts';
import type { SceneRelation } from '../Scene.ts';

/** "a dog driving a van full of toys": where the windows are those of who is aboard, the load is on the roof. */
export function loadRoof(draft: Draft, index: number): void {
  const record = draft.record(index);
  const isClosed = record?.windowed === record?.key && record?.loaded === undefined && !hasInside(record);
  if (record?.kind !== 'vehicle' || !isClosed || record.size > LONGEST) return;
  const isAboard = ({ kind: deed, from, to }: SceneRelation): boolean =>
    to === index && (deed === 'drive' || deed === 'ride' || (deed === 'in' && draft.isBeing(from)));
  const countOf = (all: readonly SceneRelation[]): number =>
    all.reduce((sum, { from }) => sum + (draft.things[from]?.count ?? 1), 0);
  const [aboard, load] = [
    draft.relations.filter(isAboard),
    draft.relations.filter((one) => one.to === index && one.kind === 'in' && !isAboard(one)),
  ];
  if (aboard.length === 0 || countOf(aboard) + countOf(load) <= MOST_AT_WINDOWS) return;
  for (const relation of load) relation.kind = 'on';
}

/** What is longer has windows for all, in meters: a bus. */
const LONGEST = 8;
const MOST_AT_WINDOWS = 2;

/** "a man driving a car with a tree on the roof": it has one. */
export function hasRoofLoad(draft: Draft, index: number): boolean {
  return draft.relations.some(({ kind, from, to }) => kind === 'on' && to === index && !draft.isBeing(from));
}
