import { figuresOf } from '../../things/likenessOf.ts';
import type { Way } from '../company/Company.ts';
import { type Casting, face, type Meeting } from './rule.ts';

/** So many swim one over the other; more in two columns. */
const ONE_COLUMN = 3;

/** Swims in a vessel, seen through its side; several one over the other. */
export function swimIn(meeting: Meeting): boolean {
  const { company, from, to, index, count } = meeting;
  const [own, other] = [company.groupBox(from), company.box(to)];
  const [wide, high] = [other.right - other.left, other.bottom - other.top];
  const columns = count > ONE_COLUMN ? 2 : 1;
  const rows = Math.ceil(count / columns);
  const level = (Math.floor(index / columns) + 0.5) / rows - 0.5;
  const aside = columns > 1 ? (index % columns) - 0.5 : rows > 1 ? 0.3 * ((index % 2) - 0.5) : 0;
  const fits = Math.min(
    (0.6 * wide) / columns / (own.right - own.left),
    (Math.max(0.5, 0.68 - 0.18 / rows) * high) / rows / (own.bottom - own.top),
  );
  const ways = [1, 0.85, 0.7].map((part): Way => {
    const factor = Math.min(1, fits * part);
    const x = (other.left + other.right) / 2 + aside * 0.42 * wide - ((own.left + own.right) / 2) * factor;
    const y = other.top + (0.52 + 0.62 * level) * high - ((own.top + own.bottom) / 2) * factor;
    return { x, y, factor, layer: 'before' };
  });
  return company.join(from, to, ways);
}

/** Has those who swim with one another go the same way. */
export function swimAlong(from: Casting, to: Casting, indexes: { from: number; to: number }): void {
  if (suitAlong(from, to, indexes) && (isOff(from) || isOff(to))) face(from, to, true);
}

/** Has no swimmer be a speck beside those whom it is with, where one of them is no fish; false where they do not swim. */
export function suitAlong(from: Casting, to: Casting, indexes: { from: number; to: number }): boolean {
  const areSwimming = [from, to].every((one) => one.record.kind === 'swimmer' || isOff(one));
  const isGuest = [from, to].some((one) => isOff(one) || figuresOf(one.record).length > 0);
  if (!areSwimming || !isGuest) return false;
  const pairs = [
    { one: from, other: to, thing: indexes.to },
    { one: to, other: from, thing: indexes.from },
  ];
  for (const { one, other, thing } of pairs)
    if (one.record.size > ALIKE * other.record.size) one.hosts.push({ thing, share: LEAST_ALONG });
  return true;
}

const isOff = ({ pose }: Casting) => pose === 'swim' || pose === 'fly';

/** What is not much smaller in life than what it swims with is about as large on a page. */
const ALIKE = 0.45;
const LEAST_ALONG = 1;
