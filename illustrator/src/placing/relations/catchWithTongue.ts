import { tongue } from '../company/props.ts';
import { aheadWays, fitTo } from './carry.ts';
import { edgeAt } from './pull.ts';
import { type Casting, directionOf, isLively, type Meeting } from './rule.ts';

/** Whether it is an animal that the other one catches. */
function isSmallPrey({ from, to }: { from: Pick<Casting, 'record'>; to: Pick<Casting, 'record'> }): boolean {
  return isLively(to) && to.record.size < from.record.size;
}

/** Whether it catches that with a long tongue: a frog a fly. */
export function isCaughtByTongue(one: {
  from: Pick<Casting, 'record'>;
  to: Pick<Casting, 'record'>;
}): boolean {
  return one.from.record.tongue === true && isSmallPrey(one);
}

/** A long tongue from the mouth to what it catches. */
export function catchWithTongue(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  const factor = fitTo(to, from, PREY);
  const restore = company.save();
  return LEVELS.some((up) => {
    if (company.join(to, from, aheadWays(meeting, factor, { up, gap: 0.16 })) && reachWithTongue(meeting))
      return true;
    restore();
    return false;
  });
}

/** How large the prey is, and how high up, as shares of who catches it. */
const PREY = 0.3;
const LEVELS = [0.56, 0.46, 0.38, 0.66];

function reachWithTongue({ company, from, to }: Meeting): boolean {
  const [mouth, prey] = [company.point(from, 'mouth'), company.box(to)];
  const side = directionOf(from);
  const y = (prey.top + prey.bottom) / 2;
  const edge = edgeAt(company, to, { y, side: -side as 1 | -1 });
  const high = company.box(from).bottom - company.box(from).top;
  // As broad as leaves the face to be seen, its tip at the prey and not over the face of that.
  return [0.07, 0.055, 0.042, 0.03].some((part) => {
    const width = part * high;
    const end = { x: edge - side * TIP * width, y };
    return company.addOver(from, [{ ...tongue(mouth, end, width), at: from.body.art }]);
  });
}

/** How far from the prey the middle of the tip is, in widths of the tongue. */
const TIP = 0.8;
