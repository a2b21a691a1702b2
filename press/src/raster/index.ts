export type { Bitmap, Components } from './bitmap.ts';
export { type Bits, unpackBits } from './bits.ts';
export { findComponents, recolor, withoutComponents } from './components.ts';
export { growBits } from './dilateBits.ts';
export { DISTANCE_UNIT, distanceInside } from './distance.ts';
export { closeLeaks } from './leaks.ts';
export { type Colorability, findSolids, type KnownParts, measure } from './measure.ts';
export { dilate, erode } from './morphology.ts';
