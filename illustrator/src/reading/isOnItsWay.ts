import type { Pose } from './Scene.ts';

/** Whether somebody goes where a word says and is not there yet: "a squirrel running up a tree" climbs it. */
export function isOnItsWay(pose: Pose | undefined): boolean {
  return pose !== undefined && GOING.has(pose);
}

const GOING: ReadonlySet<Pose> = new Set<Pose>(['run', 'walk', 'crawl', 'jump']);
