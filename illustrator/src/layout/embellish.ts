import type { AreaItem, Art, Points } from '../art/art.ts';
import { drawSmile } from '../parts/face.ts';
import { Sketch } from '../parts/Sketch.ts';
import { ellipse, placement } from '../parts/shapes.ts';
import { findWornSpots, isInside } from './wornSpots.ts';

/** Puts a smiling face where a picture has most room for it. */
export function withSmile(art: Art): Art {
  const areas = art.items.flatMap((item, index) =>
    item.kind === 'area' && item.area > 0 ? [{ item, index }] : [],
  );
  const widest = areas.sort((a, b) => b.item.area - a.item.area)[0];
  if (!widest) return art;
  const spot = roomiestPoint(widest.item);
  const size = Math.max(art.width, art.height);
  const radius = Math.max(size * 0.12, Math.min(spot.distance, size * 0.3) * 0.92);
  const sketch = new Sketch();
  sketch.add(art, placement(0, 0));
  sketch.join(widest.index, [ellipse(spot.x, spot.y, radius)]);
  drawSmile(sketch, spot.x, spot.y, radius);
  return sketch.art(art.ground);
}

/** A tear under the eye that can be found. */
export function withTear(art: Art): Art {
  const eye = findWornSpots(art)?.eyes[0];
  if (!eye) return art;
  const [x, y, u] = [eye.x - 0.3 * eye.size, eye.y + 1.9 * eye.size, 0.85 * eye.size];
  const sketch = new Sketch();
  sketch.add(art, placement(0, 0));
  sketch.area(
    `M${x} ${y - 1.3 * u} C${x + 0.4 * u} ${y - 0.5 * u} ${x + 0.8 * u} ${y - 0.1 * u} ${x + 0.8 * u} ${y + 0.4 * u} C${x + 0.8 * u} ${y + 1.4 * u} ${x - 0.8 * u} ${y + 1.4 * u} ${x - 0.8 * u} ${y + 0.4 * u} C${x - 0.8 * u} ${y - 0.1 * u} ${x - 0.4 * u} ${y - 0.5 * u} ${x} ${y - 1.3 * u} Z`,
  );
  return { ...sketch.art(art.ground), ...(art.neck ? { neck: art.neck } : {}) };
}

/** Lets a picture hold something at its lower front, on the side its head is. */
export function withHeld(art: Art, held: Art): Art {
  const sketch = new Sketch();
  sketch.add(art, placement(0, 0));
  const eye = findWornSpots(art)?.head.x ?? art.left + art.width;
  const side = eye < art.left + art.width * 0.48 ? 0.02 : 0.98;
  const scale = (0.42 * Math.max(art.height, art.width)) / Math.max(held.height, held.width);
  const x = art.left + art.width * side - scale * (held.left + held.width / 2);
  const y = art.top + art.height * 0.94 - scale * (held.top + held.height);
  sketch.add(held, placement(x, y, scale));
  return sketch.art(art.ground);
}

/** Puts a pair of feathered wings on an animal: behind its shoulders where it faces the viewer, else one on its back. */
export function withWings(art: Art): Art {
  const spots = findWornSpots(art);
  const isFront = (spots?.eyes.length ?? 0) === 2 && art.height > art.width;
  const size = 0.5 * Math.max(art.width, art.height);
  const [x, y] = [art.left + art.width * 0.5, art.top + art.height * (isFront ? 0.66 : 0.46)];
  const sketch = new Sketch();
  const sides = isFront ? [-1, 1] : [(spots?.head.x ?? 0) < x ? 1 : -1];
  const draw = () => {
    for (const side of sides) {
      const at = (dx: number, dy: number) => `${x + side * dx * size} ${y + dy * size}`;
      sketch.area(
        `M${at(0, 0)} C${at(0.1, -0.5)} ${at(0.5, -0.9)} ${at(1, -0.86)} C${at(0.96, -0.7)} ${at(0.9, -0.6)} ${at(0.86, -0.56)} C${at(0.84, -0.44)} ${at(0.76, -0.34)} ${at(0.68, -0.3)} C${at(0.64, -0.18)} ${at(0.54, -0.1)} ${at(0.46, -0.08)} C${at(0.36, 0.1)} ${at(0.1, 0.12)} ${at(0, 0)} Z`,
      );
      sketch.line(`M${at(0.86, -0.56)} C${at(0.7, -0.56)} ${at(0.5, -0.48)} ${at(0.36, -0.34)}`, 0.8);
      sketch.line(`M${at(0.68, -0.3)} C${at(0.54, -0.3)} ${at(0.4, -0.24)} ${at(0.28, -0.16)}`, 0.8);
    }
  };
  if (isFront) draw();
  sketch.add(art, placement(0, 0));
  if (!isFront) draw();
  return sketch.art(art.ground);
}

