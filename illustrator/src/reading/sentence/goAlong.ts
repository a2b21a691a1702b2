import { hasBody } from '../../things/parts.ts';
import type { Pose } from '../Scene.ts';
import type { Sentence } from './Sentence.ts';

/** "a snail racing a rabbit": both run. */
export function goAlong({ draft }: Sentence, pose: Pose | undefined, objects: readonly number[]): void {
  if (pose === undefined || !ALONGSIDE.has(pose)) return;
  for (const index of objects) {
    const thing = draft.things[index];
    // A doll or a bear boxes with its own arms.
    const isMate = pose === 'box' && hasBody(draft.record(index));
    if (thing !== undefined && (isMate || draft.isBeing(index))) thing.pose ??= pose;
  }
}

const ALONGSIDE: ReadonlySet<Pose> = new Set<Pose>([
  ...(['run', 'walk', 'dance', 'skate', 'ice-skate', 'wave', 'box'] as const),
]);
