import type { Art } from '../../art/art.ts';
import { Sketch } from '../Sketch.ts';
import { blob, ellipse, placement, starRing } from '../shapes.ts';
import { drawCape, drawScarf, drawShield, drawTail, drawWings, type HeldThing, holdUp } from './extras.ts';
import { drawBeard, drawFaceFeatures, drawGlasses, drawHair, drawHat, drawHeadBehind } from './head.ts';
import type { Outfit } from './outfit.ts';
import type { Pose } from './pose.ts';
import { drawHeld, drawProp } from './props.ts';
import { type Joints, type Point, solveJoints } from './skeleton.ts';

/** Draws a whole person, front to the viewer, about 220 units high, with what the right hand holds. */
export function drawFigure(pose: Pose, outfit: Outfit, held?: HeldThing): Art {
  const joints = solveJoints(pose, outfit.adult);
  const sketch = new Sketch();
  if (outfit.cape) drawCape(sketch, joints);
  if (outfit.wings) drawWings(sketch, joints);
  drawHeadBehind(sketch, joints, outfit);
  drawLegs(sketch, joints, { pose, outfit });
  if (held) holdUp(sketch, joints.hands.right, held);
  const back = pose.lean > 4 ? 'left' : undefined;
  if (back && !pose.holdsInFront) drawArm(sketch, joints, outfit, back);
  if (outfit.lower === 'tail') drawTail(sketch);
  drawTrunk(sketch, joints, outfit);
  if (pose.isAstride) drawLeg(sketch, joints, outfit, 'right');
  if (!pose.holdsInFront) {
    for (const side of ['left', 'right'] as const) if (side !== back) drawArm(sketch, joints, outfit, side);
  }
  if (outfit.scarf) drawScarf(sketch, joints);
  drawHead(sketch, joints, outfit);
  if (pose.holdsInFront) for (const side of ['left', 'right'] as const) drawArm(sketch, joints, outfit, side);
  if (pose.prop) drawProp(sketch, joints, pose.prop);
  const art = sketch.art();
  return pose.isAstride ? { ...art, ground: (14 - art.top) / art.height } : art;
}

function drawLegs(sketch: Sketch, joints: Joints, { pose, outfit }: { pose: Pose; outfit: Outfit }): void {
  if (outfit.lower === 'tail' || pose.isAstride) return;
  if (outfit.lower === 'gown' || outfit.lower === 'robe') drawShoes(sketch, joints);
  else for (const side of ['left', 'right'] as const) drawLeg(sketch, joints, outfit, side);
}

const SKIN_ARM = 12;

function drawArm(sketch: Sketch, joints: Joints, outfit: Outfit, side: 'left' | 'right'): void {
  const [shoulder, elbow, hand] = [joints.shoulders[side], joints.elbows[side], joints.hands[side]];
  const holds = side === 'right' ? outfit.holds : undefined;
  if (holds) drawHeld(sketch, hand, holds);
  const isBare =
    outfit.lower === 'shorts' ||
    outfit.lower === 'dress' ||
    outfit.lower === 'tutu' ||
    outfit.lower === 'tail' ||
    outfit.lower === 'gown';
  if (isBare) {
    const arm = sketch.tube([...shoulder, ...elbow, ...hand], [SKIN_ARM + 2, SKIN_ARM, SKIN_ARM - 2]);
    sketch.join(arm, [ellipse(hand[0], hand[1], 8)]);
    sketch.tube([...shoulder, ...between(shoulder, elbow, 0.6)], [22, 19]);
  } else {
    sketch.area([ellipse(hand[0], hand[1], outfit.hat === 'space' || outfit.hat === 'helmet' ? 10 : 8.5)]);
    sketch.tube(
      [...shoulder, ...elbow, ...between(elbow, hand, 0.72)],
      [18, 16, outfit.lower === 'robe' ? 22 : 15],
    );
  }
  if (side === 'left' && outfit.shield) drawShield(sketch, hand);
}

