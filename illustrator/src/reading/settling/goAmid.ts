import { BEINGS } from '../../things/beings.ts';
import type { Draft } from '../Draft.ts';
import type { Pose, RelationKind } from '../Scene.ts';

/** "kids running through leaves", "a girl walking in the flowers": who is much larger goes amid them, and is not hidden by one. */
export function goAmid(draft: Draft): void {
  for (const relation of draft.relations) {
    const { kind, from, to } = relation;
    const [being, plant] = [draft.record(from), draft.record(to)];
    const plants = draft.things[to];
    if (!AMID.has(kind) || plants === undefined || plants.count < 2 || draft.isCounted(to)) continue;
    if (plant?.kind !== 'plant' || !BEINGS.has(being?.kind ?? '') || being?.kind === 'flier') continue;
    if (plants.looks.size !== undefined || plant.size > MOST_BELOW * (being?.size ?? 0)) continue;
    // Animals wade through what is about their feet.
    if (kind === 'through' && being?.kind === 'animal') continue;
    // Who is curled up is covered with them.
    if (LYING.has(draft.things[from]?.pose ?? 'stand')) continue;
    Object.assign(relation, { kind: 'next-to', from: to, to: from });
  }
}

const AMID: ReadonlySet<RelationKind> = new Set<RelationKind>(['in', 'through']);
const LYING: ReadonlySet<Pose> = new Set<Pose>(['lie', 'sleep', 'hide', 'peek']);
/** So high is at most what one walks through, as a share of who does. */
const MOST_BELOW = 0.4;
