import { type Actor, isKnown } from '../Actor.ts';
import type { Company, Way } from '../Company.ts';
import { rope } from '../props.ts';
import { spanAt } from '../silhouette.ts';
import { besideWays, directionOf, type Meeting } from './rule.ts';

/** The end of a thing at a level or, where that is above it, near its top. */
export function edgeAt(company: Company, actor: Actor, { y, side }: { y: number; side: 1 | -1 }): number {
  const [part, box] = [company.partOf(actor), company.box(actor)];
  const level = Math.min(Math.max(y, box.top + 0.12 * (box.bottom - box.top)), box.bottom);
  const span = spanAt(actor.body.art, (level - part.to.f) / part.to.d);
  const ends = span?.map((x) => x * part.to.a + part.to.e) ?? [box.left, box.right];
  return side > 0 ? Math.max(...ends) : Math.min(...ends);
}

/** Harnesses one to a thing, a rope between them; a second one goes abreast of the first. */
export function pull(meeting: Meeting): boolean {
  const { company, from, to, index } = meeting;
  const side = directionOf(from);
  const ways = index === 0 ? besideWays(meeting, [-0.3, -0.5], [side]) : besideMates(meeting);
  if (!company.join(from, to, ways)) return false;
  const start = isKnown(from, 'tool')
    ? company.point(from, 'tool')
    : from.record.kind === 'person'
      ? company.point(from, side > 0 ? 'leftHand' : 'rightHand')
      : chestOf(meeting);
  const box = company.box(to);
  const handle = company.point(to, 'handle');
  const isNear = isKnown(to, 'handle') && (handle.x - (box.left + box.right) / 2) * side > 0;
  const y = box.bottom - 0.4 * (box.bottom - box.top);
  const end = isNear ? handle : { x: edgeAt(company, to, { y, side }), y };
  const line = [rope(start, end, 0.05)];
  company.add(from, index === 0 ? { over: line } : { under: line });
  return true;
}

/** Beside those that pull already, a little farther ahead and farther back on the ground; else before all of them. */
function besideMates({ company, from, to, index }: Meeting): Way[] {
  const side = directionOf(from);
  const [own, group, host] = [company.groupBox(from), company.groupBox(to), company.box(to)];
  const [wide, high] = [own.right - own.left, own.bottom - own.top];
  const start = side > 0 ? host.right - own.left : host.left - own.right;
  const front = side > 0 ? group.right - own.left : group.left - own.right;
  const abreast = [0.75, 0.95, 1.15].flatMap((ahead) =>
    [0.3, 0.42].map((up): Way => {
      const back = up * index * high;
      return { x: start + side * (0.3 + ahead * index) * wide, y: -back, back, layer: 'back' };
    }),
  );
  return [...abreast, { x: front + side * 0.1 * wide, y: 0, layer: 'back' }];
}

/** Where a harness goes around an animal. */
function chestOf({ company, from }: Meeting): { x: number; y: number } {
  const box = company.box(from);
  const y = box.bottom - 0.42 * (box.bottom - box.top);
  return { x: edgeAt(company, from, { y, side: -directionOf(from) as 1 | -1 }), y };
}
