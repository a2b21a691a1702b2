import type { Looks } from './Scene.ts';

/** Whether something is said to be large. */
export function isBig(looks: Looks | undefined): boolean {
  return looks?.size === 'big' || looks?.size === 'huge';
}
