import type { Actor } from './Actor.ts';
import type { Company, Way } from './Company.ts';

/** Joins all to the first one or to a center, each in one way; leaves all as they were where one cannot be. */
export function joinAll(
  company: Company,
  actors: readonly Actor[],
  wayOf: (actor: Actor, index: number) => Way,
  center?: Actor,
): boolean {
  const restore = company.save();
  const [first] = actors;
  if (!first) return false;
  const start = center ? undefined : wayOf(first, 0);
  const isDone = actors.every((actor, index) => {
    if (start && index === 0) return true;
    const way = wayOf(actor, index);
    return company.join(actor, center ?? first, [
      { ...way, x: way.x - (start?.x ?? 0), y: way.y - (start?.y ?? 0) },
    ]);
  });
  if (!isDone) restore();
  return isDone;
}

export function widthOf(company: Company, actor: Actor): number {
  const { left, right } = company.groupBox(actor);
  return right - left;
}

export function heightOf(company: Company, actor: Actor): number {
  const { top, bottom } = company.groupBox(actor);
  return bottom - top;
}

export function middleOf(company: Company, actor: Actor): number {
  const { left, right } = company.groupBox(actor);
  return (left + right) / 2;
}
