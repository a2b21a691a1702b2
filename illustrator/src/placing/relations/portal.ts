import type { Actor } from '../company/Actor.ts';
import type { Way } from '../company/Company.ts';
import { cutAtX } from './cutAt.ts';
import { directionOf, type Meeting } from './rule.ts';

/** Who comes out of a portal is so high as a share of it, and so much of its length is out. */
const HIGH = 0.56;
const OUT = [0.62, 0.72, 0.82];

/** Whether one sees its mouth from the side: a tunnel. */
export function isPortal({ record }: Pick<Actor, 'record'>): boolean {
  const isWay = record.uses?.includes('entered') === true && record.uses.includes('driven');
  return record.kind === 'building' && isWay && record.faces !== undefined && record.faces !== 'front';
}

/** Comes out of the side of a hill, what is still in there cut at its mouth. */
export function comeOut({ company, from, to }: Meeting): boolean {
  const side = directionOf(from);
  const [own, other, mouth] = [company.groupBox(from), company.box(to), company.point(to, 'inside')];
  const factor = Math.min(1, (HIGH * (other.bottom - other.top)) / (own.bottom - own.top));
  const wide = (own.right - own.left) * factor;
  company.letHide(from);
  const ways = OUT.map((out): Way => {
    const rear = side > 0 ? own.left * factor : own.right * factor;
    return {
      x: mouth.x - side * (1 - out) * wide - rear,
      y: mouth.y - own.bottom * factor,
      factor,
      layer: 'before',
      cut: (part) => cutAtX(part, mouth.x, side),
    };
  });
  return company.join(from, to, ways);
}
