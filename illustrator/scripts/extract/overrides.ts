import type { RegionLimits } from './regions.ts';

/** Faces fill their icons, so their eyes are larger than others'. */
const LARGE_EYES: Partial<RegionLimits> = { inkArea: 8600, inkRadius: 54 };
const FACES =
  'bear koala wolf panda fox lion frog hamster polar-bear moose cat-face dog-face mouse-face rabbit-face pig-face cow-face tiger-face monkey-face grinning-cat owl skull'.split(
    ' ',
  );

/** Icons whose faces, ears or patterns need other limits than the rest. */
export const OVERRIDES: Record<string, Partial<RegionLimits>> = {
  ...Object.fromEntries(FACES.map((name) => [name, LARGE_EYES])),
};
