import { isSlender } from '../geometry/silhouette.ts';
import { gripOf } from './carry.ts';
import { isLively, type Meeting } from './rule.ts';

/** How large what is in a hand is drawn at most beside who has it: larger than life, so that it can be colored. */
export function shareInHand(meeting: Meeting): number {
  const inLife = meeting.to.record.size / meeting.from.record.size;
  return Math.min(hangs(meeting) ? 0.55 : isLong(meeting) ? 0.8 : 0.6, 0.25 + 0.65 * inLife);
}

/** Whether it is long and thin, or has a face of its own: no heap before its bearer. */
function isLong({ to }: Meeting): boolean {
  return isLively(to) || isSlender(to.body.art);
}

/** Whether it hangs from the hand that holds it: a bucket, a lantern. */
export function hangs({ company, to }: Meeting): boolean {
  const { top, bottom } = company.box(to);
  const grip = gripOf(company, to);
  return grip !== undefined && to.record.rests !== 'air' && grip.y < top + 0.35 * (bottom - top);
}
