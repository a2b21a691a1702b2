import type { Property } from './Property.ts';
import { centerOf, heightOf, isNear, type Shown } from './shown.ts';
import { APART, inside, recordOf } from './whereabouts.ts';

/** In what it goes through; who comes out of a building stands at its door, others of them before it. */
export const isOut: Property = (from, to, all) =>
  inside(from, to, all) ||
  (recordOf(to)?.kind === 'building' &&
    from.layer > to.layer &&
    isNear(from, to, APART) &&
    all.mates.some((one) => isAtDoor(one, to)));

/** Low before the middle of a building, its feet at the foot of that one. */
function isAtDoor(one: Shown, { box, layer }: Shown): boolean {
  const [{ x }, wide, high] = [centerOf(one), box.right - box.left, box.bottom - box.top];
  const isMiddle = x > box.left + 0.2 * wide && x < box.right - 0.2 * wide;
  const isAtFoot = Math.abs(one.box.bottom - box.bottom) < 0.12 * high;
  return one.layer > layer && isMiddle && isAtFoot && heightOf(one) < 0.7 * high;
}
