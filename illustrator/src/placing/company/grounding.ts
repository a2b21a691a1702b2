import type { Box } from '../../page.ts';
import { boxOfPart, type Part } from './Actor.ts';
import type { Group } from './Group.ts';

/** Where the feet of a group are that stand on its ground: those of its ranks too. */
export function feetOf({ host, parts }: Group): { x: number; y: number }[] {
  return parts.flatMap((part) => {
    const { left, right, bottom } = boxOfPart(part);
    return part.actor === host || part.back !== undefined ? [{ x: (left + right) / 2, y: bottom }] : [];
  });
}

/** What lies on the ground around the feet of a group: a pond, a rug. */
export function lyingAround(group: Group): Box[] {
  const nearest = Math.max(...feetOf(group).map(({ y }) => y));
  return group.parts
    .filter(({ actor }) => actor === undefined)
    .map(boxOfPart)
    .filter(({ bottom }) => bottom > nearest);
}

/** How far a group reaches back on the ground: to those in its last rank, or to the far edge of what lies there: a cloth that it sits around, a puddle. */
export function depthOf(group: Group): number {
  const isCloth = isOnCloth(group);
  const reach = (part: Part): number => {
    const { top, bottom } = boxOfPart(part);
    const { lies } = part.actor?.record ?? {};
    const far = lies === undefined ? 0 : lies * (bottom - top) - bottom;
    return isCloth && part.actor === group.host ? -top : Math.max(far, part.back ? -bottom : 0);
  };
  return Math.max(0, ...group.parts.map(reach));
}

/** Whether a group sits around what lies on the ground, as at a picnic. */
export function isOnCloth({ host: { record } }: Group): boolean {
  return record.kind === 'object' && record.uses?.includes('sat-at') === true;
}
