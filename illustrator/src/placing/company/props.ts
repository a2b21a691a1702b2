import type { Art } from '../../art/art.ts';
import type { Box } from '../../page.ts';
import { Sketch } from '../../parts/Sketch.ts';
import { ellipse, roundRect, spline } from '../../parts/shapes.ts';
import { AS_IS } from '../../raster/LabelMap.ts';
import type { Part } from './Actor.ts';

/** A point of a group, in its units. */
export interface Spot {
  x: number;
  y: number;
}

/** A part that is no actor. */
export function part(art: Art): Part {
  return { art, to: AS_IS };
}

/** A rope, a leash, a fishing line: one that sags. */
export function rope(from: Spot, to: Spot, sag = 0.12): Part {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [midX, midY] = [(from.x + to.x) / 2, (from.y + to.y) / 2 + sag * length];
  return part(new Sketch().line(`M${from.x} ${from.y} Q${midX} ${midY} ${to.x} ${to.y}`, 1).art());
}

/** A loop of rope that lies around something, seen from a little above. */
export function loop({ x, y, half }: Spot & { half: number }, thick: number): Part {
  const sketch = new Sketch();
  const turns = Array.from({ length: 13 }, (_, index) => (index / 12) * 2 * Math.PI);
  sketch.tube(
    turns.flatMap((turn) => [x + half * Math.cos(turn), y + 0.3 * half * Math.sin(turn)]),
    [thick],
    undefined,
    '#d9a441',
  );
  return part(sketch.art());
}

/** A rod or a pole from a hand to its tip. */
export function stick(from: Spot, to: Spot, width: number): Part {
  const sketch = new Sketch();
  sketch.tube([from.x, from.y, to.x, to.y], [width, width * 0.5], undefined);
  return part(sketch.art());
}

/** A rope from hand to hand that passes under a body, with a handle at each end. */
export function jumpRope(hands: readonly [Spot, Spot], { left, right, bottom, top }: Box): Part {
  const [one, other] = [...hands].sort((first, second) => first.x - second.x) as [Spot, Spot];
  const high = bottom - top;
  const sketch = new Sketch();
  const [middle, low, turn] = [(one.x + other.x) / 2, bottom + 0.1 * high, bottom - 0.02 * high];
  const [start, end] = [Math.min(left, one.x) - 0.14 * high, Math.max(right, other.x) + 0.14 * high];
  const swing = spline([one.x, one.y, start, turn, middle, low, end, turn, other.x, other.y]);
  sketch.tube(swing, [0.018 * high], undefined, '#d0402b');
  for (const { x, y } of [one, other])
    sketch.tube([x, y - 0.06 * high, x, y + 0.06 * high], [0.028 * high], undefined, '#f2c14e');
  return part(sketch.art());
}

/** Breath: strokes that part a little as they go. */
export function breath(from: Spot, to: Spot): Part {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const sketch = new Sketch();
  for (const side of [-1, 0, 1]) {
    const at = (along: number, off: number) =>
      `${from.x + along * dx - side * off * dy} ${from.y + along * dy + side * off * dx}`;
    sketch.line(`M${at(0.15, 0.08)} Q${at(0.6, 0.1)} ${at(side === 0 ? 1 : 0.85, 0.3)}`, 1);
  }
  return part(sketch.art());
}

/** A flame that lies, from a mouth outward; a negative length goes to the left, and it goes so far down as a share of that. */
export function flame({ x, y }: Spot, length: number, down = 0): Part {
  const half = Math.abs(length) * 0.3;
  const sketch = new Sketch();
  const shape = (part: number): string => {
    const [far, wide] = [length * part, half * part];
    const at = (along: number, up: number) =>
      `${x + far * along} ${y + wide * up + down * Math.abs(far) * along}`;
    return `M${at(0, 0)} C${at(0.2, -0.5)} ${at(0.4, -0.5)} ${at(0.62, -1)} C${at(0.6, -0.6)} ${at(0.7, -0.5)} ${at(1, -0.55)} C${at(0.8, -0.2)} ${at(0.82, 0)} ${at(1.1, 0.1)} C${at(0.8, 0.25)} ${at(0.75, 0.4)} ${at(0.92, 0.8)} C${at(0.6, 0.6)} ${at(0.3, 0.6)} ${at(0, 0)} Z`;
  };
  sketch.area(shape(1), '#f08a24');
  sketch.area(shape(0.6), '#ffd84d');
  return part(sketch.art());
}

/** A long tongue out of an open mouth, broad at its root, that bends upward to its tip. */
export function tongue(from: Spot, to: Spot, width: number): Part {
  const sketch = new Sketch();
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const sag = 0.1 * Math.abs(dx);
  const low = (along: number) => [from.x + along * dx, from.y + along * dy + sag * Math.sin(Math.PI * along)];
  // It comes from within.
  const points = spline([from.x, from.y + 1.1 * width, ...low(0.3), ...low(0.65), to.x, to.y]);
  const count = points.length / 2;
  const widths = Array.from({ length: count }, (_, at) => (1.7 - (0.8 * at) / count) * width);
  const at = (dx: number, dy: number) => `${from.x + dx * width} ${from.y + dy * width}`;
  // Open below the line of the lips.
  sketch.area(
    `M${at(-3, -0.7)} Q${at(0, 0.5)} ${at(3, -0.7)} C${at(2.8, 1.9)} ${at(1.5, 2.7)} ${at(0, 2.7)} C${at(-1.5, 2.7)} ${at(-2.8, 1.9)} ${at(-3, -0.7)} Z`,
    '#a33a3a',
  );
  const drawn = sketch.tube(points, widths, undefined, '#e8788a');
  sketch.join(drawn, [ellipse(to.x, to.y, 1.1 * width)]);
  return part(sketch.art());
}

