import type { Sketch } from '../Sketch.ts';
import { ellipse } from '../shapes.ts';
import type { PersonColors } from './colors.ts';
import { along, belowElbow, between, direction, type Joints, type Point, type Side } from './joints.ts';
import type { PersonLook, Proportions } from './PersonLook.ts';

/** What limbs are drawn from. */
export interface Frame {
  joints: Joints;
  sizes: Proportions;
  look: PersonLook;
  colors: PersonColors;
  /** Set where the body goes to the viewer's right: both feet point there. */
  goesRight?: boolean;
  /** Set where the whole will be mirrored. */
  isMirrored?: boolean;
}

/** Draws an arm with its hand and sleeve. */
export function drawArm(sketch: Sketch, frame: Frame, side: Side): void {
  const { joints, sizes, look } = frame;
  const [shoulder, elbow, hand] = [joints.shoulders[side], joints.elbows[side], joints.hands[side]];
  const u = sizes.stout;
  const wrist = along(shoulder, elbow, hand);
  if (hasLongSleeves(look)) {
    drawHand(sketch, frame, side);
    const cuff = look.lower === 'robe' ? 23 : 15;
    const sleeve = along(shoulder, elbow, hand, 0.8);
    sketch.tube(
      sleeve,
      [17, 16.5, 16, 15.5, cuff].map((width) => width * u),
      undefined,
      frame.colors.top,
    );
    if (look.lower !== 'robe') drawCuff(sketch, elbow, hand, u);
    drawCast(sketch, frame, side);
    return;
  }
  const arm = sketch.tube(
    wrist,
    [14, 13, 12, 11.5, 10].map((width) => width * u),
    undefined,
    frame.colors.skin,
  );
  drawHand(sketch, frame, side, look.gloves ? undefined : arm);
  const hem = between(shoulder, elbow, 0.66);
  sketch.tube([...shoulder, ...hem], [17 * u, 19 * u], undefined, frame.colors.top);
  drawCast(sketch, frame, side);
}

/** The arm or the leg that is in plaster, with what a friend has drawn on it. */
function drawCast(
  sketch: Sketch,
  { joints, sizes, look }: Frame,
  side: Side,
  limb: 'arm' | 'leg' = 'arm',
): void {
  if (look.cast !== limb || side !== 'left') return;
  const isArm = limb === 'arm';
  const [from, to] = isArm
    ? [joints.elbows[side], joints.hands[side]]
    : [joints.knees[side], joints.feet[side]];
  const u = sizes.stout * (isArm ? 1 : 1.25);
  const [start, end] = [between(from, to, isArm ? -0.18 : -0.1), between(from, to, isArm ? 0.82 : 0.86)];
  sketch.tube([...start, ...end], [22 * u, 20 * u], undefined, '#fff8e8');
  const [dx, dy] = direction(from, to);
  for (const share of [0.16, 0.5]) {
    const [x, y] = between(from, to, share);
    sketch.line([x - dy * 10 * u, y + dx * 10 * u, x + dy * 10 * u, y - dx * 10 * u], 0.7);
  }
}

/** Draws what is below the elbow of an arm, with its hand. */
export function drawForearm(sketch: Sketch, frame: Frame, side: Side): void {
  const { joints, sizes, look, colors } = frame;
  const [shoulder, elbow, hand] = [joints.shoulders[side], joints.elbows[side], joints.hands[side]];
  const u = sizes.stout;
  const hasSleeve = hasLongSleeves(look);
  if (hasSleeve) drawHand(sketch, frame, side);
  const points = belowElbow(along(shoulder, elbow, hand, hasSleeve ? 0.8 : 1));
  const widths = hasSleeve ? [16, 15.5, look.lower === 'robe' ? 23 : 15] : [12, 11.5, 10];
  const arm = sketch.tube(
    points,
    widths.map((width) => width * u),
    undefined,
    hasSleeve ? colors.top : colors.skin,
  );
  if (!hasSleeve) drawHand(sketch, frame, side, look.gloves ? undefined : arm);
  else if (look.lower !== 'robe') drawCuff(sketch, elbow, hand, u);
  drawCast(sketch, frame, side);
}

function drawCuff(sketch: Sketch, elbow: Point, hand: Point, u: number): void {
  const [x, y] = between(elbow, hand, 0.84);
  const [dx, dy] = direction(elbow, hand);
  sketch.line([x - dy * 7.5 * u, y + dx * 7.5 * u, x + dy * 7.5 * u, y - dx * 7.5 * u], 0.7);
}

/** Draws a hand: a palm and a thumb, which points up or to the body; joined to `onto` where an arm is bare. */
export function drawHand(
  sketch: Sketch,
  { joints, sizes, look, colors }: Frame,
  side: Side,
  onto?: number,
): void {
  const [elbow, hand] = [joints.elbows[side], joints.hands[side]];
  const [dx, dy] = direction(elbow, hand);
  const u = sizes.stout * (look.gloves || look.hat === 'space' ? 1.2 : 1);
  const turn = (Math.atan2(dy, dx) * 180) / Math.PI;
  const palm = ellipse(hand[0] + dx * 3 * u, hand[1] + dy * 3 * u, 10 * u, 8 * u, turn);
  const isLevel = Math.abs(dx) > 0.75;
  const toBody = side === 'left' ? 1 : -1;
  // Of the two sides of the palm, the one above or the one at the body.
  const flip = isLevel ? (dx > 0 ? -1 : 1) : dy > 0 ? -toBody : toBody;
  const [nx, ny] = [-dy * flip, dx * flip];
  const thumb = ellipse(
    hand[0] + nx * 8.5 * u + dx * 1.5 * u,
    hand[1] + ny * 8.5 * u + dy * 1.5 * u,
    6.2 * u,
    3.6 * u,
    turn - flip * -50,
  );
  const index = onto ?? sketch.area([palm], look.gloves ? colors.accent : colors.skin);
  if (onto !== undefined) sketch.join(index, [palm]);
  sketch.join(index, [thumb]);
}

