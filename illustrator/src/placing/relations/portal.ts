import type { Actor } from '../company/Actor.ts';
import type { Way } from '../company/Company.ts';
import { cutAtX } from './cutAt.ts';
import { directionOf, type Meeting } from './rule.ts';

/** Who comes out of a portal is so high as a share of it, and so much of its length is out. */
const HIGH = 0.44;
const OUT = [0.88, 0.8, 0.7];

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

/** The least size of a building one comes out of upright, in meters. */
const LEAST_WITH_DOOR = 5;

/** Whether it is a building with a door, and nothing one crawls into. */
export function hasDoor({ record }: Pick<Actor, 'record'>): boolean {
  return record.kind === 'building' && record.size > LEAST_WITH_DOOR && !isPortal({ record });
}

/** How high one at a door is, as a share of the building. */
const AT_DOOR = 0.36;
/** How far aside of the door each is, as a share of its width, and how much lower than it, as shares of its height. */
const ASIDE = [1.1, 0.9, 1.3];
const DOWN = 0.35;
const DEEPER = 0.12;

/** Who comes out of a door stands at it; of several the last one does, those who are out already before it to both sides. */
export function fileOut({ company, from, to, index }: Meeting): boolean {
  const [own, other] = [company.groupBox(from), company.box(to)];
  const [wide, high] = [own.right - own.left, own.bottom - own.top];
  const factor = (AT_DOOR * (other.bottom - other.top)) / high;
  const far = Math.ceil(index / 2);
  const side = index % 2 === 0 ? 1 : -1;
  const ways = ASIDE.map((aside): Way => {
    const x = (other.left + other.right) / 2 + side * far * aside * wide * factor;
    const y = other.bottom + (index === 0 ? 0.03 : DOWN + DEEPER * far) * high * factor;
    return {
      x: x - ((own.left + own.right) / 2) * factor,
      y: y - own.bottom * factor,
      factor,
      layer: 'before',
    };
  });
  return company.join(from, to, ways);
}
