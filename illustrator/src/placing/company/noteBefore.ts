import type { Scene } from '../../reading/Scene.ts';
import { isLaidUnder } from '../relations/layUnder.ts';
import type { Casting } from '../relations/rule.ts';

/** Notes what all of a scene's relations say of a thing before any of them is cast: how many hold it, that it is laid under a tree. */
export function noteBefore(scene: Scene, castings: readonly (Casting | undefined)[]): void {
  for (const relation of scene.relations) {
    const { kind, from, to } = relation;
    const held = kind === 'hold' ? castings[to] : undefined;
    if (held) held.holders = (held.holders ?? 0) + (castings[from]?.count ?? 0);
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
