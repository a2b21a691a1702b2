import { armTo, direction } from '../parts/person/joints.ts';
import { Sketch } from '../parts/Sketch.ts';
import { ellipse, placement, roundRect } from '../parts/shapes.ts';
import type { Build } from '../things/recordSchema.ts';
import type { HandGoal, HandTask } from './Body.ts';
import { isSmallBuild, SMALL_ARM, SMALL_PAW } from './smallAnimal.ts';

/** Elbow and hand of a right arm, by its task. */
const REACH: Readonly<Record<HandTask, readonly [number, number, number, number]>> = {
  down: [52, 86, 40, 106],
  up: [66, 50, 74, 20],
  front: [52, 88, 20, 92],
  out: [64, 66, 88, 58],
  face: [74, 64, 68, 26],
  low: [64, 76, 86, 92],
  toss: [62, 80, 84, 62],
};

const SLEEVE = '#e2574c';

interface ArmRequest {
  build: Build;
  half: number;
  task: HandTask | HandGoal;
  /** -1 left, 1 right. */
  sign: number;
  /** Has a sleeve. */
  isDressed: boolean;
}

/** Half the length of an arm. */
const HALF_ARM = 30;

interface Arm {
  shoulder: readonly [number, number];
  elbow: readonly [number, number];
  hand: readonly [number, number];
}

function armOf({ build, half, task, sign }: Pick<ArmRequest, 'build' | 'half' | 'task' | 'sign'>): Arm {
  const wide = half - 52;
  if (isSmallBuild(build)) return smallArm(task, sign);
  const shoulder = [sign * (37 + wide), 62] as const;
  if (typeof task === 'object') {
    const [elbow, hand] = armTo(shoulder, task, { half: HALF_ARM, side: sign < 0 ? 'left' : 'right' });
    return { shoulder, elbow, hand };
  }
  const [ex, ey, hx, hy] = REACH[task];
  const elbow = [sign * (ex + wide), ey] as const;
  return { shoulder, elbow, hand: [sign * (hx + (task === 'front' ? 0 : wide)), hy] };
}

/** A short arm; with nothing to do its paw is before the chest. */
function smallArm(task: HandTask | HandGoal, sign: number): Arm {
  const shoulder = [sign * 27, 70] as const;
  const side = sign < 0 ? 'left' : 'right';
  const [, , hx, hy] = REACH[typeof task === 'object' ? 'front' : task];
  const near = task === 'down' || task === 'front';
  const goal =
    typeof task === 'object' ? task : near ? { x: sign * 12, y: 88 } : { x: sign * (hx - 10), y: hy };
  const [elbow, hand] = armTo(shoulder, goal, { half: HALF_SMALL_ARM, side });
  return { shoulder, elbow, hand };
}

/** Half the length of a short one. */
const HALF_SMALL_ARM = 24;

/** Draws what is below the elbow of an arm, with its paw. */
export function drawForepaw(sketch: Sketch, request: ArmRequest): void {
  const { elbow, hand } = armOf(request);
  const [dx, dy] = direction(elbow, hand);
  const { limbs } = request.build;
  const widths = isSmallBuild(request.build)
    ? SMALL_ARM.slice(2)
    : limbs === 'claws'
      ? [16]
      : limbs === 'wings'
        ? [30, 24, 15]
        : [24, 22, 22];
  sketch.tube([...elbow, ...mid(elbow, hand), ...hand], widths);
  drawPaw(sketch, request.build, { x: hand[0], y: hand[1], dx, dy });
}

/** Draws an arm or a wing, left (`sign` -1) or right; returns its hand and where that points. */
export function drawArm(
  sketch: Sketch,
  { build, half, task, sign, isDressed }: ArmRequest,
): { x: number; y: number; dx: number; dy: number } {
  const { shoulder, elbow, hand } = armOf({ build, half, task, sign });
  const [dx, dy] = direction(elbow, hand);
  const at = { x: hand[0], y: hand[1], dx, dy };
  if (build.limbs === 'wings' || build.limbs === 'flippers') {
    drawWing(sketch, { shoulder, elbow, hand, isFeathered: build.limbs === 'wings' });
    return at;
  }
  const points = [...shoulder, ...mid(shoulder, elbow), ...elbow, ...mid(elbow, hand), ...hand];
  sketch.tube(
    points,
    build.limbs === 'claws' ? [16] : isSmallBuild(build) ? SMALL_ARM : [26, 25, 24, 22, 22],
  );
  drawPaw(sketch, build, at);
  if (isDressed) sketch.tube(points.slice(0, 8), [29, 28, 27, 26], undefined, SLEEVE);
  return at;
}

/** What each pair of arms after the first does, and how much lower its shoulders are. */
const MORE_ARMS: readonly { task: HandTask; down: number }[] = [
  { task: 'up', down: 0 },
  { task: 'low', down: 24 },
  { task: 'out', down: 6 },
];

