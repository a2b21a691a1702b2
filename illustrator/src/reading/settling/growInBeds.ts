import type { Draft } from '../Draft.ts';
import type { RelationKind } from '../Scene.ts';

/** "a garden with carrots and tomatoes", "vegetables growing in a garden": what nobody has or does anything to grows there. */
export function growInBeds(draft: Draft, setting: string | undefined): void {
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

const GARDENS: ReadonlySet<string> = new Set(['garden', 'vegetable-garden', 'field']);
const NEAR: ReadonlySet<RelationKind> = new Set<RelationKind>(['next-to', 'look-at']);
const FEW = 2;
const ROW = 3;
