import type { Draft } from '../Draft.ts';
import type { SceneThing } from '../Scene.ts';

/** Takes so many out of several; they are a thing of their own, which does and looks the same. Returns its index. */
export function splitOff(draft: Draft, several: SceneThing, count: number): number {
  const { key, words, looks, pose } = several;
  several.count -= count;
  return draft.addThing({ key, words, looks: { ...looks }, count, ...(pose ? { pose } : {}) });
}
