import { Sketch } from '../../parts/Sketch.ts';
import { type Actor, boxAround, moved, type Part } from '../company/Actor.ts';
import type { Way } from '../company/Company.ts';
import { part } from '../company/props.ts';
import { asMorsel, put } from './carry.ts';
import { directionOf, isLively, type Meeting } from './rule.ts';

/** How high who shoots is at least as a share of the goal's width, and how wide the ball is at most, beside the goal and beside who shoots. */
const SHOOTER = 0.8;
const BALL = 0.27;
const BALL_BESIDE = 0.19;
/** Where in the mouth it is, from the post that is nearest to who shoots: a ball that comes from a foot, a puck on the ground. */
const ACROSS = { kicked: 0.34, struck: 0.4 };
const LOW = 0.12;
/** How far the foot that kicked is over the ground, as a share of the height of who kicks. */
const FOOT = 0.17;
/** How far who shoots reaches before the goal, as shares of its width; who is nearer than the goal is so much lower. */
const REACH = { kicked: [0.04, 0, -0.05], struck: [0.2, 0.1, 0] };
const NEARER = { kicked: 0.05, struck: 0.34 };

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
  const how = from.record.uses?.includes('kicked') ? 'kicked' : 'struck';
  const spot = { x: near + side * ACROSS[how] * wide, y: box.bottom - LOW * high };
  const most = (BALL * wide) / (ball.right - ball.left);
  if (!shooter) return company.join(from, to, [put(company.groupBox(from), spot, Math.min(1, most))]);
  const [own, body] = [boxAround(others), company.box(shooter)];
  const factor = Math.max(1, (SHOOTER * wide) / (body.bottom - body.top));
  const tall = body.bottom - body.top;
  const small = (BALL_BESIDE * tall) / (ball.right - ball.left);
  const restore = company.save();
  for (const reach of REACH[how]) {
    const x = near + side * reach * wide - (side > 0 ? own.right : own.left) * factor;
    const y = box.bottom + (NEARER[how] * (own.bottom - own.top) - own.bottom) * factor;
    const up = how === 'kicked' ? body.bottom - FOOT * tall : (spot.y - y) / factor;
    const there = { x: (spot.x - x) / factor, y: up };
    const fitted = Math.min(1, most / factor, ...(how === 'kicked' ? [small] : []));
    const sent = flown(company.partOf(from), there, fitted);
    // Who kicks it tells what it is, as small as it is before a goal.
    company.redraw(from, how === 'kicked' ? { ...sent, ...asMorsel(shooter) } : sent);
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
