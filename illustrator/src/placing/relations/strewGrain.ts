import { artData } from '../../art/artData.ts';
import { Sketch } from '../../parts/Sketch.ts';
import { ellipse } from '../../parts/shapes.ts';
import { AS_IS } from '../../raster/LabelMap.ts';
import { isWinged } from '../../things/fourLegged.ts';
import type { Actor, Part } from '../company/Actor.ts';
import type { Way } from '../company/Company.ts';
import { handPoint } from './carry.ts';
import { besideWays, type Casting, directionOf, isHigh, type Meeting, useHand } from './rule.ts';

/** Whether somebody throws on the ground what birds that stand there eat: grain, for hens. */
export function isStrewnFor(from: Pick<Casting, 'record'>, to: Pick<Casting, 'record'>): boolean {
  const food = artData().things.get(to.record.eats ?? '');
  return from.record.kind === 'person' && isWinged(to.record) && !isHigh(to) && food?.strewn === true;
}

/** They peck, and an arm is out over them. */
export function castStrewing(from: Casting, to: Casting): void {
  to.pose ??= 'graze';
  useHand(from, 'out');
}

/** How far the first is from who feeds them, and each from the one before: overlaps, as shares of the narrower one. */
const FIRST = [-0.5, -0.35, -0.2, 0];
const NEXT = [-0.08, -0.04, 0];
/** Every second one is so far behind the others, as a share of its height. */
const FARTHER = 0.75;

/** The flock pecks one after the other; grain falls in an arc from the hand, and lies before each beak. */
export function strewGrain(meeting: Meeting, all: readonly Actor[]): boolean {
  const { company, from } = meeting;
  const side = directionOf(from);
  for (const [at, to] of all.entries()) {
    const last = all[at - 1] ?? from;
    const ways = besideWays({ ...meeting, from: to, to: last }, at === 0 ? FIRST : NEXT, [side]);
    const own = company.box(to);
    const back = (at % 2) * FARTHER * (own.bottom - own.top);
    const staggered = ways.map(
      (way): Way => ({ ...way, y: -back, back, layer: back > 0 ? 'back' : 'before' }),
    );
    if (!company.join(to, last, staggered)) return false;
  }
  const body = company.box(from);
  const [ground, high] = [body.bottom, body.bottom - body.top];
  const size = GRAIN * high;
  const hand = handPoint(company, from);
  const beaks = all.map((to) => ({
    x: company.point(to, 'mouth').x - side * 2.5 * size,
    y: company.box(to).bottom,
  }));
  const goal = { x: beaks[0]?.x ?? hand.x, y: ground - size };
  const falling = FALLS.map((along) => ({
    x: hand.x + along * (goal.x - hand.x),
    y: hand.y + along ** 2 * (goal.y - hand.y) - 0.5 * size,
  }));
  const lying = beaks.flatMap(({ x, y }) =>
    LIES.map(([out, up]) => ({ x: x + out * size, y: y - up * size })),
  );
  company.add(from, { over: [grains([...falling, ...lying], size)] });
  return true;
}

/** Half the length of a grain, as a share of the body's height. */
const GRAIN = 0.018;
/** How far each that falls is on its way. */
const FALLS = [0.2, 0.38, 0.56, 0.72, 0.86];
/** Where grains lie before a beak, in such sizes. */
const LIES = [
  [-3.2, 0.6],
  [0, -1],
  [2.8, 0.8],
] as const;

function grains(spots: readonly { x: number; y: number }[], size: number): Part {
  const sketch = new Sketch();
  for (const { x, y } of spots) sketch.area([ellipse(x, y, size, 0.75 * size)], '#e8c15a');
  return { art: sketch.art(), to: AS_IS };
}
