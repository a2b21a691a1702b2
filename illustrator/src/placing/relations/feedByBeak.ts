import { Sketch } from '../../parts/Sketch.ts';
import { spline } from '../../parts/shapes.ts';
import { AS_IS } from '../../raster/LabelMap.ts';
import type { Actor, Part } from '../company/Actor.ts';
import type { Way } from '../company/Company.ts';
import { faceOf } from './carry.ts';
import { type Casting, directionOf, type Meeting, opposite } from './rule.ts';

/** Whether a bird feeds young ones from its beak. */
export function isFedByBeak(from: Casting, to: Casting): boolean {
  return from.record.kind === 'flier' && to.record.kind === 'flier' && to.isYoung === true;
}

/** Whether one was cast so. */
export function isFeeder({ from, to }: Meeting): boolean {
  return from.request.pose === 'graze' && from.record.kind === 'flier' && to.record.kind === 'flier';
}

/** It bends down to them, who look at the viewer, their beaks open. */
export function castFeeder(from: Casting, to: Casting, young: number): void {
  from.hosts.push({ thing: young, share: LARGER });
  from.facing ??= 'right';
  to.facing ??= opposite(from.facing);
  from.pose ??= 'graze';
  to.looks ??= { mood: 'agape' };
}

/** So many times as large as a young one, at least. */
const LARGER = 1.5;

/** How far its beak is from the side of a young one's face, in widths of that, and how far over the open beak, in heights. */
const ASIDE = [-0.06, 0.04, 0.16, 0.3, 0.5, 0.7];
const ABOVE = [0.1, 0.3, 0.5, 0.8];
/** How long a worm is, as a share of who has it. */
const WORM = 0.24;

/** Beside the nearest of the young ones, a worm in its beak at the open one. */
export function feedByBeak({ company, from, to }: Meeting, all: readonly Actor[]): boolean {
  const side = directionOf(from);
  const own = company.point(from, 'mouth');
  const near = all
    .filter((one) => one === to || company.areJoined(one, to))
    .sort((one, other) => side * (faceOf(company, one).left - faceOf(company, other).left))[0];
  if (near === undefined) return false;
  const face = faceOf(company, near);
  const [wide, high] = [face.right - face.left, face.bottom - face.top];
  const [edge, beak] = [side > 0 ? face.left : face.right, company.point(near, 'mouth')];
  const ways = ABOVE.flatMap((up) =>
    ASIDE.map(
      (out): Way => ({
        x: edge - side * out * wide - own.x,
        y: beak.y - up * high - own.y,
        layer: 'before',
      }),
    ),
  );
  if (!company.join(from, near, ways)) return false;
  const long = WORM * (company.box(from).bottom - company.box(from).top);
  company.add(from, { over: [worm(company.point(from, 'mouth'), { long, side })] });
  return true;
}

/** A worm that hangs from a beak. */
function worm({ x, y }: { x: number; y: number }, { long, side }: { long: number; side: 1 | -1 }): Part {
  const points = spline([
    ...[x - side * 0.3 * long, y + 0.5 * long, x - side * 0.1 * long, y + 0.1 * long],
    ...[
      x + side * 0.1 * long,
      y - 0.02 * long,
      x + side * 0.34 * long,
      y + 0.3 * long,
      x + side * 0.5 * long,
      y + 0.14 * long,
    ],
  ]);
  const sketch = new Sketch();
  sketch.tube(points, [0.2 * long], undefined, '#e89a9a');
  return { art: sketch.art(), to: AS_IS, role: 'subject' };
}
