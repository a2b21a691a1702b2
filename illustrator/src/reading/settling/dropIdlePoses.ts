import type { Draft } from '../Draft.ts';
import { CARRYING, type Pose } from '../Scene.ts';

/** Nobody rides or climbs on nothing: the word for it is not done. */
export function dropIdlePoses(draft: Draft): void {
  for (const [index, thing] of draft.things.entries()) {
    const isCarried = draft.relations.some(({ kind, from }) => from === index && CARRYING.has(kind));
    if (thing.pose === undefined || !CARRIED_POSES.has(thing.pose) || isCarried) continue;
    delete thing.pose;
    for (const word of draft.words)
      if (word.meaning.as === 'pose' && word.meaning.thing === index) word.meaning = { as: 'unknown' };
  }
}

/** Poses of those who are on something. */
const CARRIED_POSES: ReadonlySet<Pose> = new Set(['ride', 'climb']);