function drawLeg(sketch: Sketch, joints: Joints, outfit: Outfit, side: 'left' | 'right'): void {
  const [hip, knee, foot] = [joints.hips[side], joints.knees[side], joints.feet[side]];
  const toe = side === 'left' ? -1 : 1;
  const pointing = joints.lean > 4 ? 1 : toe;
  const turn = (Math.atan2(foot[0] - knee[0], foot[1] - knee[1]) * -180) / Math.PI;
  const heel: Point = [foot[0] + pointing * 5, foot[1] + 3];
  const boot = outfit.lower === 'suit' ? 13 : 10;
  const shoe = sketch.area([ellipse(heel[0], heel[1], boot + 5, boot - 2, joints.lean > 4 ? turn : 0)]);
  sketch.join(shoe, [ellipse(foot[0], foot[1], boot - 2)]);
  const isBare = outfit.lower === 'shorts' || outfit.lower === 'dress' || outfit.lower === 'tutu';
  const end = between(knee, foot, 0.82);
  if (isBare) {
    sketch.tube([...hip, ...knee, ...end], [17, 15, 12]);
    sketch.tube([...between(knee, foot, 0.62), ...end], [15, 14]);
    if (outfit.lower === 'shorts') sketch.tube([...hip, ...between(hip, knee, 0.7)], [24, 23]);
  } else sketch.tube([...hip, ...knee, ...end], [23, 20, 19]);
}

function drawShoes(sketch: Sketch, joints: Joints): void {
  for (const side of ['left', 'right'] as const)
    sketch.area([ellipse(joints.hips[side][0] * 1.4, 68, 15, 9)]);
}

function drawTrunk(sketch: Sketch, joints: Joints, outfit: Outfit): void {
  const [left, right, neck] = [joints.shoulders.left, joints.shoulders.right, joints.neck];
  const hem = outfit.lower === 'trousers' || outfit.lower === 'suit' || outfit.lower === 'shorts' ? 8 : 0;
  const hips = sketch.area([
    blob([
      neck[0],
      neck[1],
      right[0] + 2,
      right[1] - 4,
      ...between(right, [20, hem], 0.5),
      21,
      hem,
      0,
      hem + 4,
      -21,
      hem,
      ...between(left, [-20, hem], 0.5),
      left[0] - 2,
      left[1] - 4,
    ]),
  ]);
  if (outfit.lower === 'shorts' || outfit.lower === 'trousers')
    sketch.line(`M-20 ${hem - 4} Q0 ${hem + 2} 20 ${hem - 4}`, 0.9);
  if (outfit.lower === 'dress') skirt(sketch, { hem: 36, wide: 44, waist: -14 });
  if (outfit.lower === 'gown') skirt(sketch, { hem: 68, wide: 64, waist: -16 });
  if (outfit.lower === 'robe')
    sketch.join(hips, `M-20 -10 C-26 20 -34 44 -42 66 Q0 76 42 66 C34 44 26 20 20 -10 Z`);
  if (outfit.lower === 'tutu') drawTutu(sketch);
  if (outfit.front) drawFront(sketch, joints, outfit);
}

function skirt(sketch: Sketch, shape: { hem: number; wide: number; waist: number }): void {
  const { hem, wide, waist } = shape;
  let edge = `M-17 ${waist} C-24 ${waist + 14} ${-wide + 6} ${hem - 18} ${-wide} ${hem}`;
  for (let i = 0; i < 4; i += 1) {
    const from = -wide + (i * wide) / 2;
    edge += ` Q${from + wide / 4} ${hem + 14} ${from + wide / 2} ${hem}`;
  }
  sketch.area(`${edge} C${wide - 6} ${hem - 18} 24 ${waist + 14} 17 ${waist} Z`);
  for (const x of [-0.5, 0, 0.5])
    sketch.line(`M${x * wide} ${hem} Q${x * wide * 0.8} ${hem - 16} ${x * 22} ${waist + 22}`, 0.8);
}

