import type { Art } from '../../art/art.ts';
import { Sketch } from '../Sketch.ts';
import { ellipse, roundRect } from '../shapes.ts';
import { drawBicycle } from './bicycle.ts';
import { tinted } from './colors.ts';
import { drawBlade } from './footwear.ts';
import { GEAR_COLORS } from './gearColors.ts';
import { SIDES } from './joints.ts';
import type { Frame } from './limbs.ts';
import type { Gear } from './poseShapes.ts';

/** What belongs to a pose: `under` is painted before the person, `before` after the body and before the hands. */
export interface DrawnGear {
  under?: Art;
  before?: Art;
}

/** What gear needs to know of the body that has it. */
type Framework = Pick<Frame, 'joints' | 'sizes'>;

/** Draws the gear of a pose around a body's joints. */
export function drawGear(gear: Gear, frame: Framework): DrawnGear {
  const { under, before } = gearOf(gear, frame);
  const colors = GEAR_COLORS[gear];
  return {
    ...(under ? { under: tinted(under, colors) } : {}),
    ...(before ? { before: tinted(before, colors) } : {}),
  };
}

function gearOf(gear: Gear, frame: Framework): DrawnGear {
  const { feet, hands, neck, head } = frame.joints;
  const low = Math.max(feet.left[1], feet.right[1]);
  const middle = (feet.left[0] + feet.right[0]) / 2;
  const sketch = new Sketch();
  switch (gear) {
    case 'book':
      drawBook(sketch, (hands.left[0] + hands.right[0]) / 2, (hands.left[1] + hands.right[1]) / 2 - 6);
      return { before: sketch.art() };
    case 'laces':
      drawLaces(sketch, feet.left);
      return { before: sketch.art() };
    case 'notes':
      drawNotes(sketch, head, frame.sizes.head);
      return { under: sketch.art() };
    case 'thought':
      drawThought(sketch, head, frame.sizes.head);
      return { under: sketch.art() };
    case 'heart':
      drawHeart(sketch, head, frame.sizes.head);
      return { under: sketch.art() };
    case 'skates':
      for (const [x, y] of [feet.left, feet.right])
        for (const dx of [-5, 13]) sketch.area([ellipse(x + dx, y + 13, 6.5)]);
      return { under: sketch.art() };
    case 'blades':
      for (const side of SIDES) drawBlade(sketch, frame.joints, side);
      return { under: sketch.art() };
    case 'skis':
      drawSkis(sketch, frame);
      return { under: sketch.art() };
    case 'board':
      sketch.area([ellipse(middle, low + 9, 96, 9)]);
      sketch.area([ellipse(middle, low + 8, 60, 3.4)]);
      return { under: sketch.art() };
    case 'boat':
      drawBoat(sketch, frame);
      return { before: sketch.art() };
    case 'bath':
      drawBath(sketch);
      return { before: sketch.art() };
    case 'bicycle':
      drawBicycle(sketch, frame.joints);
      return { under: sketch.art() };
    case 'club':
      sketch.tube([...hands.left, hands.left[0] + 34, low + 2], [5, 4.5]);
      sketch.area([ellipse(hands.left[0] + 41, low + 4, 12, 6, 14)]);
      sketch.area([ellipse(hands.left[0] + 66, low + 4, 6.5)]);
      return { before: sketch.art() };
    case 'balls':
      drawBalls(sketch, head);
      return { under: sketch.art() };
    case 'barbell':
      drawBarbell(sketch, (hands.left[1] + hands.right[1]) / 2 - 4, neck[0]);
      return { under: sketch.art() };
    case 'mound':
      drawMound(sketch, feet.right[0] + 116, low + 12);
      return { under: sketch.art() };
    case 'gloves':
      for (const side of SIDES) drawGlove(sketch, hands[side], side === 'left' ? -1 : 1);
      return { before: sketch.art() };
    case 'basketball':
      drawBall(sketch, { x: hands.right[0] + 14, y: hands.right[1] + 34 });
      return { before: sketch.art() };
  }
}

/** Draws an open book, `x` and `y` its middle. */
export function drawBook(sketch: Sketch, x: number, y: number): void {
  for (const side of [-1, 1]) {
    sketch.area(
      `M${x} ${y - 15} Q${x + side * 18} ${y - 26} ${x + side * 38} ${y - 18} V${y + 17} Q${x + side * 18} ${y + 9} ${x} ${y + 19} Z`,
      '#fff8e8',
    );
    for (const dy of [-8, 1])
      sketch.line(
        `M${x + side * 8} ${y + dy} Q${x + side * 18} ${y + dy - 6} ${x + side * 30} ${y + dy - 3}`,
        0.6,
      );
  }
}

function drawNotes(sketch: Sketch, [hx, hy]: readonly [number, number], r: number): void {
  for (const [dx, dy] of [
    [-1.9, -0.4],
    [1.7, -0.9],
    [2.2, 0.2],
  ] as const) {
    const [x, y] = [hx + dx * r, hy + dy * r];
    sketch.area([ellipse(x, y, 9, 7, -20)]);
    sketch.line(`M${x + 8} ${y - 2} V${y - 32} Q${x + 22} ${y - 27} ${x + 21} ${y - 13}`, 1);
  }
}

