import type { Kind } from '../../things/recordSchema.ts';
import type { Draft } from '../Draft.ts';
import type { RelationKind, SceneRelation } from '../Scene.ts';
import { enclose } from './enclose.ts';

/** "a door with a wreath", "a bell with a bow", "a fir with lights": what dresses a thing is on it, not beside it; what a globe has is in it. */
export function settleTrimmings(draft: Draft): void {
  enclose(draft);
  for (const relation of draft.relations) {
    relation.to = dressedBy(draft, relation);
    const { from, to } = relation;
    const [trim, trims] = [draft.things[from], draft.record(from)?.trims];
    if (trim === undefined || trims === undefined || !isDressed(draft, relation)) continue;
    if (!draft.isCounted(from)) trim.count = 1;
    if (trim.count > 1) continue;
    relation.kind = 'hang-from';
    const isFir = FIRS.has(draft.things[to]?.key ?? '');
    if (isFir && trims.onTree !== undefined) trim.key = trims.onTree;
  }
}

/** "kids decorating a tree with lights": not beside them, on the tree. */
function dressedBy(draft: Draft, { kind, from, to }: SceneRelation): number {
  if (kind !== 'next-to' || draft.record(from)?.trims === undefined || !draft.isBeing(to)) return to;
  return draft.relations.find((one) => one.kind === 'tend' && one.from === to && one.to !== from)?.to ?? to;
}

/** Whether it is where one is that may be dressed: nobody, no table and nothing that holds it. */
function isDressed(draft: Draft, { kind, from, to }: SceneRelation): boolean {
  const record = draft.record(to);
  if (record === undefined || !NEAR.has(kind) || !DRESSED.has(record.kind) || draft.isBeing(to)) return false;
  if (record.trims !== undefined || record.uses?.includes('sat-at') || draft.isWorn(from)) return false;
  // "lights wrapped around a palm tree" wind up its trunk.
  if (kind === 'around' && draft.record(from)?.wound !== undefined) return false;
  const isElsewhere = draft.relations.some((one) => one.from === from && one.to !== to);
  return kind !== 'in' || record.kind === 'building' ? !isElsewhere : false;
}

const NEAR: ReadonlySet<RelationKind> = new Set<RelationKind>(['next-to', 'on', 'in', 'around', 'hang-from']);
const DRESSED: ReadonlySet<Kind> = new Set<Kind>([
  ...(['furniture', 'building', 'vehicle', 'object', 'plant', 'food'] as const),
]);
const FIRS: ReadonlySet<string> = new Set(['christmas-tree', 'evergreen-tree', 'pine']);
