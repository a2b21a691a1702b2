import { type Actor, isKnown, type Part } from '../company/Actor.ts';
import type { Way } from '../company/Company.ts';
import { isAloft } from '../company/isAloft.ts';
import { bottomAt, isHollow } from '../geometry/silhouette.ts';
import { CLOSED, isClosed } from './closed.ts';
import { cutAtX } from './cutAt.ts';
import { IN_RULE } from './inside.ts';
import { over } from './over.ts';
import { comeOut, fileOut, hasDoor, isPortal } from './portal.ts';
import { type Casting, directionOf, face, type Meeting, type RelationRule } from './rule.ts';

/** Half out of a hoop, its rear behind the rim; in the mouth of what is no ring. */
function through(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  const side = directionOf(from);
  const [own, other] = [company.groupBox(from), company.box(to)];
  const middle = { x: (other.left + other.right) / 2, y: (other.top + other.bottom) / 2 };
  const [wide, high] = [other.right - other.left, other.bottom - other.top];
  const isRing = isHollow(to.body.art);
  const fits = Math.min(
    (0.74 * high) / (own.bottom - own.top),
    ((isRing ? 1.5 : 0.6) * wide) / (own.right - own.left),
  );
  const rim = isRing ? [rearOf(company.partOf(to), middle.x, -side as 1 | -1)] : [];
  const ways = (isRing ? OUT_OF_RING : IN_MOUTH).map(([part, out]): Way => {
    const factor = Math.min(1, fits * part);
    const x = middle.x + side * out * wide - ((own.left + own.right) / 2) * factor;
    const aloft = isRing ? middle.y - ((own.top + own.bottom) / 2) * factor : 0.02 * high;
    const y = isGate(to) ? other.bottom - own.bottom * factor : aloft;
    return { x, y, factor, layer: 'before', over: rim };
  });
  return company.join(from, to, ways);
}

/** Whether it is open down to the ground that it stands on, where whoever goes through stays: a finish line. */
function isGate({ record, body: { art } }: Actor): boolean {
  const low = bottomAt(art, art.left + art.width / 2);
  return record.rests === 'ground' && low !== undefined && low < art.top + OPEN_BELOW * art.height;
}

const OPEN_BELOW = 0.92;

/** How large one is in what one comes through, and how far out of its middle, the first that shows the face. */
const OUT_OF_RING = [
  [1, 0.22],
  [1, 0.12],
  [0.85, 0.2],
  [0.85, 0.1],
  [0.7, 0.08],
] as const;
const IN_MOUTH = [
  [1, 0],
  [0.85, 0],
  [0.7, 0],
] as const;

/** What of a part lies on one side of a line, once more. */
function rearOf(part: Part, x: number, side: 1 | -1): Part {
  const { art, to } = cutAtX(part, x, side);
  return { art, to, again: part.art };
}

/** How one is shown who goes through something. */
export const THROUGH_RULE: RelationRule = {
  cast: (from, to, { from: index, to: ring }) => {
    // Who jumps through a hoop is as long as that is wide.
    const isJumped = from.pose === 'jump' && to.record.kind === 'object' && !to.record.places?.inside;
    to.hosts.push({ thing: index, share: isJumped ? 0.9 : throughShare(to) });
    if (isJumped) from.hosts.push({ thing: ring, share: 1 });
    if (isPortal(to)) face(from, to, true);
    from.facing ??= 'right';
  },
  perch: (rider, host) => (isVessel(host) && !hasDoor(host) ? IN_RULE.perch?.(rider, host) : undefined),
  join: (meeting) => {
    if (isPortal(meeting.to)) return comeOut(meeting);
    if (hasDoor(meeting.to) && fileOut(meeting)) return true;
    return isVessel(meeting.to) ? IN_RULE.join?.(meeting) === true : through(meeting);
  },
  otherwise: [
    (meeting) => isVessel(meeting.to) && IN_RULE.otherwise?.some((picture) => picture(meeting)) === true,
    (meeting) => isAloft(meeting.from.record) && over(meeting),
  ],
  hides: 'from',
};

/** Whether one comes out of it as one is in it: over its edge, or in its mouth; a ring is gone through. */
function isVessel(host: Actor): boolean {
  const isEntered = isKnown(host, 'inside') || isClosed(host);
  return isEntered && !isPortal(host) && !isHollow(host.body.art);
}

function throughShare(to: Casting): number {
  if (isClosed(to)) return CLOSED;
  const { width, open } = to.record.places?.inside ?? {};
  return width && !open ? Math.max(0.8, 0.8 / width) : 0.8;
}
