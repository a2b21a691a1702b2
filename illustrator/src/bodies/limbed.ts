import type { Art } from '../art/art.ts';
import { drawBook } from '../parts/person/gear.ts';
import { Sketch } from '../parts/Sketch.ts';
import { ellipse, placement } from '../parts/shapes.ts';
import type { Pose } from '../reading/Scene.ts';
import { FIGURES } from '../things/figures.ts';
import type { Kind } from '../things/recordSchema.ts';
import type { BodyRequest, HandGoal, HandTask } from './Body.ts';
import type { Drawn, Places } from './Drawn.ts';
import { baseAt } from './findHead.ts';
import { furOf } from './fur.ts';
import { heard } from './heard.ts';
import { frameOf, type LimbFrame } from './limbFrame.ts';
import { FIGURE_GESTURES, GESTURES, type Gesture } from './limbGestures.ts';
import { withClosedEyes, withFace } from './moods.ts';

/**
 * A thing that has no limbs of its own does what is asked for with limbs that are put on it, and a face where it has none.
 * Fishes get fins for arms, and no legs. Undefined where the pose is none that limbs show.
 */
export function withLimbs(drawn: Drawn, { pose, hands }: BodyRequest, kind: Kind): Drawn | undefined {
  const gesture =
    GESTURES[pose ?? 'stand'] ?? (FIGURES.has(kind) ? FIGURE_GESTURES[pose ?? 'stand'] : undefined);
  if (gesture === undefined) return undefined;
  const faced = drawn.head ? drawn : withFace(drawn, 'happy');
  if (faced?.head === undefined) return undefined;
  const base = FACES[pose ?? 'stand']?.(faced) ?? faced;
  const isFish = kind === 'swimmer' || kind === 'flier';
  const tasks = [hands?.left ?? gesture.arms[0], hands?.right ?? gesture.arms[1]] as const;
  const frame = frameOf(base, faced.head.y);
  const sketch = new Sketch();
  const over = new Sketch();
  const color = isFish ? furOf(base.art) : undefined;
  if (!isFish) drawLegs(sketch, { ...frame, art: base.art }, gesture, pose);
  sketch.add(base.art, placement(0, 0));
  const places: Places = {};
  for (const [index, side] of ([-1, 1] as const).entries()) {
    const hand = drawArm(sketch, over, {
      frame,
      side,
      task: tasks[index] ?? 'down',
      ...(color ? { color } : {}),
    });
    places[side < 0 ? 'leftHand' : 'rightHand'] = { ...hand, width: 0.08 * frame.size };
  }
  if (pose === 'read' && hands === undefined) {
    const book = new Sketch();
    drawBook(book, 0, 0);
    sketch.add(book.art(), placement(frame.chest, frame.shoulder + 0.24 * frame.size, frame.size / 260));
  }
  if (pose === 'juggle' && hands === undefined) juggle(sketch, base.art);
  const lifted: Art = { ...sketch.art(), ground: 1 + (gesture.lift ?? 0) };
  return {
    ...base,
    art: lifted,
    over: over.art(),
    places: { ...base.places, ...places },
    todo: { ...base.todo, pose: false },
  };
}

/** What a pose does to a face. */
const FACES: Partial<Record<Pose, (faced: Drawn) => Drawn | undefined>> = {
  sleep: withClosedEyes,
  // A yawn.
  stretch: (faced) => heard(faced, 'gaping', 'object'),
};

/** Three balls in the air above a picture. */
function juggle(sketch: Sketch, { left, top, width, height }: Art): void {
  const radius = 0.07 * Math.max(width, height);
  for (const [x, up] of [
    [0.18, 1.4],
    [0.5, 3],
    [0.82, 1.4],
  ] as const)
    sketch.area([ellipse(left + x * width, top - up * radius, radius)], '#f2b632');
}

/** From the shoulder: elbow and hand, in shares of the size, outward and down. */
export const REACH: Readonly<Record<HandTask, readonly [number, number, number, number]>> = {
  down: [0.1, 0.12, 0.11, 0.26],
  up: [0.16, 0.03, 0.2, -0.16],
  front: [0.06, 0.16, -0.1, 0.2],
  out: [0.13, 0.06, 0.27, 0.02],
  face: [0.16, 0.1, 0.13, -0.04],
  low: [0.12, 0.1, 0.22, 0.16],
  toss: [0.13, 0.1, 0.25, 0.02],
};

/** A leaf from the shoulder to its tip, fuller below. */
function finBetween(from: BodyPoint, tip: BodyPoint, size: number): string {
  const [dx, dy] = [tip.x - from.x, tip.y - from.y];
  const long = Math.hypot(dx, dy) || 1;
  const turn = dx < 0 ? -1 : 1;
  const at = (along: number, down: number) =>
    `${from.x + along * dx - (turn * down * size * dy) / long} ${from.y + along * dy + (turn * down * size * dx) / long}`;
  return `M${at(0, -0.05)} C${at(0.4, -0.1)} ${at(0.8, -0.08)} ${at(1.12, 0)} C${at(0.9, 0.1)} ${at(0.4, 0.14)} ${at(0, 0.06)} Z`;
}

