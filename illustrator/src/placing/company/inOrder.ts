import type { RelationKind, Scene } from '../../reading/Scene.ts';
import type { Actor } from './Actor.ts';
import type { Seated } from './seatRoom.ts';

/** Who goes on something has the first of them in front. */
const GOING: ReadonlySet<RelationKind> = new Set<RelationKind>(['ride', 'drive']);

/** Those on one host from left to right: who drives it in front, who is between others in their middle. */
export function inOrder({ facing }: Actor, list: readonly Seated[], { relations }: Scene): Seated[] {
  const isGoing = list.some(({ relation }) => GOING.has(relations[relation]?.kind ?? 'on'));
  const isDriver = (one: Seated) => relations[one.relation]?.kind === 'drive';
  const drivers = list.filter(isDriver);
  const others = list.filter((one) => !isDriver(one));
  const ordered = [...drivers, ...others];
  if (isGoing && facing === 'right') ordered.reverse();
  if (!isGoing && areBackToBack(ordered)) ordered.reverse();
  // Who looks to the right at another one is on the left of that one.
  for (const { kind, from, to } of relations) {
    const [own, other] = [from, to].map((thing) => ordered.findIndex(({ rider }) => rider.thing === thing));
    const facing = ordered[own ?? -1]?.rider.facing;
    if (kind !== 'face' || own === undefined || other === undefined || facing === undefined || other < 0)
      continue;
    if (own < other !== (facing === 'right')) ordered.reverse();
  }
  for (const { kind, from, to, also } of relations) {
    if (kind !== 'between') continue;
    const middle = ordered.filter(({ rider }) => rider.thing === from);
    const ends = ordered.filter(({ rider }) => rider.thing === to || rider.thing === also);
    if (middle.length === 0 || ends.length < 2) continue;
    const rest = ordered.filter((one) => !middle.includes(one) && !ends.includes(one));
    ordered.splice(0, ordered.length, ...rest, ...ends.slice(0, 1), ...middle, ...ends.slice(1));
  }
  return ordered;
}

/** Whether two turn away from each other: who are at one another on a seat sit face to face. */
function areBackToBack(ordered: readonly Seated[]): boolean {
  const [left, right] = ordered;
  const areTurned = ordered.every(({ rider }) => rider.request.isTurned === true && rider.request.onSeat);
  if (ordered.length !== 2 || !areTurned) return false;
  return left?.rider.facing === 'left' && right?.rider.facing === 'right';
}
