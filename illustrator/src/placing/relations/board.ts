import { type Actor, isKnown } from '../company/Actor.ts';
import type { Way } from '../company/Company.ts';
import { type Casting, directionOf, face, isLively, type Meeting } from './rule.ts';

/** Whether one gets on it or off it at its open door, before the eyes of the viewer. */
export function isBoarded(from: Pick<Actor, 'record'>, to: Pick<Actor, 'record'>): boolean {
  return isLively(from) && isKnown(to, 'door');
}

/** Goes to the door with what one has on for the way, or away from it. */
export function castBoarding(from: Casting, to: Casting, { to: host }: { to: number }): void {
  face(from, to, !to.record.letsOff);
  if (from.record.kind === 'person') from.pose ??= 'walk';
  const { dress = [] } = to.record;
  if (from.record.everyday && from.wears.length === 0) from.wears.push(...dress);
  from.hosts.push({ thing: host, share: LEAST_BOARDING });
}

/** Nobody is a speck beside a bus. */
const LEAST_BOARDING = 0.42;

/** The first one on the step, in the opening, the others one behind the other on the ground beside it. */
export function board({ company, from, to, index }: Meeting): boolean {
  const [own, bus, door] = [company.groupBox(from), company.box(to), company.point(to, 'door')];
  const [wide, high] = [own.right - own.left, own.bottom - own.top];
  const room = OPENING * (door.y - bus.top);
  const factor = Math.min(1, room / high);
  const middle = ((own.left + own.right) / 2) * factor;
  // The front of a bus is before its door.
  const back = -directionOf(to);
  company.letHide(to);
  const ways = (index === 0 ? [0] : QUEUES).map((more): Way => {
    const along = index === 0 ? 0 : door.width / 2 + (index - 0.5 + more) * APART * wide * factor;
    const foot = index === 0 ? door.y : bus.bottom + BEFORE * high;
    return {
      x: door.x + back * along - middle,
      y: foot - own.bottom * factor,
      factor,
      layer: 'before',
      ...(index === 0 ? { isHeld: true as const } : {}),
    };
  });
  return company.join(from, to, ways);
}

/** How high one is in an opening, as a share of the way from its step to the roof. */
const OPENING = 0.8;
/** How far apart those in line are, in their widths, and how far before the wheels they walk, in heights. */
const [APART, BEFORE] = [0.92, 0.02];
/** How much farther off they are where there is no room, in their distances. */
const QUEUES = [0, 0.15, 0.3];