/** Draws a leg with trousers or bare, sock and, where it is `shod`, shoe. */
export function drawLeg(sketch: Sketch, frame: Frame, side: Side, shod = true): void {
  const { look } = frame;
  // A boot is over what is in it, a shoe under its trouser leg.
  if (shod && !look.boots) drawShoe(sketch, frame, side);
  drawLegAlone(sketch, frame, side);
  drawCast(sketch, frame, side, 'leg');
  if (shod && look.boots) drawShoe(sketch, frame, side);
}

function drawLegAlone(sketch: Sketch, { joints, sizes, look, colors }: Frame, side: Side): void {
  const [hip, knee, foot] = [joints.hips[side], joints.knees[side], joints.feet[side]];
  const u = sizes.stout;
  const isBare = look.lower === 'shorts' || look.lower === 'dress' || look.lower === 'tutu';
  if (!isBare) {
    const widths = look.boots ? [23, 21, 19, 18, 16] : [23, 21, 20, 19.5, 19];
    sketch.tube(
      along(hip, knee, foot, look.boots ? 0.55 : 0.86),
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
  if (!look.boots)
    sketch.tube(
      [...between(knee, foot, 0.6), ...between(knee, foot, 0.84)],
      [15 * u, 14 * u],
      undefined,
      '#ffffff',
    );
  if (look.lower === 'shorts')
    sketch.tube([...hip, ...between(hip, knee, 0.72)], [24 * u, 25 * u], undefined, colors.bottom);
}

/** Draws a shoe, seen from the side it points to, with its sole. */
export function drawShoe(
  sketch: Sketch,
  { joints, sizes, look, colors, goesRight }: Frame,
  side: Side,
): void {
  const [knee, foot] = [joints.knees[side], joints.feet[side]];
  const u = sizes.stout;
  const toe = goesRight || side === 'right' ? 1 : -1;
  const shin = Math.atan2(foot[1] - knee[1], foot[0] - knee[0]) - Math.PI / 2;
  const turn = soleTurn(shin);
  const at = (x: number, y: number): string => {
    const [px, py] = [toe * x * u, y * u];
    return `${foot[0] + px * Math.cos(turn) - py * Math.sin(turn)} ${foot[1] + px * Math.sin(turn) + py * Math.cos(turn)}`;
  };
  const [topX, topY] = between(knee, foot, 0.3);
  const rim = (x: number) => `${topX + toe * x * u * Math.cos(shin)} ${topY + toe * x * u * Math.sin(shin)}`;
  const ankle = look.boots
    ? `L${rim(-12)} L${rim(12)} L${at(10, -8)}`
    : `C${at(-4, -11)} ${at(6, -10)} ${at(9, -6)}`;
  if (look.flippers) {
    sketch.area(
      `M${at(-10, -8)} L${at(8, -8)} C${at(26, -8)} ${at(40, -12)} ${at(54, -14)} Q${at(60, 0)} ${at(56, 12)} C${at(36, 8)} ${at(8, 10)} ${at(-11, 7)} Z`,
      colors.accent,
    );
    sketch.line(`M${at(16, -4)} L${at(54, -6)} M${at(16, 3)} L${at(54, 4)}`, 0.7);
    return;
  }
  sketch.area(
    `M${at(-10, -7)} ${ankle} C${at(18, -5)} ${at(23, -1)} ${at(22, 7)} L${at(-11, 7)} C${at(-13, 2)} ${at(-12, -4)} ${at(-10, -7)} Z`,
    colors.shoes,
  );
  sketch.line(`M${at(-11, 3.5)} L${at(22, 3.5)}`, 0.6);
}

/** Draws a foot of somebody who sits on the ground: the sole of the shoe to the viewer. */
export function drawSole(sketch: Sketch, { joints, sizes, colors }: Frame, side: Side): void {
  const [x, y] = joints.feet[side];
  const u = sizes.stout;
  const lean = side === 'left' ? -14 : 14;
  sketch.area([ellipse(x, y - 4 * u, 12 * u, 17 * u, lean)], colors.shoes);
  sketch.area([ellipse(x, y - 5 * u, 7 * u, 10 * u, lean)], '#fdf0d5');
}

function hasLongSleeves({ lower, sleeves }: PersonLook): boolean {
  if (sleeves !== undefined) return sleeves === 'long';
  return lower === 'trousers' || lower === 'suit' || lower === 'robe';
}

/** Draws the blade of an ice skate under a sole, which turns as the shin does. */
export function drawBlade(sketch: Sketch, { knees, feet }: Joints, side: Side): void {
  const [[kneeX, kneeY], [x, y]] = [knees[side], feet[side]];
  const turn = soleTurn(Math.atan2(y - kneeY, x - kneeX) - Math.PI / 2);
  const at = (px: number, py: number) =>
    `${x + px * Math.cos(turn) - py * Math.sin(turn)} ${y + px * Math.sin(turn) + py * Math.cos(turn)}`;
  sketch.area(
    `M${at(-15, 15)} L${at(26, 15)} C${at(31, 15)} ${at(31, 8)} ${at(27, 8)} L${at(15, 9)} L${at(15, 2)} L${at(8, 2)} L${at(8, 9)} L${at(-3, 9)} L${at(-3, 2)} L${at(-9, 2)} L${at(-9, 9)} L${at(-15, 9)} Z`,
  );
}

/** How a sole is turned below a shin: one near upright stands flat on the ground. */
function soleTurn(shin: number): number {
  return Math.abs(shin) < 0.45 ? 0 : shin;
}
