import type { Box } from '../../page.ts';
import { ROD } from '../relations/fish.ts';
import { directionOf, isLively, type Perch } from '../relations/rule.ts';
import type { Actor } from './Actor.ts';
import type { Company } from './Company.ts';

/** Somebody who is to sit on another, where, and by which relation of the scene. */
export type Seated = { rider: Actor; perch: Perch; relation: number };

/** What of who sits takes room: in something or aboard not what they have in hand, which may be out of it: a fishing rod, a flag. */
export function bodyOf(company: Company, host: Actor, { rider, perch }: Seated): Box {
  const isAboard = host.record.kind === 'boat' && isLively(rider);
  // A kite on its string is up in the air, on a hill as well; the roof of an umbrella is at one side.
  const isUnder =
    isLively(rider) &&
    company
      .groupOf(rider)
      .parts.some(({ actor }) => actor?.record.rests === 'air' || actor?.record.shelters !== undefined);
  const isOwn =
    company.groupOf(rider).host === rider &&
    perch.layer !== 'behind' &&
    !isAboard &&
    !isUnder &&
    !isAngling(company, rider);
  return isOwn ? company.groupBox(rider) : company.box(rider);
}

/** Whether somebody has a rod out, and maybe what hangs at its line. */
function isAngling(company: Company, rider: Actor): boolean {
  return isLively(rider) && company.groupOf(rider).parts.some(({ actor }) => actor?.record.key === ROD);
}

/** How far from the middle of a seat one sits: an angler at its edge, over the water. */
export function offMiddle(
  company: Company,
  rider: Actor | undefined,
  { wide, room }: { wide: number; room: number },
) {
  if (rider === undefined || !isAngling(company, rider)) return 0;
  return directionOf(rider) * Math.max(0, (room - wide) / 2);
}
