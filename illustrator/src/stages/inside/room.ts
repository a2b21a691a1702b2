import type { Art } from '../../art/art.ts';
import { Sketch } from '../../parts/Sketch.ts';
import { ellipse, roundRect } from '../../parts/shapes.ts';
import { BOTTOM, LEFT, RIGHT } from '../land/ground.ts';

/** A wall over the whole page, which floors and furniture are painted over. */
export function wall(color: string): Art {
  const sketch = new Sketch();
  sketch.area(`M${LEFT} ${LEFT} H${RIGHT} V${BOTTOM} H${LEFT} Z`, color);
  return sketch.art();
}

/** A floor from y down, with a skirting board so high at its far edge. */
export function floor(y: number, { color, skirting }: { color: string; skirting: number }): Art {
  const sketch = new Sketch();
  if (skirting > 0) sketch.area(`M${LEFT} ${y - skirting} H${RIGHT} V${y} H${LEFT} Z`, '#fffaf0');
  sketch.area(`M${LEFT} ${y} H${RIGHT} V${BOTTOM} H${LEFT} Z`, color);
  return sketch.art();
}

/** A window of four panes. */
export function paneWindow({
  x,
  top,
  wide,
  tall,
}: {
  x: number;
  top: number;
  wide: number;
  tall: number;
}): Art {
  const sketch = new Sketch();
  const [left, bar] = [x - wide / 2, 14];
  sketch.area([roundRect(left - 24, top - 24, wide + 48, tall + 48, 14)], '#d9b384');
  for (const column of [0, 1])
    for (const row of [0, 1]) {
      const [paneWide, paneTall] = [(wide - bar) / 2, (tall - bar) / 2];
      const at = { x: left + column * (paneWide + bar), y: top + row * (paneTall + bar) };
      sketch.area([roundRect(at.x, at.y, paneWide, paneTall, 6)], '#cdeaf7');
    }
  return sketch.art();
}

/** A border inside the frame. */
export function border(): Art {
  const sketch = new Sketch();
  const outer = [48, 48, 1227, 48, 1227, 1602, 48, 1602, 48, 48];
  sketch.area([outer, roundRect(84, 84, 1107, 1482, 20)], '#ffd9a8');
  return sketch.art();
}

const TABLE_EDGE = 1500;

/** A table top from y down to the scalloped edge of its cloth, at the foot of the page. */
export function tableTop(y: number, isDotted: boolean): Art {
  const sketch = new Sketch();
  sketch.area(`M${LEFT} ${y} H${RIGHT} V${BOTTOM} H${LEFT} Z`, '#f7e3e0');
  let path = `M${LEFT} ${TABLE_EDGE - 70} H${RIGHT} V${TABLE_EDGE}`;
  for (let x = RIGHT; x > LEFT; x -= 145) path += ` Q${x - 72} ${TABLE_EDGE + 84} ${x - 145} ${TABLE_EDGE}`;
  sketch.area(`M${LEFT} ${TABLE_EDGE - 10} H${RIGHT} V${BOTTOM} H${LEFT} Z`, '#e8c99b');
  sketch.area(`${path} Z`, '#f2b8b5');
  if (isDotted)
    for (let x = 130; x < 1200; x += 145) sketch.area([ellipse(x, TABLE_EDGE - 18, 24)], '#ffffff');
  return sketch.art();
}
