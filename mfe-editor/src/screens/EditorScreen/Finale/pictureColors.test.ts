import { expect, it } from 'vitest';
import { mostFrequent } from './pictureColors.ts';

const picture = (...pixels: readonly (readonly [number, number, number])[]) =>
  Uint8ClampedArray.from(pixels.flatMap((rgb) => [...rgb, 255]));

it('names the colors that a picture has most of, without paper, lines and grays', () => {
  const white = [255, 255, 255] as const;
  const pixels = picture(
    white,
    white,
    white,
    [0, 0, 0],
    [130, 128, 126],
    [20, 40, 220],
    [230, 25, 75],
    [20, 40, 220],
  );
  expect(mostFrequent(pixels)).toEqual(['rgb(20 40 220)', 'rgb(230 25 75)']);
  expect(mostFrequent(picture(white))).toEqual([]);
});
