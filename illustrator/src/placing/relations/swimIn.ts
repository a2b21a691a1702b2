import type { Way } from '../company/Company.ts';
import type { Meeting } from './rule.ts';

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
