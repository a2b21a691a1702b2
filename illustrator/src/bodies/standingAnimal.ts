import type { Art, ArtItem } from '../art/art.ts';
import { Sketch } from '../parts/Sketch.ts';
import { blob, ellipse, placement } from '../parts/shapes.ts';
import type { Pose } from '../reading/Scene.ts';
import type { Build } from '../things/recordSchema.ts';
import { drawFoot, GROUND, type Leg, leapingLegs, legOf } from './animalLegs.ts';
import type { BodyPlace } from './Body.ts';
import { spikes } from './backs.ts';
import { type Drawn, moved } from './Drawn.ts';
import { blobOf } from './findHead.ts';
import { furOf, furred } from './fur.ts';
import { finish, type HeadPicture } from './headed.ts';
import { drawHole } from './hole.ts';
import { onFours } from './onFours.ts';
import { withPattern } from './pattern.ts';
import { type SideStance, withSideHead } from './sideHead.ts';
import { isSmallBuild } from './smallAnimal.ts';
import { drawSmallOnFours } from './smallOnFours.ts';
import { drawTailBehind } from './tails.ts';

/** Where feet are from the right side, the far and the near ones, and how the head is borne. */
interface Stance {
  /** Nothing of a body in a leap. */
  far: readonly number[];
  near: readonly number[];
  neck: readonly number[];
  head: { x: number; y: number; width: number; turn: number };
  /** The end of the neck of a head from the side, where that is not the one of `neck`. */
  side?: Pick<SideStance, 'x' | 'y' | 'turn'>;
  /** Lower on its legs by so much. */
  crouch?: number;
  /** The middle of the hole that it digs. */
  hole?: BodyPlace;
}

const GRAZING: Stance = {
  far: [-54, 88],
  near: [-80, 52],
  neck: [66, -12, 104, 22, 128, 52],
  head: { x: 146, y: GROUND + 4, width: 122, turn: -16 },
};

const WALKING: Stance = {
  far: [-34, 56],
  near: [-96, 84],
  neck: [64, -14, 92, -26, 100, -30],
  head: { x: 104, y: 26, width: 128, turn: 0 },
};

const LEAPING: Stance = {
  far: [],
  near: [],
  neck: [64, -14, 94, -20, 104, -22],
  head: { x: 108, y: 30, width: 128, turn: 0 },
};

const STANCES = {
  walk: WALKING,
  run: LEAPING,
  jump: LEAPING,
  /** Its horns first. */
  charge: {
    ...WALKING,
    neck: [66, -12, 104, 4, 122, 20],
    head: { x: 140, y: 84, width: 122, turn: -14 },
  },
  /** Its chest down between its front legs, as it stretches or bows. */
  bow: {
    ...GRAZING,
    far: [-54, 150],
    near: [-86, 168],
    neck: [66, -12, 100, 6, 116, 24],
    head: { ...GRAZING.head, x: 132, y: GROUND - 32, turn: 0 },
  },
  crawl: { ...WALKING, crouch: 26 },
  /** Its legs are under water. */
  swim: { ...WALKING, crouch: 34 },
  graze: GRAZING,
  /** The same with its feet in the water. */
  drink: { ...GRAZING, head: { ...GRAZING.head, y: GROUND - 26 } },
  /** Its mouth as high as the rim of a bowl. */
  lap: {
    ...GRAZING,
    neck: [66, -12, 104, 6, 130, 26],
    head: { x: 150, y: GROUND - 50, width: 122, turn: -6 },
  },
  /** Its paws in a hole. */
  dig: {
    ...GRAZING,
    far: [-54, 134],
    near: [-92, 150],
    head: { ...GRAZING.head, x: 136, y: GROUND - 26 },
    side: { x: 104, y: 10, turn: 16 },
    hole: { x: 222, y: GROUND + 2, width: 150 },
  },
} satisfies Partial<Record<Pose, Stance>>;

/** How much farther ahead a long neck bears its head where that is down. */
const FARTHER = 62;

/** Whether a pose is one of a body that goes on four legs, seen from the side. */
export function isFoursPose(pose: Pose | undefined): pose is keyof typeof STANCES {
  return pose !== undefined && pose in STANCES;
}

/** Stands a head on four legs that go to the right, as a pose says. */
export function drawOnFours(head: HeadPicture, pose: keyof typeof STANCES): Drawn {
  const stance: Stance = STANCES[pose];
  if (head.side && isSmallBuild(head.build)) return drawSmallOnFours(head.side, head.build, pose);
  const isDown = stance.head.y > 60;
  if (!isDown) return drawStanding(head, stance);
  const down = withoutNeck(head);
  if (head.build.neck !== 'long') return drawStanding(down, stance);
  const { x, width } = stance.head;
  const far = { ...stance.head, x: x + FARTHER, width: 0.85 * width };
  return drawStanding(down, { ...stance, neck: [62, -10, 126, 6, 186, 48], head: far });
}

