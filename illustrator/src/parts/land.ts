import type { Art } from '../art/art.ts';
import { Sketch } from './Sketch.ts';
import { ellipse, roundRect } from './shapes.ts';

/** Landscapes are drawn in page pixels, from edge to edge and beyond. */
const RIGHT = 1290;
const BOTTOM = 1670;
const LEFT = -15;

/** A rolling outline at height y, down to the foot of the page. `phase` from 0 to 1 moves its waves. */
export function hill(y: number, swing: number, phase: number): Art {
  const sketch = new Sketch();
  const line: number[] = [];
  for (let x = LEFT; x <= RIGHT; x += 15) {
    const turn = (x / 1275 + phase) * 2 * Math.PI;
    line.push(x, y + swing * (0.7 * Math.sin(turn) + 0.3 * Math.sin(1.7 * turn + 1)));
  }
  sketch.area([[...line, RIGHT, BOTTOM, LEFT, BOTTOM]]);
  return sketch.art();
}

/** Water from y down, with scalloped rows of waves. */
export function water(y: number, rows: number, phase: number): Art {
  const sketch = new Sketch();
  for (let row = 0; row < rows; row += 1) {
    const [top, pitch] = [y + row * 105, 150];
    let path = `M${LEFT - pitch} ${top}`;
    for (let x = LEFT - pitch + (row % 2 === 0 ? 0 : pitch / 2) + phase * pitch; x < RIGHT; x += pitch) {
      path += ` Q${x + pitch * 0.28} ${top + 34} ${x + pitch * 0.52} ${top + 12} Q${x + pitch * 0.72} ${top - 22} ${x + pitch} ${top}`;
    }
    sketch.area(`${path} L${RIGHT + 150} ${BOTTOM} L${LEFT - pitch} ${BOTTOM} Z`);
  }
  return sketch.art();
}

/** A road with a dashed middle between y and y + depth. */
export function road(y: number, depth: number): Art {
  const sketch = new Sketch();
  sketch.area(`M${LEFT} ${y} H${RIGHT} V${y + depth} H${LEFT} Z`);
  for (let x = 40; x < RIGHT; x += 230) sketch.area([roundRect(x, y + depth / 2 - 12, 120, 24, 6)]);
  return sketch.art();
}

/** A picket fence across the page, its foot at y. */
export function fence(y: number, height: number): Art {
  const sketch = new Sketch();
  for (const rail of [0.35, 0.72])
    sketch.area(`M${LEFT} ${y - height * rail - 18} H${RIGHT} V${y - height * rail + 18} H${LEFT} Z`);
  for (let x = 20; x < RIGHT; x += 118) {
    sketch.area(
      `M${x} ${y} V${y - height + 34} L${x + 34} ${y - height} L${x + 68} ${y - height + 34} V${y} Z`,
    );
  }
  return sketch.art();
}

/** Peaks with snow on top, their foot at y. */
export function mountains(y: number, tall: number, phase: number): Art {
  const sketch = new Sketch();
  const peaks = [
    [0.08 + phase * 0.1, 0.7],
    [0.86 - phase * 0.1, 0.82],
    [0.46 + phase * 0.12, 1],
  ] as const;
  for (const [at, size] of peaks) {
    const [x, h] = [at * 1275, tall * size];
    const half = h * 0.86;
    sketch.area(`M${x - half} ${y + 60} L${x} ${y - h} L${x + half} ${y + 60} Z`);
    const side = (t: number) => `${x + half * t * 0.95} ${y - h + Math.abs(t) * (h + 60) * 0.95}`;
    sketch.area(
      `M${x} ${y - h} L${side(0.3)} L${x + half * 0.16} ${y - h * 0.76} L${x + half * 0.06} ${y - h * 0.6} L${x - half * 0.07} ${y - h * 0.78} L${x - half * 0.2} ${y - h * 0.64} L${side(-0.3)} Z`,
    );
  }
  return sketch.art();
}

/** Houses and towers along y, each with windows; `chance` answers numbers from 0 to 1. */
export function skyline(y: number, tall: number, chance: () => number): Art {
  const sketch = new Sketch();
  for (let x = LEFT; x < RIGHT; ) {
    const [width, height] = [130 + chance() * 70, tall * (0.45 + 0.55 * chance())];
    sketch.area(`M${x} ${y + 80} V${y - height} H${x + width} V${y + 80} Z`);
    if (chance() < 0.4)
      sketch.area(`M${x} ${y - height} L${x + width / 2} ${y - height - 70} L${x + width} ${y - height} Z`);
    const columns = width > 165 ? 3 : 2;
    const pitch = width / columns;
    for (let row = y - height + 38; row + 40 < y + 20; row += 86) {
      for (let column = 0; column < columns; column += 1) {
        sketch.area([roundRect(x + pitch * (column + 0.5) - 17, row, 34, 44, 4)]);
      }
    }
    x += width;
  }
  return sketch.art();
}

