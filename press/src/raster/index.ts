export type { Bitmap, Components } from './bitmap.ts';
export { findComponents, recolor } from './components.ts';
export { closeLeaks } from './leaks.ts';
export { type Colorability, findSolids, type KnownParts, measure } from './measure.ts';
export { dilate, erode } from './morphology.ts';
