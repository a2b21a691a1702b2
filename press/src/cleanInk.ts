import type { Bitmap } from './raster/bitmap.ts';
import { findComponents, recolor } from './raster/components.ts';
import { MIN_INK_AREA, MIN_REGION_AREA } from './raster/measure.ts';

/** Takes away bits of ink too small to be meant, in place. */
export function dropSpecks(bitmap: Bitmap): void {
  const components = findComponents(bitmap, 1);
  recolor(bitmap, components, (component) => (components.areas[component] ?? 0) < MIN_INK_AREA, 0);
}

/** Fills enclosed paper too small to be colored, in place. */
export function fillPinholes(bitmap: Bitmap): void {
  const components = findComponents(bitmap, 0);
  const isPinhole = (component: number): boolean =>
    (components.areas[component] ?? 0) < MIN_REGION_AREA && components.touchesEdge[component] === 0;
  recolor(bitmap, components, isPinhole, 1);
}
