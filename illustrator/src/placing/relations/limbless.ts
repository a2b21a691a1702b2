import { headOf } from '../../things/likenessOf.ts';
import type { PartFamily } from '../../things/recordSchema.ts';
import type { Actor } from '../company/Actor.ts';
import type { Way } from '../company/Company.ts';
import { aheadWays, chestWays, faceOf, fitTo, put } from './carry.ts';
import { directionOf, type Meeting } from './rule.ts';

/** Whether it has nothing to hold things with: fishes, and what crawls on its belly. It eats and reads as it is. */
export function isLimbless({ record }: Pick<Actor, 'record'>): boolean {
  if (record.limbless) return true;
  if (record.kind !== 'swimmer' || headOf(record) !== undefined) return false;
  return !record.parts?.some((part) => LIMBS.has(part));
}

const LIMBS: ReadonlySet<PartFamily> = new Set<PartFamily>(['arm', 'leg', 'tentacle']);

/** How large what is at a mouth is, and how far beside that its middle is, as shares of its own width. */
const SIZES = [0.34, 0.28];
const ASIDE = [0.36, 0.46, 0.56, 0.66];

/** What is eaten is at the mouth, no hand on it. */
export function atMouth(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  const side = directionOf(from);
  const ways = SIZES.flatMap((share) => {
    const [box, mouth, factor] = [company.groupBox(to), company.point(from, 'mouth'), fitTo(to, from, share)];
    const [wide, high] = [(box.right - box.left) * factor, (box.bottom - box.top) * factor];
    return ASIDE.map((aside): Way => {
      const at = { x: mouth.x + side * aside * wide, y: mouth.y + 0.2 * high };
      return { ...put(box, at, factor), cut: (one) => ({ ...one, at: from.body.art }) };
    });
  });
  return company.join(to, from, ways);
}

/** A book lies open before who reads: below a face that looks at the viewer, else ahead of it. */
export function readAt(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  const [face, body] = [faceOf(company, from), company.box(from)];
  const factor = fitTo(to, from, 0.42);
  const high = (company.box(to).bottom - company.box(to).top) * factor;
  const level = from.record.kind === 'swimmer' ? (face.top + face.bottom) / 2 + high / 2 : body.bottom;
  const up = (body.bottom - level) / (body.bottom - body.top);
  const isAbove = from.record.kind !== 'swimmer' && face.bottom + high < body.bottom;
  return company.join(to, from, [
    ...(isAbove ? chestWays(meeting, factor) : []),
    ...aheadWays(meeting, factor, { up: Math.max(0, up), gap: 0.02 }),
  ]);
}
