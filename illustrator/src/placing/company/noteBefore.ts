import type { Scene, SceneRelation } from '../../reading/Scene.ts';
import { isLaidUnder } from '../relations/layUnder.ts';
import type { Casting } from '../relations/rule.ts';

/** Notes what all of a scene's relations say of a thing before any of them is cast: how many hold it, that it is laid under a tree. */
export function noteBefore(scene: Scene, castings: readonly (Casting | undefined)[]): void {
  for (const relation of scene.relations) {
    const { kind, from, to } = relation;
    const held = kind === 'hold' ? castings[to] : undefined;
    if (held) held.holders = (held.holders ?? 0) + (castings[from]?.count ?? 0);
    if (kind === 'on') noteDesk(scene, castings, relation);
    const laid = isLaidUnder(scene, relation) ? castings[from] : undefined;
    if (!laid) continue;
    laid.isLaidUnder = true;
    for (const one of scene.relations) {
      const isSmaller = (castings[one.from]?.record.size ?? 0) < (castings[to]?.record.size ?? 0);
      if (one.to === from && one.kind === 'tend' && isSmaller)
        castings[to]?.hosts.push({ thing: one.from, share: TREE_OVER });
    }
  }
}

/** How large a tree is at least beside who kneels at it. */
const TREE_OVER = 1.4;

/** A desk or a table at which somebody writes on what lies there is drawn as one that is sat at. */
function noteDesk(
  { relations }: Scene,
  castings: readonly (Casting | undefined)[],
  { from: sheet, to: desk }: SceneRelation,
): void {
  const [one, other] = [castings[sheet], castings[desk]];
  const isWrittenAt = relations.some(
    ({ kind, from, to }) =>
      (kind === 'tend' || kind === 'paint') && to === sheet && castings[from]?.record.kind === 'person',
  );
  if (!other?.record.uses?.includes('sat-at') || !other.record.poses?.sit) return;
  if (isWrittenAt && one?.record.lies !== undefined) other.pose ??= 'sit';
}
