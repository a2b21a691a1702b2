import { expect, it } from 'vitest';
import { artData } from '../art/artData.ts';
import { drawBody } from '../bodies/drawBody.ts';

/** Share of a picture's colorable area that may have no color in a suggestion. */
const MOST_UNCOLORED = 0.05;

it('every picture of a thing knows the colors of nearly all of its area', () => {
  const white: string[] = [];
  for (const thing of artData().things.all()) {
    const pictures = 1 + (thing.alternatives?.length ?? 0);
    const poses = [undefined, ...Object.keys(thing.poses ?? {})];
    for (const pose of poses)
      for (let variant = 0; variant < pictures; variant += 1) {
        const { art } = drawBody({
          key: thing.key,
          looks: {},
          wears: [],
          variant,
          ...(pose ? { pose: pose as 'sit' } : {}),
        });
        let [all, uncolored] = [0, 0];
        for (const item of art.items) {
          if (item.kind !== 'area') continue;
          all += item.area;
          if (item.color === undefined) uncolored += item.area;
        }
        if (uncolored > MOST_UNCOLORED * all)
          white.push(
            `${thing.key} ${variant}${pose ? ` ${pose}` : ''}: ${Math.round((100 * uncolored) / all)} %`,
          );
      }
  }
  expect(white).toEqual([]);
});