/** The lower jaw of a mouth that is open to a side, from its corner to its tip. */
export function jaw(
  corner: Spot,
  tip: Spot,
  { width, color }: { width: number; color: string | undefined },
): Part {
  const sketch = new Sketch();
  const bend = { x: (corner.x + tip.x) / 2, y: 0.25 * corner.y + 0.75 * tip.y };
  sketch.tube(
    spline([corner.x, corner.y, bend.x, bend.y, tip.x, tip.y]),
    [width, 0.9 * width, 0.6 * width],
    undefined,
    color,
  );
  return part(sketch.art());
}

/** An arrow to be colored, its head so broad. */
export function arrow(from: Spot, to: Spot, broad: number): Part {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [along, across] = [
    { x: (to.x - from.x) / length, y: (to.y - from.y) / length },
    { x: (from.y - to.y) / length, y: (to.x - from.x) / length },
  ];
  const neck = Math.max(0.4 * length, length - broad);
  const at = (far: number, side: number) =>
    `${from.x + far * along.x + side * broad * across.x} ${from.y + far * along.y + side * broad * across.y}`;
  const path = `M${at(0, -0.22)} L${at(neck, -0.22)} L${at(neck, -0.5)} L${at(length, 0)} L${at(neck, 0.5)} L${at(neck, 0.22)} L${at(0, 0.22)} Z`;
  const sketch = new Sketch();
  sketch.area(path, '#f2b84b');
  return part(sketch.art());
}

/** A plate under what lies on it. */
export function plate({ left, right, bottom }: Pick<Box, 'left' | 'right' | 'bottom'>): Part {
  const [x, wide] = [(left + right) / 2, 0.58 * (right - left)];
  const deep = 0.13 * wide;
  const sketch = new Sketch();
  sketch.area(
    `M${x - wide} ${bottom - deep} C${x - 0.8 * wide} ${bottom + 1.6 * deep} ${x + 0.8 * wide} ${bottom + 1.6 * deep} ${x + wide} ${bottom - deep} Z`,
    '#d7e3ea',
  );
  sketch.area([ellipse(x, bottom - deep, wide, 0.7 * deep)], '#eef4f7');
  return part(sketch.art());
}

/** Crumbs and grains between a hand and a mouth. */
export function crumbs({ x, y }: Spot, size: number): Part {
  const sketch = new Sketch();
  for (const [dx, dy] of [
    [-1.1, 0],
    [0.1, -0.8],
    [1.1, 0.3],
    [0, 0.9],
  ] as const)
    sketch.area([ellipse(x + dx * size, y + dy * size, size * 0.55)], '#d9a95b');
  return part(sketch.art());
}

/** A twig with leaves that goes from a mouth to a side, so long. */
export function twig({ x, y }: Spot, { side, long }: { side: 1 | -1; long: number }): Part {
  const sketch = new Sketch();
  for (const [along, turn] of [
    [0.3, -60],
    [0.45, 56],
    [0.95, 4],
  ] as const) {
    const foot = { x: x + side * along * long, y: y - 0.1 * along * long };
    const angle = (turn * Math.PI) / 180;
    const at = (far: number, off: number): string => {
      const [ahead, aside] = [far * 0.5 * long, off * 0.5 * long];
      return `${foot.x + side * (ahead * Math.cos(angle) - aside * Math.sin(angle))} ${foot.y + ahead * Math.sin(angle) + aside * Math.cos(angle)}`;
    };
    sketch.area(`M${at(0, 0)} Q${at(0.45, -0.42)} ${at(1, 0)} Q${at(0.45, 0.42)} ${at(0, 0)} Z`, '#8cc873');
  }
  sketch.line(`M${x - side * 0.15 * long} ${y} L${x + side * long} ${y - 0.1 * long}`, 1);
  return part(sketch.art());
}

/** A frame with a sill; the half behind who looks out of it, and the sill before them. */
export function windowAround(box: { x: number; y: number; width: number; height: number }): {
  back: Part;
  sill: Part;
} {
  const { x, y, width, height } = box;
  const [left, right, top] = [x - width / 2, x + width / 2, y - height];
  const rim = width * 0.09;
  const back = new Sketch();
  back.area(`M${left - rim} ${y} V${top - rim} H${right + rim} V${y} Z`, '#b98a5a');
  back.area(`M${left} ${y} V${top} H${right} V${y} Z`, '#cfe6f2');
  const sill = new Sketch();
  sill.area(
    `M${left - 2 * rim} ${y - rim * 0.2} H${right + 2 * rim} V${y + rim * 1.3} H${left - 2 * rim} Z`,
    '#b98a5a',
  );
  return { back: part(back.art()), sill: part(sill.art()) };
}

/** A window of a vehicle with its lower edge around a point; what is behind it has no sill before it. */
export function paneAround({
  x,
  y,
  width,
  height,
}: {
  x: number;
  y: number;
  width: number;
  height: number;
}): {
  back: Part;
  sill?: Part;
} {
  const rim = width * 0.08;
  const [left, top] = [x - width / 2, y - height];
  const back = new Sketch();
  back.area([roundRect(left - rim, top - rim, width + 2 * rim, height + 2 * rim, 2.4 * rim)], '#e8edf2');
  back.area([roundRect(left, top, width, height, 1.6 * rim)], '#cfe6f2');
  return { back: part(back.art()) };
}
