import { drawCape, drawWings } from '../figure/extras.ts';
import { Sketch } from '../Sketch.ts';
import { placement, roundRect } from '../shapes.ts';
import { addTinted, tinted } from './colors.ts';
import type { Frame } from './limbs.ts';

/** Draws what hangs or grows on a back: a cape, wings, a bag, bottles of air; of who is laid on a side, the upper wing. */
export function drawOnBack(sketch: Sketch, frame: Frame, { isLaid }: { isLaid: boolean }): void {
  const { look, joints, sizes, colors } = frame;
  const old = { ...joints, headRadius: sizes.head };
  if (look.cape) addTinted(sketch, (part) => drawCape(part, old), [colors.accent]);
  if (look.wings) addTinted(sketch, (part) => drawWings(part, old, isLaid ? [1] : [-1, 1]), WING_COLORS);
  if (look.backpack) drawBackpack(sketch, frame, 'behind');
  if (look.tank) drawTank(sketch, frame);
}

const WING_COLORS = ['#a9d6f0', '#dff1fb', '#a9d6f0', '#dff1fb'];

/** The straps and bag of a backpack: the bag goes behind, the straps before the trunk. */
export function drawBackpack(
  sketch: Sketch,
  { joints, sizes, colors, goesRight }: Frame,
  where: 'behind' | 'before',
): void {
  const local = new Sketch();
  const [t, s] = [sizes.trunk, sizes.shoulder];
  if (where === 'behind' && goesRight) {
    // All of it is on the back of who goes to the right.
    local.area([roundRect(-s - 62, -0.5 * t, 30, 0.46 * t, 10)]);
    local.area([roundRect(-s - 50, -t - 8, s + 50, t + 14, 22)]);
    local.line(`M${-s - 48} ${-0.68 * t} Q${-s - 20} ${-0.58 * t} ${-s + 8} ${-0.66 * t}`);
  } else if (where === 'behind') {
    // Wider than arms that hang down, so that it is seen from the front.
    const half = s + BEYOND_ARMS;
    for (const side of [-1, 1]) local.area([roundRect(side * half - 12, -0.45 * t, 24, 0.45 * t, 9)]);
    local.area([roundRect(-half, -t - 6, 2 * half, t + 10, 24)]);
  } else
    for (const side of [-1, 1])
      local.area(
        `M${side * (s - 11)} ${-t + 2} L${side * (s - 1)} ${-t + 2} C${side * s} ${-t * 0.6} ${side * (s + 1)} ${-t * 0.4} ${side * (s + 3)} ${-t * 0.2} L${side * (s - 6)} ${-t * 0.2} C${side * (s - 10)} ${-t * 0.5} ${side * (s - 11)} ${-t * 0.7} ${side * (s - 11)} ${-t + 2} Z`,
      );
  sketch.add(tinted(local.art(), [colors.accent]), placement(0, 0, 1, joints.lean));
}

/** Two bottles of air behind the shoulders. */
function drawTank(sketch: Sketch, { joints, sizes }: Frame): void {
  const local = new Sketch();
  const [t, s] = [sizes.trunk, sizes.shoulder];
  for (const side of [-1, 1]) {
    const x = side * (s + 4);
    local.area([roundRect(x - 5, -t - 16, 10, 12, 3)]);
    local.area([roundRect(x - 14, -t - 8, 28, t, 13)]);
    local.line(`M${x - 14} ${-t + 12} H${x + 14}`, 0.8);
  }
  sketch.add(tinted(local.art(), ['#7d8a94', '#f7cf5c']), placement(0, 0, 1, joints.lean));
}

/** How far a bag reaches beyond the shoulders. */
const BEYOND_ARMS = 27;
