import type { Art } from '../art/art.ts';
import { choosePose, goalOf, isOver } from '../parts/person/choosePose.ts';
import { drawGear } from '../parts/person/gear.ts';
import { along, type Joints, SIDES, type Side, solveJoints } from '../parts/person/joints.ts';
import type { Proportions } from '../parts/person/PersonLook.ts';
import { isAstride } from '../parts/person/poseShapes.ts';
import { Sketch } from '../parts/Sketch.ts';
import { placement } from '../parts/shapes.ts';
import type { Affine } from '../raster/LabelMap.ts';
import type { Pose } from '../reading/Scene.ts';
import type { Build } from '../things/recordSchema.ts';
import { drawMoreArms, drawPaw } from './animalLimbs.ts';
import type { BodyRequest } from './Body.ts';
import { drawBack, drawMoreLegs } from './backs.ts';
import { type Drawn, moved, type Places } from './Drawn.ts';
import type { Figure } from './Figure.ts';
import { furOf, furred } from './fur.ts';
import { garmentOf } from './garment.ts';
import { finish, type HeadPicture } from './headed.ts';
import { onHands } from './person.ts';
import { largestArea } from './roomiestPoint.ts';
import { drawTail } from './tails.ts';
import { drawArm, handAt } from './uprightArm.ts';
import { drawUprightFoot, LIMB_WIDTH } from './uprightFeet.ts';
import { CHEST, drawUprightShirt, drawUprightTorso } from './uprightTorso.ts';

/** Sizes of a body that stands on two legs, by its shape. */
const SIZES: Readonly<Record<NonNullable<Build['shape']>, Proportions>> = {
  round: { trunk: 58, arm: 29, leg: 27, head: 46, shoulder: 27, hip: 18, stout: 1.5 },
  slim: { trunk: 60, arm: 30, leg: 30, head: 44, shoulder: 24, hip: 16, stout: 1.35 },
  heavy: { trunk: 64, arm: 31, leg: 26, head: 48, shoulder: 33, hip: 23, stout: 1.75 },
  small: { trunk: 60, arm: 29, leg: 19, head: 50, shoulder: 21, hip: 19, stout: 1.25 },
  box: { trunk: 60, arm: 31, leg: 26, head: 44, shoulder: 34, hip: 19, stout: 1.3 },
  sheet: { trunk: 50, arm: 30, leg: 30, head: 50, shoulder: 34, hip: 18, stout: 1.4 },
  balls: { trunk: 54, arm: 34, leg: 30, head: 44, shoulder: 32, hip: 18, stout: 1.2 },
  foot: { trunk: 56, arm: 28, leg: 30, head: 42, shoulder: 22, hip: 14, stout: 1.2 },
  fish: { trunk: 54, arm: 29, leg: 30, head: 44, shoulder: 24, hip: 14, stout: 1.3 },
};

/** Shapes that have no legs: what is below the trunk is one piece. */
const LEGLESS: ReadonlySet<Build['shape']> = new Set<Build['shape']>(['sheet', 'balls', 'foot', 'fish']);

/** Whether a body has no legs to sit on. */
export function isLegless({ shape }: Build): boolean {
  return LEGLESS.has(shape);
}

/** Sets a head on a body that stands on two legs and does what people do; the origin lies between its hips. */
export function drawUpright(head: HeadPicture, request: BodyRequest, pose: Pose): Drawn {
  const figure = figureOf(head, request, pose);
  const { joints, shape, sizes } = figure;
  const fur = furOf(head.art);
  const gear = shape.gear ? drawGear(shape.gear, { joints: lowered(joints), sizes }) : {};
  const sketch = new Sketch();
  const put = (art: Art | undefined, to = placement(0, 0)) => art && sketch.add(art, to);
  const { at, scale } = headAt(head, figure);
  const before = shape.before ?? [];
  if (shape.legs === 'astride') put(furred(layer(figure, drawFarLeg), fur));
  put(gear.under);
  put(furred(layer(figure, drawBody), fur));
  if (head.build.shape === 'sheet') putUnder(sketch, head.art, at);
  else put(head.art, at);
  if (before.length === 0) put(gear.before);
  if (before.length > 0) put(furred(layer(figure, drawArmsBefore), fur));
  if (before.length > 0) put(gear.before);
  const over = new Sketch();
  for (const side of SIDES.filter((one) => isOver(request.hands, one))) {
    const goal = goalOf(request.hands, side);
    if (goal && goal.shows !== 'hand') drawArm(over, figure, side, goal.shows === 'forearm');
    else drawPaw(over, head.build, handAt(joints, side));
  }
  const whole = { sketch, over, head: head.art, places: head.places, at, scale };
  const drawn = finish(whole, placesOf(figure));
  return turned({ ...drawn, worn: figure.garment.keys, facing: shape.goes ?? 'front' }, figure);
}

