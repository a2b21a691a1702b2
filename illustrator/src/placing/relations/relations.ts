import type { RelationKind } from '../../reading/Scene.ts';
import { SELF_RULES } from './atBody.ts';
import { BEARING_RULES } from './bearing.ts';
import { BLOW_RULES } from './blow.ts';
import { BODY_RULES } from './bodies.ts';
import { CLIMB_RULES } from './climb.ts';
import { DIP_RULES } from './dip.ts';
import { EMBRACE_RULES } from './embrace.ts';
import { FISH_RULES } from './fish.ts';
import { GIVING_RULES } from './giving.ts';
import { HAND_RULES } from './hands.ts';
import { HANG_RULES, hangBelow } from './hang.ts';
import { LOOK_OUT_RULE } from './inside.ts';
import { LASSO_RULES } from './lasso.ts';
import { LENS_RULES } from './lens.ts';
import { MACHINE_RULES } from './machines.ts';
import { MILK_RULES } from './milk.ts';
import { PICK_RULES } from './pick.ts';
import { PICK_UP_RULES } from './pickUp.ts';
import { onTop } from './placeOtherwise.ts';
import { PLACE_RULES } from './places.ts';
import { PLANT_RULES } from './plant.ts';
import { PLAY_RULES } from './play.ts';
import { POURING_RULES } from './pouring.ts';
import { RAISE_RULES } from './raise.ts';
import { ROW_RULE } from './row.ts';
import type { RelationRule } from './rule.ts';
import { SHARE_RULES } from './share.ts';
import { SKIP_RULES } from './skip.ts';
import { SLIDE_RULES } from './slide.ts';
import { SPRAY_RULES } from './spray.ts';
import { TABLE_RULES } from './table.ts';
import { TALK_RULES } from './talk.ts';
import { TOSS_RULES } from './toss.ts';
import { UPROOT_RULES } from './uproot.ts';
import { WATERING_RULES } from './watering.ts';
import { WORK_RULES } from './work.ts';

/** How each relation of a scene is shown. */
export const RELATIONS: Record<RelationKind, RelationRule> = {
  ...PLACE_RULES,
  ...BODY_RULES,
  ...EMBRACE_RULES,
  ...HAND_RULES,
  ...GIVING_RULES,
  ...SELF_RULES,
  ...PLAY_RULES,
  ...CLIMB_RULES,
  ...SKIP_RULES,
  ...SLIDE_RULES,
  ...WORK_RULES,
  ...PLANT_RULES,
  ...FISH_RULES,
  ...TOSS_RULES,
  ...UPROOT_RULES,
  ...PICK_RULES,
  ...PICK_UP_RULES,
  ...SHARE_RULES,
  ...BLOW_RULES,
  ...DIP_RULES,
  ...SPRAY_RULES,
  ...MILK_RULES,
  ...POURING_RULES,
  ...WATERING_RULES,
  ...HANG_RULES,
  ...BEARING_RULES,
  ...TABLE_RULES,
  ...MACHINE_RULES,
  ...RAISE_RULES,
  ...TALK_RULES,
  ...LASSO_RULES,
  ...LENS_RULES,
  climb: { ...CLIMB_RULES.climb, otherwise: [hangBelow, onTop] },
  row: ROW_RULE,
  'look-out-of': LOOK_OUT_RULE,
};
