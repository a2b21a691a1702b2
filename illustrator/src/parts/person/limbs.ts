import type { Points } from '../../art/art.ts';
import type { Sketch } from '../Sketch.ts';
import { ellipse } from '../shapes.ts';
import type { PersonColors } from './colors.ts';
import { drawHook } from './hook.ts';
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
  /** Seen from behind. */
  isAway?: boolean;
  /** Where a finger of the right hand ends. */
  finger?: Point;
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
export function drawCast(
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
  { joints, sizes, look, colors, finger }: Frame,
  side: Side,
  onto?: number,
): void {
  const [elbow, hand] = [joints.elbows[side], joints.hands[side]];
  const [dx, dy] = direction(elbow, hand);
  if (look.hook && side === 'left') {
    drawHook(sketch, hand, { direction: [dx, dy], u: sizes.stout });
    return;
  }
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
  if (finger && side === 'right') sketch.join(index, [fingerTo(finger, hand, u)]);
}

function fingerTo([tipX, tipY]: Point, [x, y]: Point, u: number): Points {
  const [dx, dy] = [tipX - x, tipY - y];
  const turn = (Math.atan2(dy, dx) * 180) / Math.PI;
  return ellipse(x + dx / 2, y + dy / 2, Math.hypot(dx, dy) / 2, 4.4 * u, turn);
}

function hasLongSleeves({ lower, sleeves }: PersonLook): boolean {
  if (sleeves !== undefined) return sleeves === 'long';
  return lower === 'trousers' || lower === 'suit' || lower === 'robe';
}
