import type { Art, ArtItem } from '../art/art.ts';
import type { Box } from '../page.ts';
import { Sketch } from '../parts/Sketch.ts';
import { ellipse, placement } from '../parts/shapes.ts';
import type { Head } from './findHead.ts';
import { drawBubbles, drawPatch, drawPlaster, drawSprinkle, drawSteam, drawWrinkle } from './mended.ts';
import { type Spot, Surface } from './Surface.ts';

type Draw = (sketch: Sketch, spot: Spot, radius: number, count: number) => void;

/** What is strewn over a picture: its size as shares of the longer side, how far apart in such radii, and its shape. */
const STREWN = {
  freckled: { radius: 0.02, apart: 4, draw: drawDot },
  spotted: { radius: 0.045, apart: 3.2, draw: drawDot },
  dirty: { radius: 0.055, apart: 2.8, draw: drawSplat },
  wet: { radius: 0.045, apart: 2.8, draw: drawDrop },
  hairy: { radius: 0.034, apart: 2.6, draw: drawHair },
  dark: { radius: 0.03, apart: 1.7, draw: drawHair },
  wrinkled: { radius: 0.05, apart: 2.5, draw: drawWrinkle },
  patched: { radius: 0.085, apart: 3.2, least: 1, draw: drawPatch },
  sprinkled: { radius: 0.032, apart: 3.6, draw: drawSprinkle },
  hurt: { radius: 0.085, apart: 4.4, least: 1, draw: drawPlaster },
} as const satisfies Record<string, { radius: number; apart: number; least?: number; draw: Draw }>;

export type Strewn = keyof typeof STREWN;

export function isStrewn(look: string): look is Strewn {
  return look in STREWN;
}

/** Spots, splashes, drops, hairs, patches or plasters wherever a picture is free; undefined where it is hardly anywhere. */
export function strewn(art: Art, look: Strewn, head?: Head): Art | undefined {
  const { radius, ...rest } = STREWN[look];
  const face = look === 'spotted' || look === 'dark' ? faceOf(head) : undefined;
  const marks = { radii: [radius, 0.75 * radius, 0.55 * radius], least: 5, ...rest };
  return (face && withMarks(art, { ...marks, bare: face })) ?? withMarks(art, marks);
}

/** Where spots would be taken for eyes and a nose: between the eyes, and below them down to the mouth. */
function faceOf(head: Head | undefined): Box | undefined {
  const [one, other = one] = head?.eyes ?? [];
  if (one === undefined || other === undefined) return undefined;
  const size = Math.max(one.size, other.size);
  const wide = Math.max(other.x - one.x, 2 * size);
  return {
    left: one.x - size,
    right: other.x + size,
    top: Math.min(one.y, other.y) - size,
    bottom: one.y + FACE * wide,
  };
}

/** How far below the eyes a face goes on, beside how far they are apart. */
const FACE = 1.3;

/** Small pictures wherever a picture is free, of one after another of several; undefined where it is hardly anywhere. */
export function withPrint(art: Art, motifs: readonly Art[]): Art | undefined {
  const plain = motifs.map(mainParts);
  const draw: Draw = (sketch, { x, y }, radius, count) => {
    const motif = plain[count % plain.length];
    if (motif === undefined) return;
    const scale = (2 * radius) / Math.hypot(motif.width, motif.height);
    const [middleX, middleY] = [motif.left + motif.width / 2, motif.top + motif.height / 2];
    sketch.add(motif, placement(x - scale * middleX, y - scale * middleY, scale));
  };
  return withMarks(art, { radii: [0.09, 0.07, 0.055, 0.045, 0.036], apart: 1.9, least: 6, draw });
}

/** A picture without what would be specks and blots where it is small. */
function mainParts(art: Art): Art {
  const least = 0.05 * art.width * art.height;
  const areas = art.items.filter((item) => item.kind === 'area' && item.area > least);
  return areas.length === 0 ? art : { ...art, items: areas.map((item) => ({ ...item, mergeInto: -1 })) };
}

/** A crack with two branches across the widest free part of a picture; undefined where no part is free. */
export function withCrack(art: Art): Art | undefined {
  const size = Math.max(art.width, art.height);
  const surface = new Surface(art);
  for (const share of [0.2, 0.14, 0.1, 0.07, 0.05]) {
    const radius = share * size;
    const spots = surface.spots(radius, radius);
    const spot = spots[Math.floor(spots.length / 2)];
    if (spot === undefined) continue;
    const sketch = new Sketch();
    drawCrack(sketch, spot, radius);
    return { ...art, items: inserted(art.items, sketch.art().items, spot.index) };
  }
  return undefined;
}

/** What melts, in a puddle. */
export function withPuddle(art: Art): Art {
  const [middle, bottom] = [art.left + art.width / 2, art.top + art.height];
  const [wide, high] = [0.62 * art.width, 0.07 * art.height];
  const sketch = new Sketch();
  const ring = Array.from({ length: 48 }, (_, k) => {
    const angle = (k / 48) * 2 * Math.PI;
    const far = 1 + 0.09 * Math.sin(5 * angle);
    return [middle + far * wide * Math.cos(angle), bottom - 0.3 * high + far * high * Math.sin(angle)];
  });
  sketch.area([ring.flat()], '#c8e6f5');
  return sketch.add(art, placement(0, 0)).art();
}

