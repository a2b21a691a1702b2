import type { Looks, SceneThing } from '../Scene.ts';

/** "three snowmen, small, medium and big": each of several has another size. */
export function gradeBySizes(thing: SceneThing | undefined, { size }: Looks): void {
  const own = thing?.looks.size;
  if (thing !== undefined && thing.count > 1 && size !== undefined && own !== undefined && own !== size)
    thing.order = 'graded';
}
