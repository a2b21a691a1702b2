import { type Actor, isKnown } from '../company/Actor.ts';
import type { Way } from '../company/Company.ts';
import { isAloft } from '../company/isAloft.ts';
import { faceOf } from './carry.ts';
import { topOf as topEdge } from './hideBehind.ts';
import { levelOf } from './inOtherwise.ts';
import { edgeAt } from './pull.ts';
import { isLively, type Meeting } from './rule.ts';

/** Nobody is smaller than this beside the largest of a page. */
const LEAST = 0.26;
const SIZES = [1, 0.8, 0.65, 0.5];

/** On the widest level of its upper edge, as large as that bears; not where one is on it elsewhere: on a window's sill. */
export function onTop({ company, from, to, index, count }: Meeting): boolean {
  const box = company.box(to);
  // Nobody is on a sail, or on the funnels of a ship.
  if (to.record.kind === 'boat' && isKnown(to, 'top')) return false;
  if (isKnown(to, 'seat') && company.point(to, 'seat').y > (box.top + box.bottom) / 2) return false;
  const [own, run] = [company.groupBox(from), levelOf(company.partOf(to))];
  const room = (run.right - run.left) / count;
  const wide = own.right - own.left;
  const fits = Math.min(1, (1.5 * room) / wide);
  const ways = SIZES.map((part): Way => {
    const factor = Math.max(LEAST / from.size, part * fits);
    return {
      x: run.left + (index + 0.5) * room - ((own.left + own.right) / 2) * factor,
      y: run.y + 0.03 * (own.bottom - own.top) * factor - own.bottom * factor,
      factor,
      layer: 'before',
    };
  });
  return company.join(from, to, ways);
}

/** How far beyond the sides of a thing those in a row behind it are, and how much higher on the page, as shares. */
const ASIDE = [0.2, 0.35, 0.5];
const FARTHER = [0.12, 0.25, 0.42];
/** Of several in a row behind somebody each has so much of its own width. */
const EACH_BEHIND = [0.92, 1.15, 1.4];

/** How far behind a thing what is in the sky has set, as a share of its own height: a moon behind a house. */
const SET = [0.45, 0.35, 0.25, 0.15];

/** Those behind something side by side, beyond its sides and between: what flies is right over it. */
export function rowBehind({ company, from, to, index, count }: Meeting): boolean {
  const [own, other] = [company.groupBox(from), company.box(to)];
  const [wide, high] = [own.right - own.left, own.bottom - own.top];
  const face = isLively(from) ? faceOf(company, from) : own;
  const along = count > 1 ? index / (count - 1) - 0.5 : (index % 2 === 0 ? 1 : -1) / 2;
  const ways = SIZES.slice(0, 3).flatMap((factor) => {
    const middle = (other.left + other.right) / 2 - ((own.left + own.right) / 2) * factor;
    if (isAirborne(from))
      return (from.record.kind === 'sky' ? SET : [0, 0.2]).map(
        (sunk): Way => ({
          x:
            middle +
            (from.record.kind === 'sky' ? 0.5 : 1) *
              along *
              Math.max(other.right - other.left, 0.9 * count * wide * factor) *
              0.8,
          y: other.top + (sunk - 0.04) * high * factor - own.bottom * factor,
          factor,
          layer: 'back',
        }),
      );
    return ASIDE.flatMap((aside, k) => {
      // More than fit beside it have room of their own.
      const least = count > 2 ? (count - 1) * (EACH_BEHIND[k] ?? 1) * wide * factor : 0;
      const x = middle + along * Math.max(least, other.right - other.left + 2 * aside * wide * factor);
      const place = (up: number): Way => {
        const y = other.bottom - (up + own.bottom) * factor;
        return { x, y, factor, layer: 'back', back: up * factor };
      };
      // In the middle the face is over it.
      const edge = topEdge(company.partOf(to), x + ((own.left + own.right) / 2) * factor);
      const up = edge === undefined ? 0 : other.bottom - edge + (face.bottom - own.bottom) * factor;
      const isOver = up > 0 && up < other.bottom - other.top;
      const over = isOver ? [{ ...place(0), y: other.bottom - up - own.bottom * factor }] : [];
      return [...FARTHER.map((far) => place(far * high)), ...over];
    });
  });
  return company.join(from, to, ways);
}

/** Whether it is in the air. */
export function isAirborne({ record, request }: Actor): boolean {
  return isAloft(record) || request.pose === 'fly';
}

/** How high what is in a row before somebody is at most beside that one, and how much lower on the page. */
const LOW = 0.42;
const NEARER = [0.3, 0.5, 0.8];

/** Those before something side by side at its foot, low enough that it is seen over them. */
export function rowBefore({ company, from, to, index, count }: Meeting): boolean {
  const [own, other] = [company.groupBox(from), company.box(to)];
  const [wide, high] = [own.right - own.left, own.bottom - own.top];
  const clear = isLively(to) ? other.bottom - faceOf(company, to).bottom : other.bottom - other.top;
  const fits = Math.min(1, (LOW * (other.bottom - other.top)) / high, (0.8 * clear) / high);
  const along = count > 1 ? index - (count - 1) / 2 : 0;
  const ways = [1, 0.8, 0.65].flatMap((part) =>
    NEARER.map((down): Way => {
      const factor = Math.max(LEAST / from.size, part * fits);
      return {
        x: (other.left + other.right) / 2 + (along * 1.04 * wide - (own.left + own.right) / 2) * factor,
        y: other.bottom + (down * high - own.bottom) * factor,
        factor,
        layer: 'before',
      };
    }),
  );
  return company.join(from, to, ways);
}

/** So much of who crawls out from under something is beside it. */
const OUT = [0.5, 0.62, 0.74];

/** The face beside the lower end of what is low, the rest behind it: who crawls out from under it. */
export function crawlOut({ company, from, to }: Meeting): boolean {
  if (!isLively(from)) return false;
  const [own, other, face] = [company.groupBox(from), company.box(to), faceOf(company, from)];
  const wide = own.right - own.left;
  const side = (face.left + face.right) / 2 > (own.left + own.right) / 2 ? 1 : -1;
  company.letHide(from);
  const ways = SIZES.flatMap((factor) =>
    OUT.map((out): Way => {
      const y = other.bottom - own.bottom * factor;
      const edge = edgeAt(company, to, { y: y + ((face.top + face.bottom) / 2) * factor, side });
      const near = side > 0 ? own.right : own.left;
      return { x: edge + side * out * wide * factor - near * factor, y, factor, layer: 'behind' };
    }),
  );
  return company.join(from, to, ways);
}