function drawSkis(sketch: Sketch, { joints: { feet, hands } }: Framework): void {
  for (const [x, y] of [feet.left, feet.right])
    sketch.area(
      `M${x - 54} ${y + 8} L${x + 60} ${y + 8} Q${x + 76} ${y + 6} ${x + 80} ${y - 4} Q${x + 82} ${y + 14} ${x + 60} ${y + 15} L${x - 54} ${y + 15} Z`,
    );
  const low = Math.max(feet.left[1], feet.right[1]) + 12;
  for (const [x, y] of [hands.left, hands.right]) {
    sketch.tube([x + 4, y - 10, x - 22, low - 14], [4.5, 4]);
    sketch.area([ellipse(x - 21, low - 18, 9, 4)]);
  }
}

function drawBoat(sketch: Sketch, { joints: { hands } }: Framework): void {
  for (const side of [-1, 1] as const) {
    const [x, y] = side < 0 ? hands.left : hands.right;
    sketch.tube([x - side * 8, y - 6, x + side * 76, y + 50], [6, 6]);
    sketch.area([ellipse(x + side * 88, y + 59, 20, 9, side * 34)]);
  }
  sketch.area('M-96 4 Q0 18 96 4 C92 34 70 50 44 50 H-44 C-70 50 -92 34 -96 4 Z');
  sketch.area('M-98 0 Q0 14 98 0 L96 14 Q0 28 -96 14 Z');
}

function drawBath(sketch: Sketch): void {
  for (const x of [-54, 54]) sketch.area([ellipse(x, 66, 13, 10)]);
  sketch.area('M-92 -8 H92 C92 44 66 64 40 64 H-40 C-66 64 -92 44 -92 -8 Z');
  sketch.area([roundRect(-100, -16, 200, 18, 9)]);
  for (const [x, y, r] of [
    [-66, -24, 15],
    [-42, -30, 11],
    [46, -26, 14],
    [70, -24, 10],
    [-20, -22, 9],
    [22, -22, 10],
  ] as const)
    sketch.area([ellipse(x, y, r)]);
}

function drawBarbell(sketch: Sketch, y: number, x: number): void {
  sketch.area([roundRect(x - 112, y - 3, 224, 7, 3)]);
  for (const side of [-1, 1]) {
    sketch.area([roundRect(x + side * 92 - 8, y - 34, 16, 68, 6)]);
    sketch.area([roundRect(x + side * 110 - 7, y - 24, 14, 48, 6)]);
  }
}

/** A ball under the hand that bounces it, on its way down. */
function drawBall(sketch: Sketch, { x, y }: { x: number; y: number }): void {
  const r = 25;
  sketch.area([ellipse(x, y, r)]);
  sketch.line(`M${x - r} ${y} H${x + r} M${x} ${y - r} V${y + r}`, 0.8);
  for (const side of [-1, 1])
    sketch.line(
      `M${x + side * 0.7 * r} ${y - 0.7 * r} Q${x + side * 3} ${y} ${x + side * 0.7 * r} ${y + 0.7 * r}`,
      0.8,
    );
}

/** A boxing glove around a fist, its thumb above. */
function drawGlove(sketch: Sketch, [x, y]: readonly [number, number], side: number): void {
  sketch.area([ellipse(x + side * 5, y, 20, 18)]);
  sketch.area([ellipse(x + side * 1, y - 13, 12, 8, side * -18)]);
}

/** A heart over the side to which a head looks. */
function drawHeart(sketch: Sketch, [hx, hy]: readonly [number, number], r: number): void {
  const [x, y, u] = [hx + 1.1 * r, hy - 1.6 * r, 0.45 * r];
  sketch.area(
    `M${x} ${y + u} C${x - 2 * u} ${y - 0.4 * u} ${x - 0.9 * u} ${y - 1.4 * u} ${x} ${y - 0.5 * u} C${x + 0.9 * u} ${y - 1.4 * u} ${x + 2 * u} ${y - 0.4 * u} ${x} ${y + u} Z`,
  );
}

function drawThought(sketch: Sketch, [x, y]: readonly [number, number], r: number): void {
  for (const [dx, dy, size] of [
    [1.05, -0.95, 0.13],
    [1.38, -1.3, 0.19],
    [1.9, -1.75, 0.36],
  ] as const)
    sketch.area([ellipse(x + dx * r, y + dy * r, size * r)]);
}

function drawBalls(sketch: Sketch, [x, y]: readonly [number, number]): void {
  for (const [dx, dy] of [
    [-1.36, -1.05],
    [0.1, -2.05],
    [1.46, -0.92],
  ] as const)
    sketch.area([ellipse(x + dx * 40, y + dy * 40, 13)]);
}

/** A hole before the feet, `x` its middle, and behind it the earth that came out. */
function drawMound(sketch: Sketch, x: number, y: number): void {
  sketch.area(
    `M${x - 22} ${y - 4} Q${x - 8} ${y - 44} ${x + 22} ${y - 52} Q${x + 50} ${y - 48} ${x + 74} ${y - 4} Z`,
    '#a9794d',
  );
  for (const [dx, dy] of [
    [8, -24],
    [28, -36],
    [46, -20],
  ] as const)
    sketch.ink([ellipse(x + dx, y + dy, 2.2)]);
  sketch.area([ellipse(x, y - 2, 66, 14)], '#6b4a2f');
}

/** A bow on a shoe, its ends before it. */
function drawLaces(sketch: Sketch, [x, y]: readonly [number, number]): void {
  const [knotX, knotY] = [x - 7, y - 12];
  for (const side of [-1, 1]) {
    sketch.area([ellipse(knotX + side * 10, knotY - 5, 10, 5.5, side * -22)]);
    sketch.line(`M${knotX + side * 2} ${knotY + 2} L${knotX + side * 9} ${knotY + 12}`, 0.8);
  }
  sketch.area([ellipse(knotX, knotY, 4.5)]);
}
