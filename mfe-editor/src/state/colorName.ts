import { rgbToHsl } from '../engine/color.ts';

/** Everyday names of colors, as keys of the editor's texts below `colorNames`. */
export type ColorName =
  | 'black'
  | 'gray'
  | 'white'
  | 'red'
  | 'brown'
  | 'orange'
  | 'yellow'
  | 'green'
  | 'turquoise'
  | 'blue'
  | 'purple'
  | 'pink';

// Upper ends of hue bands in degrees.
const BANDS: readonly (readonly [number, ColorName])[] = [
  [14, 'red'],
  [44, 'orange'],
  [68, 'yellow'],
  [160, 'green'],
  [195, 'turquoise'],
  [255, 'blue'],
  [295, 'purple'],
  [342, 'pink'],
  [361, 'red'],
];

/** What a child would call 0xRRGGBB. */
export function colorName(rgb: number): ColorName {
  const { h, s, l } = rgbToHsl(rgb);
  if (l < 10) return 'black';
  if (l > 96) return 'white';
  if (s < 12) return 'gray';
  const name = BANDS.find(([end]) => h < end)?.[1] ?? 'red';
  if (name === 'orange' && l < 45) return 'brown';
  return name === 'red' && l > 70 ? 'pink' : name;
}
