import type { Sketch } from '../Sketch.ts';
import { ellipse } from '../shapes.ts';
import type { PersonColors } from './colors.ts';
import { between, direction, type Joints, type Side } from './joints.ts';
import type { Frame } from './limbs.ts';

/** A place on the page from one along and below a foot. */
type FromFoot = (x: number, y: number) => string;

/** Draws what is on a foot, seen from the side it points to. */
export function drawShoe(sketch: Sketch, frame: Frame, side: Side): void {
  const { joints, sizes, look, colors, goesRight } = frame;
  const [knee, foot] = [joints.knees[side], joints.feet[side]];
  const u = sizes.stout;
  if (look.feet === 'ballet') {
    drawPointe(sketch, frame, side);
    return;
  }
  const toe = goesRight || side === 'right' ? 1 : -1;
  const shin = Math.atan2(foot[1] - knee[1], foot[0] - knee[0]) - Math.PI / 2;
  const turn = soleTurn(shin);
  const at: FromFoot = (x, y) => {
    const [px, py] = [toe * x * u, y * u];
    return `${foot[0] + px * Math.cos(turn) - py * Math.sin(turn)} ${foot[1] + px * Math.sin(turn) + py * Math.cos(turn)}`;
  };
  if (frame.isAway) {
    drawHeel(sketch, frame, side);
    return;
  }
  const [topX, topY] = between(knee, foot, 0.3);
  const rim: FromFoot = (x, y) => {
    const [px, py] = [toe * x * u, y * u];
    return `${topX + px * Math.cos(shin) - py * Math.sin(shin)} ${topY + px * Math.sin(shin) + py * Math.cos(shin)}`;
  };
  if (look.flippers) drawFlipper(sketch, at, colors);
  else if (look.feet === 'sandals') drawSandal(sketch, at, colors);
  else if (look.feet === 'bare') drawBare(sketch, at, colors);
  else if (look.feet === 'socks') drawSock(sketch, { at, rim }, colors);
  else {
    const ankle = look.boots ? `L${rim(-12, 0)} L${rim(12, 0)} L${at(10, -8)}` : lowAnkle(at);
    sketch.area(footIn(at, ankle), colors.shoes);
    sketch.line(`M${at(-11, 3.5)} L${at(22, 3.5)}`, 0.6);
  }
  if (look.feet === 'slippers') {
    const [x = 0, y = 0] = at(16, -4).split(' ').map(Number);
    sketch.area([ellipse(x, y, 6 * u)], '#ffffff');
  }
}

/** The heel of a shoe, from behind. */
function drawHeel(sketch: Sketch, { joints, sizes, look, colors }: Frame, side: Side): void {
  const [[x, y], u] = [joints.feet[side], sizes.stout];
  const top = look.boots ? -24 : -9;
  const at = (dx: number, dy: number) => `${x + dx * u} ${y + dy * u}`;
  sketch.area(
    `M${at(-10, top)} Q${at(0, top - 3)} ${at(10, top)} C${at(12, -4)} ${at(13, 2)} ${at(13, 7)} L${at(-13, 7)} C${at(-13, 2)} ${at(-12, -4)} ${at(-10, top)} Z`,
    look.feet === 'socks' ? colors.accent : colors.shoes,
  );
  sketch.line(`M${at(-13, 3)} L${at(13, 3)}`, 0.6);
}

/** The outline of a foot in what goes so far up its ankle. */
function footIn(at: FromFoot, ankle: string): string {
  return `M${at(-10, -7)} ${ankle} C${at(18, -5)} ${at(23, -1)} ${at(22, 7)} L${at(-11, 7)} C${at(-13, 2)} ${at(-12, -4)} ${at(-10, -7)} Z`;
}

function lowAnkle(at: FromFoot): string {
  return `C${at(-4, -11)} ${at(6, -10)} ${at(9, -6)}`;
}

