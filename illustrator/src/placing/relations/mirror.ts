import type { Part } from '../company/Actor.ts';
import { isInProfile } from './profile.ts';
import { besideWays, directionOf, type Meeting } from './rule.ts';

/** So much higher than wide the glass of a mirror is, and so much of it who is seen there fills. */
const TALL = 1.9;
const FILLS = 0.92;
/** Nobody is as large there as before it. */
const LARGEST = 0.85;
/** Who is before a mirror hides so much of its edge, as shares of the narrower one's width. */
const OVERLAPS = [0.1, 0.05, 0.16];

/** Who is before a mirror stands at its side, and is seen in the glass the other way round. */
export function beforeMirror(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  if (to.record.lies !== undefined) return overWater(meeting);
  const side = isInProfile(from) ? (-directionOf(from) as 1 | -1) : meeting.random.chance(0.5) ? 1 : -1;
  const front = reflectionOf(meeting);
  return company.join(
    from,
    to,
    besideWays(meeting, OVERLAPS, [side, -side as 1 | -1]).map((way) => ({ ...way, front })),
  );
}

function reflectionOf({ company, from, to }: Meeting): Part[] {
  const [glass, box] = [company.point(to, 'picture'), company.groupBox(from)];
  const high = TALL * glass.width;
  const fits = Math.min(glass.width / (box.right - box.left), high / (box.bottom - box.top));
  const factor = Math.min(LARGEST, FILLS * fits);
  const [middle, foot] = [(box.left + box.right) / 2, glass.y + (FILLS * high) / 2];
  return company.groupOf(from).parts.map(({ art, to: { a, b, c, d, e, f } }) => ({
    art,
    to: {
      a: -a * factor,
      b: b * factor,
      c: -c * factor,
      d: d * factor,
      e: glass.x - (e - middle) * factor,
      f: foot + (f - box.bottom) * factor,
    },
  }));
}

/** What is seen in water is so wide and so high as shares of who looks into it; the water is so much wider and higher than that. */
const SEEN = { width: 0.92, height: 0.6 };
const WATER = { width: 1.5, height: 1.2 };

/** Who looks into water is at its far edge, and is seen in it upside down. */
function overWater({ company, from, to }: Meeting): boolean {
  const [own, water] = [company.groupBox(from), company.groupBox(to)];
  const [wide, high] = [own.right - own.left, own.bottom - own.top];
  const factor = Math.max(
    (WATER.width * SEEN.width * wide) / (water.right - water.left),
    (WATER.height * SEEN.height * high) / (water.bottom - water.top),
  );
  const middle = (own.left + own.right) / 2;
  const start = own.bottom + 0.03 * high;
  const front = company.groupOf(from).parts.map(({ art, to: { a, b, c, d, e, f } }) => ({
    art,
    to: {
      a: a * SEEN.width,
      b: -b * SEEN.height,
      c: c * SEEN.width,
      d: -d * SEEN.height,
      e: middle + (e - middle) * SEEN.width,
      f: start + (own.bottom - f) * SEEN.height,
    },
  }));
  const x = middle - ((water.left + water.right) / 2) * factor;
  const y = own.bottom - 0.03 * high - water.top * factor;
  return company.join(to, from, [{ x, y, factor, layer: 'behind', front }]);
}