/** Draws the arms that a body has besides its first two, behind it. */
export function drawMoreArms(
  sketch: Sketch,
  { build, half, arms = 2 }: { build: Build; half: number; arms: number | undefined },
): void {
  for (let at = 2; at < arms; at += 1) {
    const { task, down } = MORE_ARMS[Math.floor(at / 2) - 1] ?? { task: 'out', down: 0 };
    const arm = new Sketch();
    drawArm(arm, { build, half, task, sign: at % 2 === 0 ? -1 : 1, isDressed: false });
    sketch.add(arm.art(), placement(0, down));
  }
}

function mid(a: readonly [number, number], b: readonly [number, number]): [number, number] {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
}

/** Draws a paw, a hoof or the end of a wing. */
export function drawPaw(
  sketch: Sketch,
  build: Build,
  { x, y, dx, dy }: { x: number; y: number; dx: number; dy: number },
): void {
  if (build.limbs === 'wings' || build.limbs === 'flippers') {
    sketch.area([ellipse(x, y, 13, 10, (Math.atan2(dy, dx) * 180) / Math.PI)]);
    return;
  }
  if (build.limbs === 'claws') {
    drawGripper(sketch, { x, y, dx, dy });
    return;
  }
  if (build.limbs === 'sticks') {
    drawTwigs(sketch, { x, y, dx, dy });
    return;
  }
  const size = isSmallBuild(build) ? SMALL_PAW : 1;
  sketch.area([ellipse(x + dx * 3, y + dy * 3, size * (build.limbs === 'hooves' ? 13 : 14.5), size * 13.5)]);
  if (build.limbs === 'mitts') return;
  if (build.limbs === 'hooves') {
    sketch.line([x + dx * 6, y + dy * 6, x + dx * 16, y + dy * 16], 0.8);
    return;
  }
  for (const side of [-1, 1])
    sketch.line(
      [
        x + size * (dx * 8 - side * dy * 5),
        y + size * (dy * 8 + side * dx * 5),
        x + size * (dx * 16 - side * dy * 5),
        y + size * (dy * 16 + side * dx * 5),
      ],
      0.7,
    );
}

interface HandAt {
  x: number;
  y: number;
  dx: number;
  dy: number;
}

/** The open gripper of a robot. */
function drawGripper(sketch: Sketch, { x, y, dx, dy }: HandAt): void {
  const at = (along: number, out: number) => `${x + dx * along - dy * out} ${y + dy * along + dx * out}`;
  for (const side of [-1, 1])
    sketch.area(
      `M${at(-2, side * 2)} C${at(2, side * 14)} ${at(10, side * 16)} ${at(20, side * 11)} L${at(17, side * 4)} C${at(12, side * 8)} ${at(9, side * 6)} ${at(8, 0)} Z`,
    );
  sketch.area([ellipse(x, y, 8.5)]);
}

/** A twig that ends in three. */
function drawTwigs(sketch: Sketch, { x, y, dx, dy }: HandAt): void {
  const wood = '#8a5a3c';
  for (const out of [-11, 0, 11])
    sketch.tube(
      [x - dx * 4, y - dy * 4, x + dx * 15 - dy * out, y + dy * 15 + dx * out],
      [6, 5],
      undefined,
      wood,
    );
}

function drawWing(
  sketch: Sketch,
  { shoulder, elbow, hand, isFeathered }: Arm & { isFeathered: boolean },
): void {
  sketch.tube(
    [...shoulder, ...mid(shoulder, elbow), ...elbow, ...mid(elbow, hand), ...hand],
    [28, 32, 30, 24, 15],
  );
  if (!isFeathered) return;
  const [x, y] = mid(elbow, hand);
  sketch.line(`M${elbow[0]} ${elbow[1]} Q${x} ${y + 6} ${hand[0]} ${hand[1]}`, 0.8);
}

/** Draws the feet of a body that sits. */
export function drawFeet(sketch: Sketch, { limbs, legs }: Build, half: number): void {
  for (const side of [-1, 1]) {
    const x = side * (half * 0.74);
    if (limbs === 'wings' || limbs === 'flippers') {
      const at = (dx: number, dy: number) => `${x + side * dx} ${dy}`;
      sketch.area(
        `M${at(-18, 140)} C${at(-14, 126)} ${at(10, 126)} ${at(16, 138)} C${at(26, 140)} ${at(28, 150)} ${at(18, 150)} Q${at(10, 154)} ${at(2, 150)} Q${at(-8, 155)} ${at(-16, 150)} Q${at(-24, 148)} ${at(-18, 140)} Z`,
      );
      continue;
    }
    if (limbs === 'claws') {
      sketch.area([roundRect(x - 24, 118, 48, 38, 9)]);
      continue;
    }
    sketch.area([legs === undefined ? ellipse(x, 136, 27, 22) : ellipse(x, 138, 19, 15)]);
    if (limbs === 'mitts') continue;
    if (limbs === 'hooves')
      sketch.area(
        `M${x - 25} 142 Q${x} 134 ${x + 25} 142 Q${x + 20} 159 ${x} 159 Q${x - 20} 159 ${x - 25} 142 Z`,
      );
    else {
      sketch.area([ellipse(x, 141, 13, 10)]);
      for (const dx of [-12, 0, 12]) sketch.line([x + dx, 121 + Math.abs(dx) * 0.2, x + dx * 0.9, 128], 0.7);
    }
  }
}
