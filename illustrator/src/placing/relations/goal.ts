import { Sketch } from '../../parts/Sketch.ts';
import { type Actor, boxAround, moved, type Part } from '../company/Actor.ts';
import type { Way } from '../company/Company.ts';
import { part } from '../company/props.ts';
import { put } from './carry.ts';
import { directionOf, isLively, type Meeting } from './rule.ts';

/** How high who shoots is at least, and how wide the ball is at most, as shares of the goal's width. */
const SHOOTER = 0.8;
const BALL = 0.27;
/** Where in the mouth it is, from the post that is nearest to who shoots: a ball in the air, a puck on the ground. */
const ACROSS = 0.4;
const ALOFT = 0.44;
const LOW = 0.12;
/** How far the foot that kicked reaches before the goal, as shares of its width; who shoots is nearer than the goal: so much lower. */
const REACH = [0.2, 0.1, 0];
const NEARER = 0.34;

/** Whether one shoots it from away, through the mouth of a goal. */
export function isShot(ball: Pick<Actor, 'record'>, { record }: Pick<Actor, 'record'>): boolean {
  return record.uses?.includes('scored') === true && !isLively(ball);
}

/** Flies into the mouth of a goal; who sent it there stands beside that, a little nearer. */
export function shootInto(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  const [ball, box] = [company.box(from), company.box(to)];
  const [wide, high] = [box.right - box.left, box.bottom - box.top];
  const others = company.groupOf(from).parts.filter(({ actor }) => actor !== from);
  const shooter = others.find(({ actor }) => actor?.facing !== undefined && actor.body.telling)?.actor;
  const side = shooter ? directionOf(shooter) : 1;
  const near = side > 0 ? box.left : box.right;
  const up = from.record.uses?.includes('kicked') ? ALOFT : LOW;
  const spot = { x: near + side * ACROSS * wide, y: box.bottom - up * high };
  const most = (BALL * wide) / (ball.right - ball.left);
  if (!shooter) return company.join(from, to, [put(company.groupBox(from), spot, Math.min(1, most))]);
  const [own, body] = [boxAround(others), company.box(shooter)];
  const factor = Math.max(1, (SHOOTER * wide) / (body.bottom - body.top));
  const restore = company.save();
  for (const reach of REACH) {
    const x = near + side * reach * wide - (side > 0 ? own.right : own.left) * factor;
    const y = box.bottom + (NEARER * (own.bottom - own.top) - own.bottom) * factor;
    const there = { x: (spot.x - x) / factor, y: (spot.y - y) / factor };
    company.redraw(from, flown(company.partOf(from), there, Math.min(1, most / factor)));
    company.add(from, { over: [trailBehind(boxAround([company.partOf(from)]), side)] });
    const way: Way = { x, y, factor, layer: 'before' };
    if (company.join(from, to, [way])) return true;
    restore();
  }
  return false;
}

/** What was at the foot, on its way: its middle at a point of the same group. */
function flown(at: Part, { x, y }: { x: number; y: number }, factor: number): Part {
  const { left, right, top, bottom } = boxAround([at]);
  return moved(at, x - ((left + right) / 2) * factor, y - ((top + bottom) / 2) * factor, factor);
}

/** Three lines behind what flies. */
function trailBehind({ left, right, top, bottom }: ReturnType<typeof boxAround>, side: 1 | -1): Part {
  const [size, rear] = [bottom - top, side > 0 ? left : right];
  const sketch = new Sketch();
  for (const [up, long] of [
    [0.22, 0.4],
    [0.5, 0.6],
    [0.78, 0.4],
  ] as const) {
    const [x, y] = [rear - side * 0.14 * size, top + up * size];
    sketch.line(`M${x} ${y} L${x - side * long * size} ${y + 0.1 * long * size}`, 1);
  }
  return part(sketch.art());
}