/** A room: floorboards below y, a window and a picture on the wall. */
export function room(y: number, windowX: number): Art {
  const sketch = new Sketch();
  sketch.area(`M${LEFT} ${y} H${RIGHT} V${BOTTOM} H${LEFT} Z`);
  sketch.area(`M${LEFT} ${y} H${RIGHT} V${y + 44} H${LEFT} Z`);
  const [left, top] = [windowX - 150, 170];
  sketch.area([roundRect(left - 24, top - 24, 348, 388, 14)]);
  for (const [dx, dy] of [
    [0, 0],
    [156, 0],
    [0, 176],
    [156, 176],
  ] as const) {
    sketch.area([roundRect(left + dx, top + dy, 144, 164, 6)]);
  }
  return sketch.art();
}

/** A sea floor with ripples, from y down. */
export function seaFloor(y: number, phase: number): Art {
  const sketch = new Sketch();
  sketch.add(hill(y, 34, phase), { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 });
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

/** A strand of seaweed 300 units high. */
export function seaweed(variant: number): Art {
  const sketch = new Sketch();
  for (const [x, tall, lean] of [
    [-30, 230, -1],
    [8, 300, 1],
    [44, 190, -1],
  ] as const) {
    const sway = 26 * lean * (variant % 2 === 0 ? 1 : -1);
    sketch.area(
      `M${x - 11} 0 C${x - 11 + sway} ${-tall * 0.33} ${x - 11 - sway} ${-tall * 0.66} ${x} ${-tall} C${x + 16 - sway} ${-tall * 0.66} ${x + 16 + sway} ${-tall * 0.33} ${x + 13} 0 Z`,
    );
  }
  return sketch.art();
}

/** A border inside the frame. */
export function backdrop(): Art {
  const sketch = new Sketch();
  sketch.area([[48, 48, 1227, 48, 1227, 1602, 48, 1602, 48, 48], roundRect(84, 84, 1107, 1482, 20)]);
  return sketch.art();
}

/** A table top from y down to the foot of the page. */
export function tableTop(y: number): Art {
  const sketch = new Sketch();
  sketch.area(`M${LEFT} ${y} H${RIGHT} V${BOTTOM} H${LEFT} Z`);
  return sketch.art();
}

const TABLE_EDGE = 1500;

/** The scalloped edge of a table's cloth, at the foot of the page. */
export function clothEdge(dotted: boolean): Art {
  const sketch = new Sketch();
  let path = `M${LEFT} ${TABLE_EDGE - 70} H${RIGHT} V${TABLE_EDGE}`;
  for (let x = RIGHT; x > LEFT; x -= 145) path += ` Q${x - 72} ${TABLE_EDGE + 84} ${x - 145} ${TABLE_EDGE}`;
  sketch.area(`M${LEFT} ${TABLE_EDGE - 10} H${RIGHT} V${BOTTOM} H${LEFT} Z`);
  sketch.area(`${path} Z`);
  if (dotted) for (let x = 130; x < 1200; x += 145) sketch.area([ellipse(x, TABLE_EDGE - 18, 24)]);
  return sketch.art();
}

/** The ground of a moon with craters, from y down. */
export function moonGround(y: number, phase: number): Art {
  const sketch = new Sketch();
  sketch.add(hill(y, 26, phase), { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 });
  for (const [x, dy, r] of [
    [210, 100, 62],
    [520, 150, 44],
    [820, 92, 50],
    [1080, 160, 66],
    [350, 190, 36],
  ] as const) {
    sketch.area([ellipse(x, y + dy, r, r * 0.36)]);
  }
  return sketch.art();
}

/** A bank of clouds along the foot of the page. */
export function cloudBank(y: number, phase: number): Art {
  const sketch = new Sketch();
  for (const [row, radius] of [
    [0, 130],
    [1, 110],
  ] as const) {
    const top = y + row * 90;
    const bank = sketch.area(`M${LEFT} ${top + 40} H${RIGHT} V${BOTTOM} H${LEFT} Z`);
    for (let x = LEFT - phase * 150 - row * 80; x < RIGHT + 150; x += 190)
      sketch.join(bank, [ellipse(x, top + 60, radius)]);
  }
  return sketch.art();
}

/** A sheet with rounded corners to letter on. */
export function sheet(box: { left: number; top: number; right: number; bottom: number }): Art {
  const sketch = new Sketch();
  sketch.area([roundRect(box.left, box.top, box.right - box.left, box.bottom - box.top, 60)]);
  return sketch.art();
}

/** The page's frame: everything outside a rounded rectangle is paper again. */
export function frame(inset: number): Art {
  const sketch = new Sketch();
  const outer = [-20, -20, 1295, -20, 1295, 1670, -20, 1670, -20, -20];
  sketch.area([outer, roundRect(inset, inset, 1275 - 2 * inset, 1650 - 2 * inset, 26)]);
  return sketch.art();
}

/** A strip of film: perforated borders left and right. */
export function filmFrame(): Art {
  const sketch = new Sketch();
  const outer = [-20, -20, 1295, -20, 1295, 1670, -20, 1670, -20, -20];
  sketch.area([outer, roundRect(48, 48, 1179, 1554, 10)]);
  for (const x of [48, 1135]) {
    sketch.area([roundRect(x, 48, 92, 1554, 6)]);
    for (let y = 84; y < 1550; y += 152) sketch.area([roundRect(x + 21, y, 50, 64, 12)]);
  }
  return sketch.art();
}