function drawTutu(sketch: Sketch): void {
  for (const [wide, y] of [
    [66, 6],
    [54, -2],
  ] as const) {
    let edge = `M${-wide} ${y}`;
    for (let i = 0; i < 6; i += 1)
      edge += ` Q${-wide + (i + 0.5) * (wide / 3)} ${y + 20} ${-wide + (i + 1) * (wide / 3)} ${y}`;
    sketch.area(`${edge} C${wide - 20} -22 20 -20 0 -20 C-20 -20 ${-wide + 20} -22 ${-wide} ${y} Z`);
  }
}

function drawFront(sketch: Sketch, joints: Joints, outfit: Outfit): void {
  const [x, y] = between([0, 0], joints.neck, 0.52);
  switch (outfit.front) {
    case 'star':
      sketch.area([starRing([x, y], 13, 5, 0.45)]);
      break;
    case 'heart':
      sketch.area(
        `M${x} ${y + 10} C${x - 22} ${y - 6} ${x - 9} ${y - 18} ${x} ${y - 6} C${x + 9} ${y - 18} ${x + 22} ${y - 6} ${x} ${y + 10} Z`,
      );
      break;
    case 'stripe':
      sketch
        .line(`M${x - 19} ${y - 4} Q${x} ${y + 4} ${x + 19} ${y - 4}`, 0.9)
        .line(`M${x - 20} ${y + 10} Q${x} ${y + 18} ${x + 20} ${y + 10}`, 0.9);
      break;
    case 'buttons':
      sketch
        .line(`M${joints.neck[0]} ${joints.neck[1] + 10} L0 4`, 0.8)
        .ink([ellipse(x + 6, y - 8, 2.4)])
        .ink([ellipse(x + 6, y + 6, 2.4)]);
      break;
    case 'apron':
    case 'bib':
      sketch.area(`M${x - 12} ${y - 16} H${x + 12} L${x + 16} 14 H${x - 16} Z`);
      break;
    case 'plate':
      sketch.area(
        `M${x - 14} ${y - 14} Q${x} ${y - 6} ${x + 14} ${y - 14} V${y + 4} Q${x} ${y + 26} ${x - 14} ${y + 4} Z`,
      );
      break;
    case 'panel':
      sketch.area(`M${x - 13} ${y - 8} H${x + 13} V${y + 12} H${x - 13} Z`);
      sketch
        .ink([ellipse(x - 6, y - 1, 2.4)])
        .ink([ellipse(x + 5, y - 1, 2.4)])
        .line(`M${x - 8} ${y + 7} H${x + 8}`, 0.8);
      break;
    case 'cross':
      sketch.area(
        `M${x - 4} ${y - 11} H${x + 4} V${y - 4} H${x + 11} V${y + 4} H${x + 4} V${y + 11} H${x - 4} V${y + 4} H${x - 11} V${y - 4} H${x - 4} Z`,
      );
      break;
    default:
      sketch.area('M-20 -10 Q0 -4 20 -10 V0 Q0 6 -20 0 Z');
  }
}

function drawHead(sketch: Sketch, joints: Joints, outfit: Outfit): void {
  const [x, y] = joints.head;
  const r = joints.headRadius;
  const head = new Sketch();
  if (outfit.hat === 'space') head.area([ellipse(0, -2, r * 1.3)]);
  for (const side of [-1, 1]) head.area([ellipse(side * r * 0.97, 4, r * 0.17, r * 0.22)]);
  head.area([ellipse(0, 0, r, r * 0.96)]);
  drawFaceFeatures(head, r, outfit.sad === true);
  if (outfit.glasses || outfit.sunglasses) drawGlasses(head, r, outfit.sunglasses === true);
  if (outfit.beard) drawBeard(head, r);
  drawHair(head, r, outfit.hair);
  if (outfit.hat) drawHat(head, r, outfit.hat);
  sketch.add(head.art(), placement(x, y, 1, joints.lean * 0.5));
}

function between(a: Point, b: Point, part: number): Point {
  return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];
}
