import type { Way } from '../company/Company.ts';
import { directionOf, type Meeting } from './rule.ts';

/** How much farther back the next lane is, as shares of the height of who runs there, and how far behind that one is in it, as shares of the width. */
const LANES = [0.6, 0.75, 0.9];
const BEHIND = [0.3, 0.15, 0.5];
/** The same of the height of the one whose back it is not to stand on. */
const CLEAR = 1.08;

/** Puts who runs to where another one runs already in the next lane, seen over that one; false where nobody runs there or too little is seen. */
export function abreast({ company, from, to }: Meeting): boolean {
  const others = company.groupOf(to).parts.flatMap(({ actor }) => (actor && actor !== to ? [actor] : []));
  const last = others.at(-1);
  if (last === undefined) return false;
  const side = directionOf(from);
  const [own, other] = [company.groupBox(from), company.box(last)];
  const [wide, high] = [own.right - own.left, own.bottom - own.top];
  // Animals are longer than high: the next one would ride on the back of the last.
  const isLow = from.record.kind === 'animal' && wide > high;
  const lanes = isLow ? [(CLEAR * (other.bottom - other.top)) / high, ...LANES] : LANES;
  const ways = lanes.flatMap((lane) =>
    BEHIND.map((part): Way => {
      const x = side > 0 ? other.right - own.right : other.left - own.left;
      return {
        x: x - side * part * wide,
        y: other.bottom - own.bottom - lane * high,
        layer: 'back',
        back: lane * high,
      };
    }),
  );
  return company.join(from, to, ways);
}