/** What is hot, burnt or smells. */
export function withSteam(art: Art): Art {
  return withMore(art, drawSteam);
}

export function withBubbles(art: Art): Art {
  return withMore(art, drawBubbles);
}

/** With what rises over it. */
function withMore(art: Art, draw: (sketch: Sketch, art: Art) => void): Art {
  const sketch = new Sketch().add(art, placement(0, 0));
  draw(sketch, art);
  const { height } = sketch.art();
  return sketch.art((height - art.height * (1 - art.ground)) / height);
}

/** What is drawn how often: the largest of some radii at which it finds room. */
interface Marks {
  radii: readonly number[];
  apart: number;
  draw: Draw;
  least: number;
  /** Where none are. */
  bare?: Box;
}

function withMarks(art: Art, { radii, apart, draw, least, bare }: Marks): Art | undefined {
  const surface = new Surface(art);
  for (const share of radii) {
    const radius = share * Math.max(art.width, art.height);
    const spots = surface
      .spots(apart * radius, radius)
      .filter(({ x, y }) => bare === undefined || !isWithin(bare, x, y));
    if (spots.length < least) continue;
    const byArea = new Map<number, Sketch>();
    for (const [count, spot] of spots.entries()) {
      const sketch = byArea.get(spot.index) ?? new Sketch();
      draw(sketch, spot, radius, count);
      byArea.set(spot.index, sketch);
    }
    const fromLast = [...byArea].sort(([a], [b]) => b - a);
    const items = fromLast.reduce(
      (all, [index, sketch]) => inserted(all, sketch.art().items, index),
      art.items,
    );
    return { ...art, items };
  }
  return undefined;
}

function isWithin({ left, top, right, bottom }: Box, x: number, y: number): boolean {
  return x > left && x < right && y > top && y < bottom;
}

/** Items with others right after one of them, which the others are merged into where they are too small. */
export function inserted(items: readonly ArtItem[], added: readonly ArtItem[], after: number): ArtItem[] {
  const later = (item: ArtItem): ArtItem =>
    item.kind === 'area' && item.mergeInto > after
      ? { ...item, mergeInto: item.mergeInto + added.length }
      : item;
  const own = (item: ArtItem): ArtItem =>
    item.kind === 'area'
      ? { ...item, mergeInto: item.mergeInto < 0 ? after : item.mergeInto + after + 1 }
      : item;
  return [...items.slice(0, after + 1).map(later), ...added.map(own), ...items.slice(after + 1).map(later)];
}

function drawCrack(sketch: Sketch, { x, y }: Spot, radius: number): void {
  const [wide, high] = [0.22 * radius, 0.36 * radius];
  const at = (step: number): [number, number] => [
    x + (step % 2 === 0 ? -wide : wide) * (step === 0 ? 0 : 1),
    y + (step - 2.5) * high,
  ];
  sketch.line([0, 1, 2, 3, 4, 5].flatMap(at), 1.4);
  for (const [step, side] of [
    [2, -1],
    [3, 1],
  ] as const) {
    const [fromX, fromY] = at(step);
    const [elbowX, elbowY] = [fromX + 1.6 * side * wide, fromY + 0.5 * high];
    sketch.line([fromX, fromY, elbowX, elbowY, elbowX + 0.4 * side * wide, elbowY + 0.8 * high], 1.2);
  }
}

function drawDot(sketch: Sketch, { x, y }: Spot, radius: number): void {
  sketch.area([ellipse(x, y, radius)]);
}

/** A splash of mud, each with other lobes. */
function drawSplat(sketch: Sketch, { x, y }: Spot, radius: number, count: number): void {
  const ring = Array.from({ length: 40 }, (_, k) => {
    const angle = (k / 40) * 2 * Math.PI;
    const lobes = 0.13 * Math.sin(4 * angle + count) + 0.12 * Math.cos(3 * angle + 2 * count);
    const far = radius * (count % 3 === 0 ? 1.05 : 0.8) * (0.75 + lobes);
    return [x + 1.15 * far * Math.cos(angle), y + far * Math.sin(angle)];
  });
  sketch.area([ring.flat()], '#a07850');
}

function drawDrop(sketch: Sketch, { x, y }: Spot, size: number): void {
  const radius = 0.6 * size;
  const low = y + 0.3 * radius;
  sketch.area(
    `M${x} ${low - 2 * radius} C${x + 0.4 * radius} ${low - radius} ${x + radius} ${low - 0.6 * radius} ${x + radius} ${low} ` +
      `C${x + radius} ${low + 1.3 * radius} ${x - radius} ${low + 1.3 * radius} ${x - radius} ${low} ` +
      `C${x - radius} ${low - 0.6 * radius} ${x - 0.4 * radius} ${low - radius} ${x} ${low - 2 * radius} Z`,
    '#9ad4f0',
  );
}

/** A hair that lies downward. */
function drawHair(sketch: Sketch, { x, y }: Spot, radius: number): void {
  sketch.line(
    `M${x - 0.4 * radius} ${y - 0.9 * radius} Q${x - 0.5 * radius} ${y} ${x + 0.4 * radius} ${y + 0.9 * radius}`,
    1,
  );
}
