import type { Pose, Scene, SceneThing } from '../../reading/Scene.ts';
import type { Casting } from '../relations/rule.ts';

/** Poses of those who are in water. */
const AFLOAT: ReadonlySet<Pose> = new Set(['swim', 'drink', 'lie', 'sleep', 'bathe', 'row', 'surf']);

/** Whether a thing is on land whatever its home is, by what it wears or does there. */
export function isOnLand(casting: Casting, { looks, pose: asked }: SceneThing, scene: Scene): boolean {
  const { pose, wears } = casting;
  // Who floats on its back is in the water, whatever it does there.
  const isFloating = looks.turned === 'over' && asked !== undefined;
  if (pose === 'fly' || isFloating) return false;
  if (casting.isAshore || wears.length > 0) return true;
  return pose === undefined ? worksOnLand(casting, scene) : !AFLOAT.has(pose);
}

/** Whether an animal does with its hands what nobody said is in water: a beaver with a hammer. */
function worksOnLand({ record, hands }: Casting, { setting, isSettingGuessed }: Scene): boolean {
  const isUnplaced = setting === undefined || isSettingGuessed === true;
  return record.kind === 'animal' && Object.keys(hands).length > 0 && isUnplaced;
}
