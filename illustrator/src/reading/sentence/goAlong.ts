import type { Pose } from '../Scene.ts';
import type { Sentence } from './Sentence.ts';

/** "a snail racing a rabbit": both run. */
export function goAlong({ draft }: Sentence, pose: Pose | undefined, objects: readonly number[]): void {
  if (pose === undefined || !ALONGSIDE.has(pose)) return;
  for (const index of objects) {
    const thing = draft.things[index];
    if (thing !== undefined && draft.isBeing(index)) thing.pose ??= pose;
  }
}

const ALONGSIDE: ReadonlySet<Pose> = new Set<Pose>([
  ...(['run', 'walk', 'dance', 'skate', 'ice-skate', 'wave', 'box'] as const),
]);
