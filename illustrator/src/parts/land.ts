import type { Art } from '../art/art.ts';
import { Sketch } from './Sketch.ts';
import { roundRect } from './shapes.ts';

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

/** A deck of planks from y down to the foot of the page. */
export function planks(y: number): Art {
  const sketch = new Sketch();
  sketch.area(`M${LEFT} ${y} H${RIGHT} V${BOTTOM} H${LEFT} Z`);
  for (let x = 200; x < 1200; x += 215) {
    const spread = 0.12 * (x - 637);
    sketch.line(`M${x} ${y} L${x + spread} ${BOTTOM}`, 0.9);
  }
  return sketch.art();
}

/** A table top from y down to the foot of the page. */
export function tableTop(y: number): Art {
  const sketch = new Sketch();
  sketch.area(`M${LEFT} ${y} H${RIGHT} V${BOTTOM} H${LEFT} Z`);
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
