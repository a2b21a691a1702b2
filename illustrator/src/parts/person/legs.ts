import type { Shins } from '../../bodies/Body.ts';
import type { Sketch } from '../Sketch.ts';
import { drawShoe } from './footwear.ts';
import { along, between, SIDES, type Side } from './joints.ts';
import { drawCast, type Frame } from './limbs.ts';

/** Draws a leg with trousers or bare, sock and, where it is `shod`, shoe. */
export function drawLeg(sketch: Sketch, frame: Frame, side: Side, shod = true): void {
  const { look } = frame;
  // A boot or a sock is over what is in it, a shoe under its trouser leg.
  const isOver = look.boots === true || look.feet === 'socks' || look.feet === 'ballet';
  if (shod && !isOver) drawShoe(sketch, frame, side);
  drawLegAlone(sketch, frame, side);
  drawCast(sketch, frame, side, 'leg');
  if (isOver && (shod || look.feet !== undefined)) drawShoe(sketch, frame, side);
}

function drawLegAlone(sketch: Sketch, { joints, sizes, look, colors }: Frame, side: Side): void {
  const [hip, knee, foot] = [joints.hips[side], joints.knees[side], joints.feet[side]];
  const u = sizes.stout;
  // Boots and socks are seen below the trousers.
  const isShort = look.boots === true || look.feet === 'socks';
  const isBare = look.lower === 'shorts' || look.lower === 'dress' || look.lower === 'tutu';
  if (!isBare) {
    const widths = isShort ? [23, 21, 19, 18, 16] : [23, 21, 20, 19.5, 19];
    sketch.tube(
      along(hip, knee, foot, isShort ? 0.55 : 0.86),
      widths.map((width) => width * u),
      undefined,
      colors.bottom,
    );
    return;
  }
  sketch.tube(
    along(hip, knee, foot, look.boots ? 0.4 : 0.8),
    [18, 16, 15, 14, 12].map((width) => width * u),
    undefined,
    colors.skin,
  );
  if (!look.boots && look.feet === undefined)
    sketch.tube(
      [...between(knee, foot, 0.6), ...between(knee, foot, 0.84)],
      [15 * u, 14 * u],
      undefined,
      '#ffffff',
    );
  if (look.lower === 'shorts')
    sketch.tube([...hip, ...between(hip, knee, 0.72)], [24 * u, 25 * u], undefined, colors.bottom);
}

/** Draws both legs from the knee down, where they are over something. */
export function drawShins(sketch: Sketch, frame: Frame, shins: Shins): void {
  for (const side of SIDES) {
    const { knee, foot } = shins[side];
    const joints = { ...frame.joints };
    joints.hips = { ...joints.hips, [side]: [knee.x, knee.y - KNEE] };
    joints.knees = { ...joints.knees, [side]: [knee.x, knee.y] };
    joints.feet = { ...joints.feet, [side]: [foot.x, foot.y] };
    drawLeg(sketch, { ...frame, joints }, side);
  }
}

/** So far above the middle of a knee the leg begins. */
const KNEE = 2;
