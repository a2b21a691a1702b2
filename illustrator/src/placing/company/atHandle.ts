import type { Pose } from '../../reading/Scene.ts';
import { reachFor } from '../relations/reach.ts';
import { isLively, type Perch } from '../relations/rule.ts';
import { type Actor, isKnown, pointOf } from './Actor.ts';
import type { Company, Way } from './Company.ts';

/** Sits as far forward on the seat as the hands need to reach the bars; false where they do not even from its end. */
export function sitAtHandle(
  company: Company,
  { rider, perch }: { rider: Actor; perch: Perch },
  { host, x, waysAt }: { host: Actor; x: number; waysAt: (x: number) => Way[] },
): boolean {
  if (!isLively(rider) || isLively(host) || !isKnown(host, 'handle')) return false;
  const { left, right } = company.box(host);
  const seat = pointOf(company.partOf(host), perch.place).width;
  const ahead = Math.sign(company.point(host, 'handle').x - x);
  const restore = company.save();
  return FORWARD.some((share) => {
    const at = x + ahead * Math.min(share * seat, MOST_FORWARD * (right - left));
    if (company.join(rider, host, waysAt(at)) && gripHandle(company, rider, host)) return true;
    restore();
    return false;
  });
}

/** So far forward from the middle of a seat, as shares of its width, and of that of what it is on at most. */
const FORWARD = [0, 0.2, 0.4];
const MOST_FORWARD = 0.12;

/** The hands of who rides or drives at the bars, the wheel, the stick or the reins of it, where they reach so far. */
export function gripHandle(company: Company, rider: Actor, host: Actor): boolean {
  const hasReins = isLively(host) && host.body.places.handle !== undefined;
  if (!isLively(rider) || !(isKnown(host, 'handle') || hasReins)) return false;
  const grip = company.point(host, 'handle');
  // Who waves on a swing does so.
  const isBusy = rider.request.hands !== undefined || !AT_REST.has(rider.request.pose ?? 'sit');
  if (isKnown(host, 'string') && isBusy) return false;
  // One hand at each of two ropes, or below the other at one.
  const second = isKnown(host, 'string') ? company.point(host, 'string') : grip;
  const [left, right] = grip.x < second.x ? [grip, second] : [second, grip];
  const goals = { leftHand: left, rightHand: right };
  if (reachFor(company, rider, goals, { over: 'arms' })) return true;
  // Reins are held with one hand as well.
  return (
    isLively(host) &&
    HANDS.some((hand) => reachFor(company, rider, { [hand]: goals[hand] }, { over: 'arms' }))
  );
}

/** The outer hand of one of two on a broad swing at the rope on that side. */
export function gripRope(company: Company, rider: Actor, host: Actor): void {
  if (!isLively(rider) || rider.request.hands !== undefined) return;
  const [one, other] = [company.point(host, 'handle'), company.point(host, 'string')];
  const { left, right, top, bottom } = company.box(rider);
  const middle = (left + right) / 2;
  const isFirst = Math.abs(one.x - middle) < Math.abs(other.x - middle);
  const { x } = isFirst ? one : other;
  const hand = x < middle ? 'leftHand' : 'rightHand';
  [0.46, 0.54, 0.6].some((down) =>
    reachFor(company, rider, { [hand]: { x, y: top + down * (bottom - top) } }, { over: 'arms' }),
  );
}

const HANDS = ['leftHand', 'rightHand'] as const;

/** Poses of those whose hands are free for ropes. */
const AT_REST: ReadonlySet<Pose> = new Set<Pose>(['sit', 'slide', 'ride']);