function drawStanding(head: HeadPicture, stance: Stance): Drawn {
  const { far, near, neck, head: at, crouch = 0, hole } = stance;
  const { build } = head;
  const sketch = new Sketch();
  if (hole) drawHole(sketch, hole);
  drawTailBehind(sketch, build);
  const legs = (feet: readonly number[], isFar = false) =>
    feet.length === 0
      ? leapingLegs(build, isFar)
      : feet.map((foot, index) => legOf(build, { x: (isFar ? FAR : NEAR)[index] ?? 0, foot, isFar, crouch }));
  for (const leg of legs(far, true)) {
    sketch.tube(leg.points, leg.widths);
    drawFoot(sketch, build, { ...leg, isFar: true });
  }
  drawBackOf(sketch, build);
  const nearest = legs(near);
  drawTrunk(sketch, build, { neck, legs: nearest });
  for (const leg of nearest) drawFoot(sketch, build, leg);
  const drawn = head.side
    ? withSideHead(head.side, sketch, sideStance(stance))
    : withHeadTurned(head, sketch, at);
  return hole ? { ...drawn, places: { ...drawn.places, inside: hole } } : drawn;
}

/** A head from the side at the end of a neck: its nose down where that is. */
function sideStance({ neck, head: { width }, side }: Stance): SideStance {
  const [x = 0, y = 0] = neck.slice(-2);
  return { scale: width / 196, ...(side ?? { x, y: y + 4, turn: y > 0 ? SIDE_DOWN : 0 }) };
}

const SIDE_DOWN = 22;

/** Where the legs are at the trunk, the hind one first. */
const FAR = [-54, 76];
const NEAR = [-80, 52];

/** A head without the piece of neck below its mouth, where its drawing has one: on a body of ours that is part of the body. */
function withoutNeck(head: HeadPicture): HeadPicture {
  const { neck, mouth } = head.places;
  if (!neck || !mouth || neck.y < mouth.y + BELOW_MOUTH) return head;
  const isNeck = (item: ArtItem) => item.kind === 'area' && blobOf(item.rings).y > mouth.y;
  const art = { ...head.art, items: head.art.items.map((item) => (isNeck(item) ? NOTHING : item)) };
  return { ...head, art: new Sketch().add(art, placement(0, 0)).art() };
}

const NOTHING: ArtItem = { kind: 'area', rings: [], area: 0, breadth: 0, mergeInto: -1 };

/** In units of a head. */
const BELOW_MOUTH = 20;

/** The trunk with the neck up to the head and the near legs, in one, and the stripes or spots of its coat. */
function drawTrunk(
  sketch: Sketch,
  { coat, shape, back }: Build,
  { neck, legs }: { neck: readonly number[]; legs: readonly Leg[] },
): void {
  const deep = shape === 'heavy' ? 12 : 0;
  const plain = new Sketch();
  const trunk = plain.area([
    blob([
      ...[-106, -4, -84, -44 - deep, -30, -50 - deep, 30, -46 - deep, 74, -32 - deep],
      ...[92, 6, 76, 44 + deep, 0, 50 + deep, -66, 44 + deep, -102, 28],
    ]),
  ]);
  plain.tube([...neck], [64 + deep, 60, 52], trunk);
  for (const { points, widths } of legs) plain.tube(points, widths, trunk);
  if (back === 'wool') woolly(plain, trunk);
  const art = plain.art();
  sketch.add(coated(art, coat), placement(0, 0));
  sketch.line('M-62 -22 C-46 -4 -44 22 -56 46', 1);
  sketch.line('M30 -16 C22 6 24 26 32 44', 1);
}

/** A body that stands across the page in its coat: stripes go down its sides. */
function coated(art: Art, coat: Build['coat']): Art {
  if (coat === undefined) return art;
  const turn = coat === 'striped' ? 90 : 0;
  const upright = new Sketch().add(art, placement(0, 0, 1, turn)).art();
  const patterned = withPattern(upright, coat);
  return patterned ? new Sketch().add(patterned, placement(0, 0, 1, -turn)).art() : art;
}

/** Curls around a trunk. */
function woolly(sketch: Sketch, trunk: number): void {
  for (let i = 0; i < 18; i += 1) {
    const turn = (i / 18) * 2 * Math.PI;
    sketch.join(trunk, [ellipse(-10 + 92 * Math.cos(turn), 44 * Math.sin(turn), 19)]);
  }
}

function drawBackOf(sketch: Sketch, { back, shape }: Build): void {
  // Over a broad back plates are as broad.
  if (back === 'spikes') sketch.area(shape === 'heavy' ? spikes(-14, -32, 112, 76) : spikes(-12, -2, 96, 62));
  if (back === 'shell') sketch.area('M-112 20 C-110 -62 -52 -84 -8 -80 C40 -78 84 -44 86 16 Z');
}

/** A body that looks to the right with a head on it: its chin at a point, so wide, and turned by degrees around that. */
function withHeadTurned(
  { art: head, places }: HeadPicture,
  body: Sketch,
  { x, y, width, turn }: { x: number; y: number; width: number; turn: number },
): Drawn {
  const scale = width / Math.max(Math.min(head.width, head.height * 1.25), 0.85 * head.height);
  const at = placement(-scale * (head.left + head.width / 2), -scale * (head.top + head.height), scale);
  const alone = finish({ sketch: new Sketch().add(head, at), head, places, at, scale }, {});
  const turned = moved(alone, placement(0, 0, 1, turn));
  const [dx, dy] = [x - turned.art.left - turned.art.width / 2, y - turned.art.top - turned.art.height];
  const set = moved(turned, placement(dx, dy));
  return onFours(furred(body.art(), furOf(head)), set);
}