function figureOf({ build }: HeadPicture, request: BodyRequest, pose: Pose): Figure {
  const sizes = SIZES[build.shape ?? 'round'];
  const shape = choosePose({ pose, onSeat: request.onSeat === true, hands: request.hands ?? {} });
  const hasFeet = !isLegless(build) && shape.legs !== 'none' && !isAstride(shape);
  return {
    build,
    sizes,
    joints: solveJoints(sizes, shape, shape.lean),
    shape,
    garment: garmentOf(request, hasFeet),
    arms: request.looks.arms,
    goesRight: shape.goes === 'right' || request.isTurned === true,
  };
}

function layer(figure: Figure, draw: (sketch: Sketch, figure: Figure) => void): Art {
  const sketch = new Sketch();
  draw(sketch, figure);
  return sketch.art();
}

function drawFarLeg(sketch: Sketch, figure: Figure): void {
  drawLeg(sketch, figure, 'left');
}

/** All that lies behind the head. */
function drawBody(sketch: Sketch, figure: Figure): void {
  const { shape } = figure;
  const before = shape.before ?? [];
  // Who flies on wings has no others at its sides.
  const isWinged = figure.build.back === 'feathered-wings';
  const isFar = shape.goes !== undefined && shape.lean > 4 && !before.includes('left');
  drawBehind(sketch, figure);
  if (isFar) drawArm(sketch, figure, 'left');
  drawLegs(sketch, figure);
  drawTrunk(sketch, figure);
  if (isAstride(shape)) drawLeg(sketch, figure, 'right');
  for (const side of isWinged ? [] : isFar ? SIDES.slice(1) : SIDES)
    if (!before.includes(side)) drawArm(sketch, figure, side);
}

function drawArmsBefore(sketch: Sketch, figure: Figure): void {
  for (const side of figure.shape.before ?? []) drawArm(sketch, figure, side);
}

/** A head of one piece with the body below it. */
function putUnder(sketch: Sketch, head: Art, at: Affine): void {
  const body = largestArea(sketch.art());
  const skull = largestArea(head);
  if (body && skull) {
    const [moved] = new Sketch().add({ ...head, items: [skull.item] }, at).art().items;
    if (moved?.kind === 'area') sketch.join(body.index, [...moved.rings]);
  }
  const items = head.items.map((item, index) =>
    index === skull?.index ? { ...skull.item, rings: [], area: 0 } : item,
  );
  sketch.add({ ...head, items }, at);
}

/** Joints as gear meets them: the soles of paws are lower than those of shoes. */
function lowered(joints: Joints): Joints {
  const drop = (side: Side) => [joints.feet[side][0], joints.feet[side][1] + 5] as const;
  return { ...joints, feet: { left: drop('left'), right: drop('right') } };
}

function drawBehind(sketch: Sketch, { build, sizes, shape, arms, goesRight }: Figure): void {
  // Tails and backs are drawn for a body that sits, its middle 88 below its chin.
  const lift = placement(0, -92, 0.92);
  const behind = new Sketch();
  drawBack(behind, build, sizes.hip + 26);
  drawMoreLegs(behind, build, sizes.hip + 26);
  drawMoreArms(behind, { build, half: sizes.hip + 26, arms });
  // Standing, a small animal has no broad thighs beside which its tail would be.
  const slim = build.shape === 'small' ? { ...build, shape: 'slim' as const } : build;
  // In water and in a boat it is not seen.
  if (shape.legs !== 'none') drawTail(behind, slim, goesRight);
  const { items } = behind.art();
  if (items.length > 0) sketch.add(behind.art(), lift);
}

