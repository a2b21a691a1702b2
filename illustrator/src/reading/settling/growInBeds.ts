import type { Draft } from '../Draft.ts';
import type { RelationKind } from '../Scene.ts';
import { splitOff } from './splitOff.ts';

/** "a garden with carrots and tomatoes", "vegetables growing in a garden": what nobody has or does anything to grows there. */
export function growInBeds(draft: Draft, setting: string | undefined): void {
  leaveInBed(draft);
  if (setting === undefined || !GARDENS.has(setting)) return;
  const kinds = [...draft.things.keys()].filter((index) => draft.record(index)?.inBed !== undefined).length;
  for (const [index, thing] of draft.things.entries()) {
    const plant = draft.record(index)?.inBed;
    const isFree = draft.relations.every(
      ({ kind, from, to }) => (from !== index && to !== index) || NEAR.has(kind),
    );
    if (plant === undefined || !isFree || Object.keys(thing.looks).length > 0 || thing.pose !== undefined)
      continue;
    thing.key = plant;
    // One word for several kinds: each is a few.
    const mates = draft.things.filter(({ words }) => words === thing.words).length;
    if (mates > 1 && !draft.isCounted(index)) thing.count = Math.max(thing.count, FEW);
    // Rows of several kinds side by side would be specks.
    if (thing.count >= ROW && kinds === 1) thing.order ??= 'row';
  }
}

/** "a rabbit pulling up carrots": one comes out, the others still grow in a row. */
function leaveInBed(draft: Draft): void {
  for (const { kind, from, to } of [...draft.relations]) {
    const [thing, plant] = [draft.things[to], draft.record(to)?.inBed];
    if (kind !== 'uproot' || thing === undefined || thing.count < 2 || plant === undefined) continue;
    if (draft.relations.filter((one) => one.to === to || one.from === to).length > 1) continue;
    const index = splitOff(draft, thing, thing.count - 1);
    Object.assign(draft.things[index] ?? {}, { key: plant, looks: { size: 'small' } });
    draft.relate(index, 'behind', from);
  }
}

const GARDENS: ReadonlySet<string> = new Set(['garden', 'vegetable-garden', 'field']);
const NEAR: ReadonlySet<RelationKind> = new Set<RelationKind>(['next-to', 'look-at']);
const FEW = 2;
const ROW = 3;
