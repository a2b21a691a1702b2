import type { Actor, Part } from '../company/Actor.ts';
import type { Company } from '../company/Company.ts';
import { cord } from '../company/cord.ts';
import type { Spot } from '../company/props.ts';
import { bottomAt, topAt } from '../geometry/silhouette.ts';
import { directionOf } from './rule.ts';

/** Where a strap goes around an animal, as shares of its length from its front: behind its forelegs, where no leg is below. */
const AROUND = [0.6, 0.55, 0.66, 0.5, 0.72];
/** The strap is so broad, and at most so high, as shares of the animal's height; the rope is tied so far down it. */
const BROAD = 0.035;
const HIGHEST = 0.6;
const TIED = 0.55;

/** A strap around the trunk of an animal that pulls, and where a rope is tied to it; undefined where there is none to see. */
export function harnessOf(company: Company, from: Actor): { part: Part; at: Spot } | undefined {
  const [{ art, to }, { left, right, top, bottom }] = [company.partOf(from), company.box(from)];
  const side = directionOf(from);
  for (const share of AROUND) {
    const x = side > 0 ? right - share * (right - left) : left + share * (right - left);
    const [own, under] = [topAt(art, (x - to.e) / to.a), bottomAt(art, (x - to.e) / to.a)];
    if (own === undefined || under === undefined) continue;
    const [back, belly] = [own * to.d + to.f, under * to.d + to.f];
    if (belly - back > HIGHEST * (bottom - top)) continue;
    const part = cord({ x, y: back }, { x, y: belly }, { sag: 0, width: BROAD * (bottom - top) });
    return { part, at: { x, y: back + TIED * (belly - back) } };
  }
  return undefined;
}