function drawLegs(sketch: Sketch, figure: Figure): void {
  const { legs } = figure.shape;
  if (legs === 'none') return;
  if (!isAstride(figure.shape)) for (const side of SIDES) drawLeg(sketch, figure, side);
}

function drawLeg(sketch: Sketch, { build, sizes, joints, shape, garment }: Figure, side: Side): void {
  if (LEGLESS.has(build.shape)) return;
  const width = LIMB_WIDTH[build.limbs ?? 'paws'] * sizes.stout;
  const [hip, knee, foot] = [joints.hips[side], joints.knees[side], joints.feet[side]];
  const isThin = build.limbs === 'wings' || build.limbs === 'sticks';
  const widths = isThin ? [width] : [1.35, 1.25, 1.15, 1.1, 1].map((part) => part * width);
  sketch.tube(along(hip, knee, foot), widths, undefined, isThin ? ORANGE : undefined);
  drawUprightFoot(sketch, {
    build,
    sizes,
    knee,
    foot,
    goesRight: shape.goes !== undefined,
    side,
    isShod: garment.hasShoes,
  });
}

const ORANGE = '#f0a030';

function drawTrunk(sketch: Sketch, figure: Figure): void {
  const local = new Sketch();
  drawUprightTorso(local, figure);
  if (figure.garment.isDressed) drawUprightShirt(local, figure.sizes, figure.garment);
  // What has a foot like a snail's has the end of it and its shell behind it.
  const isMirrored = figure.build.shape === 'foot' && figure.goesRight;
  sketch.add(local.art(), placement(0, 0, 1, figure.joints.lean, isMirrored));
}

/** Where a head sits: its chin, or its neck, a little below the shoulders' line. */
function headAt({ art, places }: HeadPicture, { sizes, joints, shape }: Figure) {
  const chin = places.neck?.y ?? art.top + art.height;
  const share = 2.35 * sizes.head;
  const scale = Math.min(share / Math.min(art.width, art.height * 1.25), MOST_HEAD / (chin - art.top));
  const [x, y] = joints.neck;
  const turn = shape.lean * 0.5 + (shape.tilt ?? 0);
  const middle = art.left + art.width / 2;
  const sunk = places.neck ? 10 : 14;
  const at = placement(0, 0, scale, turn);
  return {
    at: { ...at, e: x - at.a * middle - at.c * chin, f: y + sunk - at.b * middle - at.d * chin },
    scale,
  };
}

/** How high a head with its ears and horns is at most. */
const MOST_HEAD = 150;

function placesOf({ joints, build, sizes, garment }: Figure): Places {
  const [x, y] = joints.neck;
  const up = CHEST * sizes.trunk;
  const lean = (joints.lean * Math.PI) / 180;
  const hasChest = garment.isDressed && !garment.hasSkirt;
  const places: Places = {
    ...(build.front === 'pouch' ? { pouch: { x: 0, y: -0.3 * sizes.trunk, width: 40 } } : {}),
    ...(hasChest ? { chest: { x: up * Math.sin(lean), y: -up * Math.cos(lean), width: 40 } } : {}),
    back: { x, y: y + 16, width: 44 },
    seat: { x: 0, y: 2, width: 50 },
  };
  for (const side of SIDES) {
    const [hx, hy] = joints.hands[side];
    places[`${side}Hand`] = { x: hx, y: hy, width: 24 };
    const [[kx, ky], [fx, fy]] = [joints.knees[side], joints.feet[side]];
    places[`${side}Knee`] = { x: (kx + fx) / 2, y: (ky + fy) / 2, width: 24 };
  }
  return places;
}

function turned(drawn: Drawn, { shape, sizes }: Figure): Drawn {
  const { art } = drawn;
  const y = shape.rests === 'seat' ? 12 * sizes.stout : art.top + art.height + (shape.lift ?? 0);
  const grounded: Drawn = { ...drawn, art: { ...art, ground: (y - art.top) / art.height } };
  if (!shape.turn) return grounded;
  const laid = moved(grounded, placement(0, 0, 1, shape.turn));
  if (shape.rests === 'hands') return onHands(laid);
  return { ...laid, art: { ...laid.art, ground: 1 + (shape.lift ?? 0) / laid.art.height } };
}
