import type { Pose } from './Scene.ts';

/** Poses of the arms alone: who sits takes them as well as who stands. */
export const ARM_GESTURES: ReadonlySet<Pose> = new Set<Pose>([
  ...(['cross-arms', 'akimbo', 'hands-on-head', 'hand-on-chest', 'hush'] as const),
  ...(['salute', 'open-arms', 'fold-hands', 'shrug', 'clap'] as const),
]);
