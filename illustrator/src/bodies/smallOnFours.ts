import { readPath } from '../parts/readPath.ts';
import { Sketch } from '../parts/Sketch.ts';
import { blob, ellipse, placement } from '../parts/shapes.ts';
import type { Pose } from '../reading/Scene.ts';
import type { Build } from '../things/recordSchema.ts';
import { GROUND } from './animalLegs.ts';
import type { BodyPlace } from './Body.ts';
import { spikes } from './backs.ts';
import type { Drawn } from './Drawn.ts';
import type { SideHead } from './headed.ts';
import { drawHole } from './hole.ts';
import { withPattern } from './pattern.ts';
import { type SideStance, withSideHead } from './sideHead.ts';

/** Head and neck of a small animal that goes to the right, with its legs under it or stretched out. */
interface Stance {
  neck: readonly number[];
  head: SideStance;
  isLeaping?: true;
  /** The middle of the hole that it digs. */
  hole?: BodyPlace;
}

const SCALE = 0.6;
const UP: Stance = { neck: [30, 6, 66, -10], head: { x: 66, y: -8, scale: SCALE, turn: 0 } };
const DOWN: Stance = { neck: [30, 12, 74, 40], head: { x: 74, y: 44, scale: SCALE, turn: 14 } };

const STANCES: Readonly<Partial<Record<Pose, Stance>>> = {
  run: { ...UP, isLeaping: true },
  jump: { ...UP, isLeaping: true },
  charge: { ...UP, isLeaping: true },
  graze: DOWN,
  drink: DOWN,
  lap: { ...DOWN, head: { ...DOWN.head, y: 34, turn: 8 } },
  dig: {
    neck: [30, 8, 66, 8],
    head: { x: 66, y: 10, scale: SCALE, turn: 12 },
    hole: { x: 186, y: GROUND + 2, width: 130 },
  },
  bow: DOWN,
};

/** Stands a head from the side on the round body of a small animal, as a pose says. */
export function drawSmallOnFours(head: SideHead, build: Build, pose: Pose): Drawn {
  const stance = STANCES[pose] ?? UP;
  const sketch = new Sketch();
  if (stance.hole) drawHole(sketch, stance.hole);
  drawTail(sketch, build);
  if (stance.isLeaping) drawLeap(sketch, true);
  else drawFarLegs(sketch);
  drawTrunk(sketch, build, stance);
  const drawn = withSideHead(head, sketch, stance.head);
  return stance.hole ? { ...drawn, places: { ...drawn.places, inside: stance.hole } } : drawn;
}

/** A small animal that climbs a trunk on its right: the body upright, the paws on the bark. */
export function drawSmallClimbing(head: SideHead, build: Build): Drawn {
  const body = new Sketch();
  drawTail(body, build);
  drawFarLegs(body);
  drawTrunk(body, build, UP);
  const [x, y] = UP.neck.slice(-2) as [number, number];
  const turn = placement(0, 0, 1, CLIMBING);
  const upright = new Sketch().add(body.art(), turn);
  const neck = { x: turn.a * x + turn.c * y, y: turn.b * x + turn.d * y };
  return withSideHead(head, upright, { ...UP.head, ...neck, turn: 0.5 * CLIMBING });
}

/** Degrees. */
const CLIMBING = -82;

function drawTrunk(sketch: Sketch, { coat, back }: Build, { neck, isLeaping, hole }: Stance): void {
  const plain = new Sketch();
  const trunk = plain.area([
    blob([-92, 44, -86, -8, -46, -52, 4, -54, 50, -32, 76, 8, 70, 54, 38, 82, -24, 90, -74, 82]),
  ]);
  plain.tube([...neck], [78, 72], trunk);
  const [x, y] = hole ? ([124, GROUND - 8] as const) : ([54, GROUND - 12] as const);
  if (!isLeaping) plain.tube([44, 60, 40 + 0.15 * x, 86, x, y], [34, 27, 23], trunk);
  const art = plain.art();
  sketch.add((coat && withPattern(art, coat)) ?? art, placement(0, 0));
  if (back === 'spikes') drawSpines(sketch);
  if (isLeaping) drawLeap(sketch, false);
  else {
    sketch.area([ellipse(x + 4, y + 3, 19, 9)]);
    if (back !== 'spikes') sketch.line('M-26 14 C2 26 14 66 -18 90', 1);
    sketch.area([ellipse(-36, GROUND - 10, 36, 11)]);
  }
}

/** Spines all over its back, some of them by themselves. */
function drawSpines(sketch: Sketch): void {
  sketch.area(spikes(-22, 0, 92, 74), SPINES);
  for (const x of [-66, -34, -2])
    for (const y of [-22, 16]) sketch.line([x + 0.3 * y, y, x + 0.3 * y - 12, y - 14], 1);
}

const SPINES = '#8c6b4a';

function drawFarLegs(sketch: Sketch): void {
  sketch.tube([60, 60, 72, 88, 78, GROUND - 18], [28, 24, 20]);
  sketch.area([ellipse(82, GROUND - 14, 17, 8)]);
  sketch.area([ellipse(2, GROUND - 14, 30, 9)]);
}

/** Its legs stretched out, the far or the near ones. */
function drawLeap(sketch: Sketch, isFar: boolean): void {
  const [dx, dy] = isFar ? [22, -12] : [0, 0];
  const hind = [-56 + dx, 56 + dy, -92 + dx, 82 + dy, -124 + dx, 98 + dy];
  const fore = [44 + dx, 54 + dy, 82 + dx, 76 + dy, 112 + dx, 84 + dy];
  sketch.tube(hind, [isFar ? 36 : 62, 34, 24]);
  sketch.area([ellipse(-134 + dx, 104 + dy, 24, 11, -24)]);
  sketch.tube(fore, [isFar ? 28 : 40, 28, 22]);
  sketch.area([ellipse(121 + dx, 87 + dy, 18, 10, 6)]);
}

/** Its tail by its kind. */
function drawTail(sketch: Sketch, { tail }: Build): void {
  if (tail === 'plume') sketch.area(PLUME);
  else if (tail === 'bushy') sketch.area('M-74 52 C-118 60 -158 20 -150 -40 C-128 -26 -96 -8 -76 8 Z');
  else if (tail === 'long') sketch.tube(TRAILING, [17, 16, 15, 14, 13, 12.5, 12, 11.5, 11]);
  else if (tail === 'short') sketch.area([ellipse(-92, 30, 20, 18)]);
}

/** Along a tail that lies behind on the ground, its end up. */
const [TRAILING = []] = readPath('M-78 66 C-104 110 -150 110 -168 72 C-176 54 -194 52 -206 64');

/** Carried over the back, its end curled away from that. */
const PLUME =
  'M-64 78 C-112 96 -152 62 -142 8 C-138 -22 -150 -40 -142 -68 C-130 -104 -86 -98 -82 -64 C-80 -46 -98 -42 -100 -58 C-106 -44 -92 -30 -84 -12 C-78 8 -70 36 -60 50 Z';
