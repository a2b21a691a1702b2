import type { Art } from '../../art/art.ts';
import { Sketch } from '../../parts/Sketch.ts';
import { ellipse } from '../../parts/shapes.ts';

/** Landscapes are drawn in page pixels, from edge to edge and beyond. */
export const LEFT = -15;
export const RIGHT = 1290;
export const BOTTOM = 1670;

/** A rolling outline at height y, down to the foot of the page. `phase` from 0 to 1 moves its waves. */
export function hill(y: number, swing: number, { phase, color }: { phase: number; color: string }): Art {
  const sketch = new Sketch();
  sketch.area([hillRing(y, swing, phase)], color);
  return sketch.art();
}

function hillRing(y: number, swing: number, phase: number): number[] {
  const line: number[] = [];
  for (let x = LEFT; x <= RIGHT; x += 15) {
    const turn = (x / 1275 + phase) * 2 * Math.PI;
    line.push(x, y + swing * (0.7 * Math.sin(turn) + 0.3 * Math.sin(1.7 * turn + 1)));
  }
  return [...line, RIGHT, BOTTOM, LEFT, BOTTOM];
}

/** Peaks with snow on top, their foot at y. */
export function mountains(y: number, tall: number, phase: number): Art {
  const sketch = new Sketch();
  const peaks = [
    [0.08 + phase * 0.1, 0.7, '#a9b4c2'],
    [0.86 - phase * 0.1, 0.82, '#b8c2cf'],
    [0.46 + phase * 0.12, 1, '#9aa7b8'],
  ] as const;
  for (const [at, size, color] of peaks) {
    const [x, h] = [at * 1275, tall * size];
    const half = h * 0.86;
    sketch.area(`M${x - half} ${y + 60} L${x} ${y - h} L${x + half} ${y + 60} Z`, color);
    const side = (t: number) => `${x + half * t * 0.95} ${y - h + Math.abs(t) * (h + 60) * 0.95}`;
    sketch.area(
      `M${x} ${y - h} L${side(0.3)} L${x + half * 0.16} ${y - h * 0.76} L${x + half * 0.06} ${y - h * 0.6} L${x - half * 0.07} ${y - h * 0.78} L${x - half * 0.2} ${y - h * 0.64} L${side(-0.3)} Z`,
      '#ffffff',
    );
  }
  return sketch.art();
}

/** A sea floor with ripples, from y down. */
export function seaFloor(y: number, phase: number): Art {
  const sketch = new Sketch();
  sketch.area([hillRing(y, 34, phase)], '#efd9a0');
  for (const [x, dy] of [
    [180, 110],
    [560, 150],
    [900, 100],
    [1060, 190],
    [340, 210],
  ] as const) {
    sketch.line(
      `M${x} ${y + dy} Q${x + 35} ${y + dy - 22} ${x + 70} ${y + dy} Q${x + 105} ${y + dy + 22} ${x + 140} ${y + dy}`,
      0.9,
    );
  }
  return sketch.art();
}

/** The ground of a moon with craters, from y down. */
export function moonGround(y: number, phase: number): Art {
  const sketch = new Sketch();
  sketch.area([hillRing(y, 26, phase)], '#d5d5dc');
  for (const [x, dy, r] of [
    [210, 100, 62],
    [520, 150, 44],
    [820, 92, 50],
    [1080, 160, 66],
    [350, 190, 36],
  ] as const) {
    sketch.area([ellipse(x, y + dy, r, r * 0.36)], '#b9b9c4');
  }
  return sketch.art();
}

/** A bank of clouds along the foot of the page. */
export function cloudBank(y: number, phase: number): Art {
  const sketch = new Sketch();
  for (const [row, radius, color] of [
    [0, 130, '#eef4fa'],
    [1, 110, '#ffffff'],
  ] as const) {
    const top = y + row * 90;
    const bank = sketch.area(`M${LEFT} ${top + 40} H${RIGHT} V${BOTTOM} H${LEFT} Z`, color);
    for (let x = LEFT - phase * 150 - row * 80; x < RIGHT + 150; x += 190)
      sketch.join(bank, [ellipse(x, top + 60, radius)]);
  }
  return sketch.art();
}
