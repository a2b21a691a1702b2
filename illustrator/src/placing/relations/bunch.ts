import type { Actor } from '../company/Actor.ts';
import type { Way } from '../company/Company.ts';
import { rope } from '../company/props.ts';
import { fitTo, gripOf } from './carry.ts';
import { leadingHand, type Meeting } from './rule.ts';

/** All strings in one hand, what is on them in rows over it, away from the head: a bunch of balloons. */
export function holdBunch(meeting: Meeting, all: readonly Actor[]): boolean {
  const { company, from } = meeting;
  const restore = company.save();
  for (const share of SHARES) {
    restore();
    const hand = leadingHand(from);
    const [at, side] = [company.point(from, hand), hand === 'rightHand' ? 1 : -1];
    const isDone = all.every((to, index) => {
      const box = company.groupBox(to);
      const factor = fitTo(to, from, share);
      const end = gripOf(company, to) ?? { x: (box.left + box.right) / 2, y: box.bottom };
      const [wide, high] = [(box.right - box.left) * factor, (box.bottom - box.top) * factor];
      const [row, column] = [Math.floor(index / IN_ROW), index % IN_ROW];
      const out = (column + (row % 2) / 2) * APART - INWARD;
      const [x, y] = [at.x + side * out * wide, at.y - (UP + row * ROW) * high];
      const way: Way = { x: x - end.x * factor, y: y - end.y * factor, factor, layer: 'before' };
      return company.join(to, from, [{ ...way, under: [rope(at, { x, y }, 0.03)] }]);
    });
    if (isDone) return true;
  }
  restore();
  return false;
}

/** How large each is beside who has them. */
const SHARES = [0.3, 0.26];
const IN_ROW = 3;
/** How far apart those of a row are, and how far the first is from the hand toward the body, as shares of their width. */
const APART = 0.96;
const INWARD = 0.35;
/** How high the first row is over the hand, and the next ones over it, as shares of their height. */
const UP = 0.35;
const ROW = 0.8;
