import { type Actor, insideOf, type Part } from '../company/Actor.ts';
import type { Company } from '../company/Company.ts';
import { cutAbove } from '../geometry/cutArt.ts';

/** The near edge of an opening, in the units of its group: the lower half of an ellipse, or a straight line. */
export interface Rim {
  x: number;
  /** Of its middle, which is lowest. */
  y: number;
  half: number;
  deep: number;
}

/** The near edge over which those in a host look. */
export function rimOf(company: Company, host: Actor): Rim {
  const { x, y, width } = company.point(host, 'inside');
  const { left, right } = company.box(host);
  return { x, y, half: width / 2, deep: insideOf(host.record).deep * (right - left) };
}

/** Where a rim is at x; beside it, where it ends. */
export function rimAt({ x: middle, y, half, deep }: Rim, x: number): number {
  const aside = Math.min(1, Math.abs(x - middle) / half);
  return y - deep * (1 - Math.sqrt(1 - aside * aside));
}

/** A part of which only is left what is over a rim. */
export function cutAtRim(part: Part, rim: Rim): Part {
  const { a, d, e, f } = part.to;
  const art = cutAbove(part.art, (x) => (rimAt(rim, x * a + e) - f) / d);
  return { ...part, art, whole: part.whole ?? part.art };
}
