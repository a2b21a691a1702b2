import type { Draft } from '../Draft.ts';
import type { RelationKind, SceneRelation } from '../Scene.ts';

const SENT: ReadonlySet<RelationKind> = new Set<RelationKind>(['throw', 'toss-up']);
const THERE: ReadonlySet<RelationKind> = new Set<RelationKind>(['in', 'through', 'over']);

/** "a boy throwing paper into the trash can": what is on its way is not there yet, and who throws it looks where it goes. */
export function throwAtGoals(draft: Draft): void {
  for (const [index, { kind, from: ball, to: goal }] of draft.relations.entries()) {
    const thrown = draft.relations.find((one) => SENT.has(one.kind) && one.to === ball);
    if (thrown === undefined || !THERE.has(kind) || !isGoal(draft, thrown, goal)) continue;
    // What is struck with a tool rolls: a golf ball to its hole.
    if (draft.relations.some((one) => one.kind === 'hold' && one.from === thrown.from)) continue;
    thrown.kind = 'throw';
    draft.relations[index] = { kind: 'face', from: thrown.from, to: goal };
  }
}

/** What lies or stands there by itself: nobody looks at where they are. */
function isGoal({ relations }: Draft, { from }: SceneRelation, goal: number): boolean {
  return goal !== from && relations.every((one) => one.to !== goal || one.from !== from);
}
