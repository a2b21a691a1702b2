import type { Thing } from './Things.ts';

/** Whether it is a window by itself, in a wall. */
export function isWindow(thing: Thing | undefined): boolean {
  return thing?.rests === 'wall' && thing.places?.window !== undefined;
}