/** A slipper on the tip of the toes, its ribbon crossed around the ankle. */
function drawPointe(sketch: Sketch, { joints, sizes, colors }: Frame, side: Side): void {
  const [knee, foot] = [joints.knees[side], joints.feet[side]];
  const u = sizes.stout;
  const [dx, dy] = direction(knee, foot);
  const at: FromFoot = (along, out) =>
    `${foot[0] + (along * dx - out * dy) * u} ${foot[1] + (along * dy + out * dx) * u}`;
  sketch.area(
    `M${at(-7, -7)} Q${at(-1, 0)} ${at(-7, 7)} C${at(2, 9)} ${at(12, 6)} ${at(19, 4)} Q${at(22, 0)} ${at(19, -4)} C${at(12, -6)} ${at(2, -9)} ${at(-7, -7)} Z`,
    colors.accent,
  );
  sketch.line(`M${at(-7, -6)} L${at(-16, 6)} M${at(-7, 6)} L${at(-16, -6)}`, 0.7);
}

function drawFlipper(sketch: Sketch, at: FromFoot, colors: PersonColors): void {
  sketch.area(
    `M${at(-10, -8)} L${at(8, -8)} C${at(26, -8)} ${at(40, -12)} ${at(54, -14)} Q${at(60, 0)} ${at(56, 12)} C${at(36, 8)} ${at(8, 10)} ${at(-11, 7)} Z`,
    colors.accent,
  );
  sketch.line(`M${at(16, -4)} L${at(54, -6)} M${at(16, 3)} L${at(54, 4)}`, 0.7);
}

/** A sock without a shoe, up to the middle of the shin, with a cuff and a ring around it. */
function drawSock(sketch: Sketch, { at, rim }: { at: FromFoot; rim: FromFoot }, colors: PersonColors): void {
  const ankle = `L${rim(-9, 0)} L${rim(9, 0)} L${at(9, -8)}`;
  sketch.area(footIn(at, ankle), colors.accent);
  sketch.area(`M${rim(-11, -4)} L${rim(11, -4)} L${rim(11, 7)} L${rim(-11, 7)} Z`, '#ffffff');
  sketch.line(`M${at(10, -6)} Q${at(6, 0)} ${at(10, 7)} M${at(-11, -2)} Q${at(-4, 0)} ${at(-4, 7)}`, 0.7);
}

function drawBare(sketch: Sketch, at: FromFoot, colors: PersonColors): void {
  sketch.area(footIn(at, lowAnkle(at)), colors.skin);
  for (const x of [14, 18]) sketch.line(`M${at(x, 2)} L${at(x + 1, 6)}`, 0.7);
}

/** A bare foot on a sole, with a strap over it and one around the heel. */
function drawSandal(sketch: Sketch, at: FromFoot, colors: PersonColors): void {
  sketch.area(
    `M${at(-10, -7)} C${at(-4, -11)} ${at(6, -10)} ${at(9, -6)} C${at(18, -5)} ${at(24, -2)} ${at(22, 4)} L${at(-11, 4)} C${at(-13, 1)} ${at(-12, -4)} ${at(-10, -7)} Z`,
    colors.skin,
  );
  sketch.area(`M${at(4, -9)} L${at(13, -7)} L${at(18, 4)} L${at(8, 4)} Z`, colors.shoes);
  sketch.area(`M${at(-11, -7)} L${at(-3, -9)} L${at(-2, -2)} L${at(-12, 0)} Z`, colors.shoes);
  sketch.area(`M${at(-13, 3)} L${at(24, 3)} L${at(24, 9)} L${at(-13, 9)} Z`, colors.shoes);
}

/** Draws a foot of somebody who sits on the ground: the sole of the shoe, or of the sock, to the viewer. */
export function drawSole(sketch: Sketch, { joints, sizes, look, colors }: Frame, side: Side): void {
  const [x, y] = joints.feet[side];
  const u = sizes.stout;
  const lean = side === 'left' ? -14 : 14;
  const isSock = look.feet === 'socks';
  sketch.area([ellipse(x, y - 4 * u, 12 * u, 17 * u, lean)], isSock ? colors.accent : colors.shoes);
  if (isSock) sketch.line(`M${x - 9 * u} ${y - 12 * u} Q${x} ${y - 7 * u} ${x + 9 * u} ${y - 12 * u}`, 0.7);
  else sketch.area([ellipse(x, y - 5 * u, 7 * u, 10 * u, lean)], '#fdf0d5');
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
