import { artData } from '../../art/artData.ts';
import type { Pose, RelationKind, Scene } from '../../reading/Scene.ts';
import { figuresOf, hasClothes } from '../../things/likenessOf.ts';
import type { Thing } from '../../things/Things.ts';
import type { Casting } from '../relations/rule.ts';
import { isOnLand } from './isOnLand.ts';

/** "ducks on a pond": what is drawn otherwise where it swims does so on water, unless it is there with somebody of the land. */
export function swimOnWater(scene: Scene, castings: readonly (Casting | undefined)[]): void {
  const { settings } = artData();
  swimTogether(scene, castings);
  if (settings.get(scene.setting ?? '')?.kind !== 'water') return;
  const isAfloat = (index: number): boolean => {
    const [one, thing] = [castings[index], scene.things[index]];
    return one?.record.draught !== undefined && thing !== undefined && !isOnLand(one, thing, scene);
  };
  for (const [index, one] of castings.entries()) {
    if (one?.record.poses?.swim === undefined || !isAfloat(index)) continue;
    // A duck floats on its belly, unless it is said to be on its back.
    const isFloating = one.pose === 'lie' && scene.things[index]?.looks.turned === undefined;
    if (one.pose !== undefined && !isFloating) continue;
    const others = scene.relations.flatMap(({ from, to }) =>
      from === index ? [to] : to === index ? [from] : [],
    );
    if (others.every(isAfloat)) one.pose = 'swim';
  }
}

/** "a mermaid playing with a dolphin under the sea": who has a fish's tail swims to whom she is with. */
function swimTogether({ setting, relations }: Scene, castings: readonly (Casting | undefined)[]): void {
  if (!isUnderWater(setting)) return;
  for (const [index, one] of castings.entries()) {
    const hasTail = one !== undefined && figuresOf(one.record).some(({ lower }) => lower === 'tail');
    const own = relations.filter(({ from, to }) => from === index || to === index);
    const isFree = own.length > 0 && own.every(({ kind }) => TOGETHER.has(kind));
    if (hasTail && isFree && Object.keys(one.hands).length === 0) one.pose ??= 'fly';
  }
}

/** Whether all that is drawn there is under water: the sea, a reef, a tank. */
export function isUnderWater(setting: Scene['setting']): boolean {
  return artData().settings.get(setting ?? '')?.kind === 'undersea';
}

const TOGETHER: ReadonlySet<RelationKind> = new Set<RelationKind>(['face', 'next-to', 'follow', 'chase']);

/** Under water all is seen of who swims there as people do: at full length. */
export function poseUnderWater({ setting }: Scene, pose: Pose, record: Thing | undefined): Pose {
  const isPerson = record !== undefined && hasClothes(record);
  return pose === 'swim' && isUnderWater(setting) && isPerson ? 'fly' : pose;
}