type BodyPoint = { x: number; y: number };

function drawArm(
  sketch: Sketch,
  over: Sketch,
  { frame, side, task, color }: { frame: LimbFrame; side: 1 | -1; task: HandTask | HandGoal; color?: string },
): { x: number; y: number } {
  const { size, shoulder } = frame;
  const edge = side < 0 ? frame.left : frame.right;
  const isAhead = frame.ahead?.side === side;
  const [ex, ey, , hy] = reachOf(task, isAhead);
  const from = { x: edge - side * 0.03 * size, y: shoulder };
  const hand =
    typeof task === 'object'
      ? within(from, task, LONGEST * size)
      : { x: handX(frame, side, task), y: shoulder + hy * size };
  const elbow = { x: edge + side * ex * size, y: shoulder + ey * size };
  const points = [
    from.x,
    from.y,
    (from.x + elbow.x) / 2,
    (from.y + elbow.y) / 2,
    elbow.x,
    elbow.y,
    hand.x,
    hand.y,
  ];
  if (color !== undefined) {
    const fin = finBetween(from, hand, size);
    for (const one of [sketch, over]) one.area(fin, color);
    return hand;
  }
  sketch.tube(points, [0.052 * size], undefined, LIMB);
  for (const one of [sketch, over]) one.area([ellipse(hand.x, hand.y, 0.052 * size)], '#ffffff');
  return hand;
}

/** How far from where an arm begins its elbow and its hand are. */
function reachOf(task: HandTask | HandGoal, isAhead: boolean): readonly [number, number, number, number] {
  if (isAhead && task === 'up') return UP_AHEAD;
  return REACH[typeof task === 'object' ? 'out' : task];
}

function handX(frame: LimbFrame, side: 1 | -1, task: HandTask): number {
  const { size, chest, left, right, ahead } = frame;
  // Hands before it meet near its middle, however broad it is.
  if (task === 'front') return chest + side * 0.1 * size;
  if (ahead?.side === side && AHEAD.has(task)) return ahead.x;
  return (side < 0 ? left : right) + side * REACH[task][2] * size;
}

/** Tasks of a hand that is before a mouth seen from the side, not over the eye. */
const AHEAD: ReadonlySet<HandTask> = new Set<HandTask>(['out', 'up', 'low', 'toss']);

/** No higher than the mouth. */
const UP_AHEAD = [0.13, 0.06, 0.27, -0.03] as const;

/** A point, or what is in reach of it. */
function within(from: BodyPoint, { x, y }: HandGoal, most: number): BodyPoint {
  const part = Math.min(1, most / (Math.hypot(x - from.x, y - from.y) || 1));
  return { x: from.x + part * (x - from.x), y: from.y + part * (y - from.y) };
}

/** How long an arm to a point is at most, as a share of the size. */
const LONGEST = 0.5;
const LIMB = '#8d99a6';

function drawLegs(
  sketch: Sketch,
  { size, feet: middle, bottom, art }: LimbFrame & { art: Art },
  { feet, lean = 0 }: Gesture,
  pose: Pose | undefined,
): void {
  for (const [index, [dx, dy]] of feet.entries()) {
    const side = index === 0 ? -1 : 1;
    const x = middle + side * 0.11 * size;
    // What ends in a point has them at its sides.
    const y = Math.min(bottom, baseAt(art, x)) - 0.05 * size;
    const [fx, fy] = [middle + dx * size, bottom + dy * size];
    const knee = [(x + fx) / 2 + side * 0.03 * size, (y + fy) / 2 - Math.abs(lean) * 0.002 * size] as const;
    sketch.tube([x, y, ...knee, fx, fy], [0.055 * size], undefined, LIMB);
    const foot = { x: fx + side * 0.03 * size, y: fy + 0.06 * size };
    drawUnderFoot(sketch, foot, { pose, size });
    sketch.area([ellipse(foot.x, fy + 0.02 * size, 0.085 * size, 0.05 * size)], '#e2574c');
  }
}

/** Wheels, a blade or a ski under a foot. */
function drawUnderFoot(
  sketch: Sketch,
  { x, y }: BodyPoint,
  { pose, size }: { pose: Pose | undefined; size: number },
): void {
  if (pose === 'skate')
    for (const along of [-0.045, 0.045])
      sketch.area([ellipse(x + along * size, y + 0.02 * size, 0.034 * size)], LIMB);
  if (pose !== 'ice-skate' && pose !== 'ski') return;
  const half = pose === 'ski' ? 0.21 : 0.1;
  const at = (along: number, down: number) => `${x + along * half * size} ${y + down * size}`;
  sketch.area(
    `M${at(-1, -0.02)} L${at(-0.9, 0.03)} L${at(0.9, 0.03)} L${at(1, -0.02)} L${at(0.8, 0)} L${at(-0.8, 0)} Z`,
    LIMB,
  );
}