/** Signs of what an animal does: a bubble of Zs for sleep, notes for a dance, strokes behind what runs, dust under what jumps. */
export function withAction(art: Art, action: string | undefined): Art {
  const size = Math.max(art.width, art.height);
  const eye = findWornSpots(art)?.head ?? { x: art.left + art.width / 2, top: art.top };
  const side = eye.x < art.left + art.width * 0.45 ? -1 : 1;
  const sketch = new Sketch();
  sketch.add(art, placement(0, 0));
  if (action === 'sleep') {
    drawDream(sketch, { x: eye.x, y: eye.top, side, size });
  } else if (action === 'dance') {
    for (const [dx, dy] of [
      [-0.1, 0.2],
      [1.08, 0.12],
    ] as const) {
      const [x, y, u] = [art.left + art.width * dx, art.top + art.height * dy, size * 0.05];
      sketch.ink([ellipse(x, y, 1.1 * u, 0.85 * u, -20)]);
      sketch.line(
        `M${x + u} ${y} V${y - 4 * u} Q${x + 2.6 * u} ${y - 3.4 * u} ${x + 2.6 * u} ${y - 1.6 * u}`,
        1,
      );
    }
  } else if (action === 'jump') {
    // Dust where it sprang up.
    const y = art.top + art.height + 0.13 * size;
    for (const [at, reach] of [
      [0.24, 0.1],
      [0.5, 0.16],
      [0.76, 0.1],
    ] as const) {
      const x = art.left + art.width * at;
      sketch.line(`M${x - reach * size} ${y} Q${x} ${y - 0.05 * size} ${x + reach * size} ${y}`, 1);
    }
  } else if (action === 'run') {
    const x = side > 0 ? art.left - size * 0.05 : art.left + art.width + size * 0.05;
    for (const part of [0.4, 0.55, 0.7]) {
      const y = art.top + art.height * part;
      sketch.line(`M${x} ${y} H${x - side * size * (part === 0.55 ? 0.17 : 0.11)}`, 1);
    }
  } else return art;
  return sketch.art(art.ground);
}

/** A bubble with three Zs above a head, `side` of it. */
function drawDream(
  sketch: Sketch,
  { x, y, side, size }: { x: number; y: number; side: number; size: number },
): void {
  const at = (dx: number, dy: number): [number, number] => [x + side * dx * size, y + dy * size];
  sketch.area([ellipse(...at(0.13, -0.05), 0.022 * size)]);
  sketch.area([ellipse(...at(0.17, -0.115), 0.034 * size)]);
  const bubble = sketch.area([ellipse(...at(0.3, -0.27), 0.19 * size, 0.105 * size)]);
  for (const [dx, dy, r] of [
    [0.16, -0.28, 0.075],
    [0.24, -0.35, 0.085],
    [0.36, -0.34, 0.085],
    [0.44, -0.26, 0.075],
  ] as const)
    sketch.join(bubble, [ellipse(...at(dx, dy), r * size)]);
  for (const [step, width] of [0.045, 0.06, 0.078].entries()) {
    const [left, top] = at(0.19 + 0.105 * step, -0.24 - 0.03 * step);
    const half = (width * size) / 2;
    sketch.line(
      `M${left - half} ${top - half} H${left + half} L${left - half} ${top + half} H${left + half}`,
      1,
    );
  }
}

/** The point of an area farthest from its border, on a grid of 28 by 28; small holes and dents do not count. */
function roomiestPoint(item: AreaItem): { x: number; y: number; distance: number } {
  const box = extent(item.rings);
  const size = Math.max(box.right - box.left, box.bottom - box.top);
  const main = item.rings.filter((ring) => {
    const own = extent([ring]);
    return Math.max(own.right - own.left, own.bottom - own.top) > 0.3 * size;
  });
  let best = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2, distance: 0 };
  for (let row = 1; row < 28; row += 1) {
    for (let column = 1; column < 28; column += 1) {
      const x = box.left + ((box.right - box.left) * column) / 28;
      const y = box.top + ((box.bottom - box.top) * row) / 28;
      if (!isInside(main, x, y)) continue;
      const distance = borderDistance(main, x, y);
      if (distance > best.distance) best = { x, y, distance };
    }
  }
  return best;
}

function extent(rings: readonly Points[]): { left: number; top: number; right: number; bottom: number } {
  const box = { left: 1e9, top: 1e9, right: -1e9, bottom: -1e9 };
  for (const points of rings) {
    for (let i = 0; i + 1 < points.length; i += 2) {
      box.left = Math.min(box.left, points[i] ?? box.left);
      box.right = Math.max(box.right, points[i] ?? box.right);
      box.top = Math.min(box.top, points[i + 1] ?? box.top);
      box.bottom = Math.max(box.bottom, points[i + 1] ?? box.bottom);
    }
  }
  return box;
}

function borderDistance(rings: readonly Points[], x: number, y: number): number {
  let best = Number.POSITIVE_INFINITY;
  for (const ring of rings) {
    for (let i = 0; i + 3 < ring.length; i += 2) {
      const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = [ring[i], ring[i + 1], ring[i + 2], ring[i + 3]];
      const [dx, dy] = [x1 - x0, y1 - y0];
      const along = Math.max(0, Math.min(1, ((x - x0) * dx + (y - y0) * dy) / (dx * dx + dy * dy || 1)));
      best = Math.min(best, Math.hypot(x0 + along * dx - x, y0 + along * dy - y));
    }
  }
  return best;
}
