import type { Way } from '../Company.ts';
import { faceOf } from './carry.ts';
import { cutAtY } from './cutAt.ts';
import type { Casting, Meeting } from './rule.ts';

/** Whether it carries young ones in a pouch. */
export function hasPouch({ record }: Casting): boolean {
  const sitting = record.poses?.sit;
  return sitting !== undefined && 'body' in sitting && sitting.body?.front === 'pouch';
}

/** A young one that looks over the rim of a pouch. */
export function inPouch({ company, from, to }: Meeting): boolean {
  const [rim, box] = [company.point(from, 'pouch'), company.box(to)];
  company.letHide(to);
  const chin = faceOf(company, to).bottom;
  const room = rim.y - faceOf(company, from).bottom;
  const ways = [1.3, 1.1, 0.95].map((high): Way => {
    const factor = (high * room) / (chin - box.top);
    return {
      x: rim.x - ((box.left + box.right) / 2) * factor,
      y: rim.y - chin * factor,
      factor,
      layer: 'before',
      cut: (part) => cutAtY(part, rim.y),
    };
  });
  return company.join(to, from, ways);
}
