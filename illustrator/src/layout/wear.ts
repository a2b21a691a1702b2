import type { Art } from '../art/art.ts';
import { COSTUME_HATS } from '../parts/figure/outfit.ts';
import { Sketch } from '../parts/Sketch.ts';
import { ellipse, placement } from '../parts/shapes.ts';
import { findWornSpots, type WornSpots } from './wornSpots.ts';

/**
 * Puts something on an animal: a hat on its head, glasses before its eyes, a scarf, tie or bow at its neck, by
 * catalogue key. Undefined for what is worn elsewhere, and for pictures whose eyes cannot be found.
 */
export function withWorn(art: Art, key: string, worn: Art): Art | undefined {
  const isGlasses = GLASSES.has(key);
  if (!HATS.has(key) && !isGlasses && !NECKWEAR.has(key) && key !== 'space-helmet') return undefined;
  const spots = findWornSpots(art) ?? (HATS.has(key) ? summitOf(art) : undefined);
  if (!spots) return undefined;
  const sketch = new Sketch();
  sketch.add(art, placement(0, 0));
  if (key === 'space-helmet') putHelmet(sketch, spots.head);
  else if (HATS.has(key)) putHat(sketch, spots, worn, WIDE.has(key) ? 1.1 : 0.74);
  else if (isGlasses) putGlasses(sketch, spots, key === 'sunglasses');
  else if (key === 'scarf') putScarf(sketch, neckOf(art, spots));
  else putBow(sketch, neckOf(art, spots));
  const dressed = sketch.art(art.ground);
  return art.neck ? { ...dressed, neck: art.neck } : dressed;
}

/** Where a hat sits on a thing without a face. */
function summitOf({ left, top, width, height }: Art): WornSpots {
  const x = left + width / 2;
  return { eyes: [], head: { x, top, width: Math.min(width, height) * 0.5, y: top + height * 0.1 } };
}

const HATS = new Set([
  'top-hat',
  'crown',
  'womans-hat',
  'billed-cap',
  'graduation-cap',
  'rescue-workers-helmet',
  'military-helmet',
  'headphone',
  ...Object.keys(COSTUME_HATS),
]);
const WIDE = new Set([
  'witch-hat',
  'pirate-hat',
  'cowboy-hat',
  'santa-hat',
  'womans-hat',
  'billed-cap',
  'rescue-workers-helmet',
  'military-helmet',
]);
/** What is worn before the eyes, by catalogue key. */
export const GLASSES: ReadonlySet<string> = new Set(['glasses', 'sunglasses', 'goggles', 'diving-mask']);
const NECKWEAR = new Set(['scarf', 'necktie', 'ribbon', 'bow-tie']);

function putHat(sketch: Sketch, { head }: WornSpots, hat: Art, share: number): void {
  const scale = (head.width * share) / hat.width;
  const foot = head.top + Math.min(0.24 * (head.y - head.top), 0.2 * hat.height * scale);
  sketch.add(
    hat,
    placement(head.x - scale * (hat.left + hat.width / 2), foot - scale * (hat.top + hat.height), scale),
  );
}

/** A bubble of glass around the head. */
function putHelmet(sketch: Sketch, { x, y, top, width }: WornSpots['head']): void {
  const radius = Math.max(0.72 * width, 1.12 * (y - top));
  sketch.line(ellipse(x, y, radius), 1);
  sketch.line([x - 0.62 * radius, y - 0.5 * radius, x - 0.4 * radius, y - 0.72 * radius], 1);
}

function putGlasses(sketch: Sketch, { eyes, head }: WornSpots, isDark: boolean): void {
  const [first, second] = eyes;
  if (!first) return;
  const gap = second ? Math.abs(second.x - first.x) : head.width * 0.5;
  const radius = Math.min(0.46 * gap, Math.max(first.size * 1.25, head.width * 0.17));
  for (const { x, y } of eyes) {
    if (isDark) sketch.area([ellipse(x, y, radius, radius * 0.92)]);
    else sketch.area([ellipse(x, y, radius), ellipse(x, y, radius * 0.76)]);
    if (isDark) sketch.line([x - radius * 0.4, y + radius * 0.3, x + radius * 0.3, y - radius * 0.4], 0.8);
  }
  if (second) sketch.line([first.x + radius, first.y, second.x - radius, second.y], 1);
}

interface Neck {
  x: number;
  y: number;
  width: number;
}

function neckOf(art: Art, { head }: WornSpots): Neck {
  return art.neck ?? { x: head.x, y: head.y + head.width * 0.54, width: head.width * 0.9 };
}

function putScarf(sketch: Sketch, { x, y, width }: Neck): void {
  const [w, h] = [width * 0.5, width * 0.17];
  sketch.area(
    `M${x + w * 0.2} ${y} L${x + w * 0.75} ${y} L${x + w * 0.9} ${y + h * 4} L${x + w * 0.35} ${y + h * 4.2} Z`,
  );
  sketch.line(`M${x + w * 0.32} ${y + h * 3.3} L${x + w * 0.87} ${y + h * 3.2}`, 0.8);
  sketch.area(
    `M${x - w} ${y - h} Q${x} ${y + h} ${x + w} ${y - h} L${x + w * 1.02} ${y + h * 0.6} Q${x} ${y + h * 2.6} ${x - w * 1.02} ${y + h * 0.6} Z`,
  );
}

function putBow(sketch: Sketch, { x, y, width }: Neck): void {
  const w = width * 0.4;
  for (const side of [-1, 1])
    sketch.area(
      `M${x} ${y} C${x + side * w * 0.4} ${y - w * 0.7} ${x + side * w} ${y - w * 0.7} ${x + side * w} ${y} C${x + side * w} ${y + w * 0.7} ${x + side * w * 0.4} ${y + w * 0.7} ${x} ${y} Z`,
    );
  sketch.area([ellipse(x, y, w * 0.24)]);
}
