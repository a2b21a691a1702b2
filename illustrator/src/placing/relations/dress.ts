import type { Way } from '../company/Company.ts';
import { spanAt } from '../geometry/silhouette.ts';
import { put } from './carry.ts';
import { isLively, type Meeting } from './rule.ts';

/** Whether it is put on what it dresses: a wreath on a door. */
export function isTrimming({ from, to }: Pick<Meeting, 'from' | 'to'>): boolean {
  return from.record.trims !== undefined && !isLively(to);
}

/** On the middle of what it dresses, as large as its record says beside that; what goes from side to side where that is widest. */
export function dress({ company, from, to }: Meeting): boolean {
  const { wide, down } = trimsOn({ from, to });
  const [own, host, part] = [company.groupBox(from), company.box(to), company.partOf(to)];
  const [across, high] = [host.right - host.left, host.bottom - host.top];
  const isLong = wide > LONG;
  const spots = [down, ...LOWER.map((by) => down + by)].flatMap((level) => {
    const y = host.top + level * high;
    const span = spanAt(to.body.art, (y - part.to.f) / part.to.d);
    const [left, right] = (span ?? []).map((x) => x * part.to.a + part.to.e).sort((a, b) => a - b);
    return left === undefined || right === undefined
      ? []
      : [{ x: (left + right) / 2, y, room: right - left }];
  });
  const wished = isLong ? spots.filter(({ room }) => room > MOST_OF * across) : [];
  const ways = [...wished, ...spots].map(({ x, y, room }): Way => {
    const width = wide * (isLong ? room : across);
    return { ...put(own, { x, y }, width / (own.right - own.left)), spare: 0 };
  });
  company.letHide(to);
  return company.join(from, to, ways);
}

/** On a house it hangs at the door, on a car at its side; what is on top of things is there on all. */
function trimsOn({ from, to }: Pick<Meeting, 'from' | 'to'>): { wide: number; down: number } {
  const { wide, down } = from.record.trims ?? { wide: LEAST_WIDE, down: 0 };
  const isSmall = wide < LONG && down > TOP;
  if (isSmall && to.record.kind === 'building') return { wide: LEAST_WIDE, down: AT_DOOR };
  return isSmall && to.record.kind === 'vehicle' ? { wide: LEAST_WIDE, down: AT_SIDE } : { wide, down };
}

const LEAST_WIDE = 0.24;
const TOP = 0.2;
const AT_DOOR = 0.76;
const AT_SIDE = 0.55;
/** What is so wide goes from one side to the other. */
const LONG = 0.9;
/** Where it may be lower, as shares of the height, and how much of the whole width there is to be. */
const LOWER = [0.1, 0.2, 0.3, 0.4];
const MOST_OF = 0.72;
