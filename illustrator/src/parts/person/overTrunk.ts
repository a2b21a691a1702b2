import type { Art } from '../../art/art.ts';
import { drawTail } from '../figure/extras.ts';
import { Sketch } from '../Sketch.ts';
import { ellipse, placement } from '../shapes.ts';
import { tinted } from './colors.ts';
import type { Frame } from './limbs.ts';

/** Draws a sack from the waist over legs and feet, its mouth open around the body. */
export function drawSack(sketch: Sketch, { sizes }: Frame): void {
  const [top, foot] = [-0.16 * sizes.trunk, 2 * sizes.leg + 6];
  const h = sizes.hip + 10 * sizes.stout + 13;
  sketch.area(
    `M${-h} ${top} Q0 ${top + 17} ${h} ${top} C${h + 9} ${foot * 0.4} ${h + 8} ${foot * 0.8} ${h - 3} ${foot} Q0 ${foot + 8} ${-h + 3} ${foot} C${-h - 8} ${foot * 0.8} ${-h - 9} ${foot * 0.4} ${-h} ${top} Z`,
    '#d9a066',
  );
  sketch.area(`M-13 ${0.4 * foot} H13 V${0.68 * foot} H-13 Z`, '#f2d2a0');
  for (const side of [-1, 1])
    sketch.line(
      `M${side * (h - 9)} ${top + 22} Q${side * (h - 4)} ${foot * 0.5} ${side * (h - 10)} ${foot * 0.78}`,
      0.8,
    );
}

/** Draws a mermaid's tail over the hem of the trunk; of who lies in the water it goes back, not down. */
export function drawFishTail(sketch: Sketch, { sizes }: Frame, isBack: boolean): void {
  const tail = new Sketch();
  drawTail(tail, sizes.hip + 10 * sizes.stout);
  sketch.add(tinted(tail.art(), ['#6cc5b8']), placement(0, 0, 1, 0, isBack));
}

/** What a newborn is wrapped in up to the chin, as it lies before the trunk: in heights of that, its middle the origin. */
export function swaddle(): Art {
  const sketch = new Sketch();
  sketch.area(
    'M-0.3 -0.42 C-0.52 -0.3 -0.56 0.1 -0.5 0.5 C-0.46 0.86 -0.22 1.02 0 1.02 C0.22 1.02 0.46 0.86 0.5 0.5 C0.56 0.1 0.52 -0.3 0.3 -0.42 Q0 -0.2 -0.3 -0.42 Z',
    CLOTH,
  );
  sketch.area(
    'M0.3 -0.42 C0.5 -0.32 0.55 0 0.48 0.36 C0.2 0.32 -0.16 0.14 -0.3 -0.06 C-0.06 -0.1 0.16 -0.22 0.3 -0.42 Z',
    CLOTH_FOLD,
  );
  sketch.line('M-0.42 0.5 Q-0.14 0.62 0.1 0.56', 0.7);
  return sketch.art();
}

const CLOTH = '#cfe3f5';
const CLOTH_FOLD = '#f5dbe6';

/** Draws a belly with a child in it, in the clothes of the trunk; `h` is half the width of the hips. */
export function drawBump(sketch: Sketch, { joints, sizes, look, colors }: Frame, h: number): void {
  const part = new Sketch();
  const [y, wide, high] = [-0.26 * sizes.trunk, h + 11, 0.36 * sizes.trunk];
  part.area([ellipse(0, y, wide, high)], look.lower === 'dress' ? colors.accent : colors.top);
  part.line(`M-3 ${y + 0.3 * high} Q0 ${y + 0.42 * high} 3 ${y + 0.3 * high}`, 0.7);
  sketch.add(part.art(), placement(0, 0, 1, joints.lean));
}

/** A bow, its knot on the middle line; one of size 1 is 44 wide. */
export function drawBow(local: Sketch, y: number, size: number): void {
  const at = (x: number, down: number) => `${x * size} ${y + down * size}`;
  for (const side of [-1, 1])
    local.area(
      `M${at(0, 0)} C${at(side * 8, -13)} ${at(side * 22, -12)} ${at(side * 21, 0)} C${at(side * 22, 12)} ${at(side * 8, 13)} ${at(0, 0)} Z`,
    );
  local.area([ellipse(0, y, 5 * size)]);
}

/** Draws a bow tie under the chin, before chin and arms, where all of it is seen. */
export function drawTie(sketch: Sketch, { joints, sizes, colors }: Frame): void {
  const part = new Sketch();
  drawBow(part, 16 - sizes.trunk, 1.6);
  sketch.add(tinted(part.art(), [colors.accent]), placement(0, 0, 1, joints.lean));
}
