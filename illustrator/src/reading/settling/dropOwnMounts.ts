import type { Draft } from '../Draft.ts';
import type { Pose } from '../Scene.ts';

/** A figure that rides by its pose has its mount with it; where that is a thing of its own the rider only sits on it. */
export function dropOwnMounts(draft: Draft): void {
  for (const { kind, from } of draft.relations) {
    const rider = draft.things[from];
    if (
      (kind === 'ride' || kind === 'drive' || kind === 'row') &&
      rider?.pose !== undefined &&
      MOUNTED.has(rider.pose)
    )
      delete rider.pose;
  }
}

const MOUNTED: ReadonlySet<Pose> = new Set(['bike', 'row', 'skate', 'ice-skate', 'ski', 'surf']);
