import { artData } from '../../art/artData.ts';
import { areaOf, around, sharedArea } from '../../page.ts';
import type { Stage } from '../../stages/Stage.ts';
import { boxUnder } from '../geometry/silhouette.ts';
import type { Layout } from './layOut.ts';
import { isWide } from './Room.ts';
import { fills } from './search.ts';

/** How large it is then, the largest first. */
const STEPS = [0.9, 0.82] as const;
/** Share of what tells a place that is hidden at most where it is seen. */
const MOST_HIDDEN = 0.6;

/**
 * A layout in a place that was asked for: where all that tells the place is hidden, the picture is taken from farther away, as
 * far as it has to be.
 */
export function steppedBack(near: Layout, stage: Stage): Layout {
  // What is on a counter stays on it.
  if (near.spots.some(({ member }) => member.surface !== undefined)) return near;
  let best = { layout: near, hidden: hiddenOf(near, stage) };
  for (const step of STEPS) {
    if (best.hidden <= MOST_HIDDEN) break;
    const layout = farther(near, step);
    // A page stays full.
    if (!fills(layout)) break;
    const hidden = hiddenOf(layout, stage);
    if (hidden < best.hidden) best = { layout, hidden };
  }
  return best.layout;
}

/** The same, smaller, around the middle of the nearest feet. */
function farther({ spots }: Layout, step: number): Layout {
  const { left, right, bottom } = around(spots.map(({ box }) => box));
  const x = (at: number) => (left + right) / 2 + step * (at - (left + right) / 2);
  const y = (at: number) => bottom + step * (at - bottom);
  return {
    spots: spots.map((spot) => ({
      ...spot,
      x: x(spot.x),
      y: y(spot.y),
      unit: step * spot.unit,
      box: {
        left: x(spot.box.left),
        right: x(spot.box.right),
        top: y(spot.box.top),
        bottom: y(spot.box.bottom),
      },
    })),
  };
}

/** Share of what tells a place that is hidden; 0 where nothing does. */
function hiddenOf({ spots }: Layout, { back }: Stage): number {
  const marks = back
    .filter(({ of }) => of !== undefined && isLarge(of))
    .map(({ to, art }) => boxUnder(to, art))
    .filter((box) => !isWide(box));
  const bodies = spots.map(({ box }) => box);
  const area = marks.reduce((sum, one) => sum + areaOf(one), 0);
  const hidden = marks.reduce(
    (sum, mark) =>
      sum +
      Math.min(
        areaOf(mark),
        bodies.reduce((all, one) => all + sharedArea(one, mark), 0),
      ),
    0,
  );
  return area === 0 ? 0 : hidden / area;
}

/** What is small is put in front where it is hidden. */
function isLarge(key: string): boolean {
  const { kind, size = SMALL } = artData().things.get(key) ?? {};
  return kind !== 'object' || size >= SMALL;
}

/** Meters. */
const SMALL = 1;
