import type { Art } from '../../art/art.ts';
import { Sketch } from '../../parts/Sketch.ts';
import { BOTTOM, LEFT, RIGHT } from './ground.ts';

/** Height of a row of waves. */
export const ROW_HEIGHT = 105;

/** Water from y down to the foot of the page under a scalloped edge. `phase` from 0 to 1 moves its waves. */
export function waveRow(y: number, phase: number): Art {
  const pitch = 150;
  const sketch = new Sketch();
  let path = `M${LEFT - pitch} ${y}`;
  for (let x = LEFT - 2 * pitch + phase * pitch; x < RIGHT; x += pitch) {
    path += ` Q${x + pitch * 0.28} ${y + 34} ${x + pitch * 0.52} ${y + 12} Q${x + pitch * 0.72} ${y - 22} ${x + pitch} ${y}`;
  }
  sketch.area(`${path} L${RIGHT + pitch} ${BOTTOM} L${LEFT - pitch} ${BOTTOM} Z`, '#9fd3ee');
  return sketch.art();
}
