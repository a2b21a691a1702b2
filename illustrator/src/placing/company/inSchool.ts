import type { Scene } from '../../reading/Scene.ts';
import type { Actor } from './Actor.ts';
import type { Company } from './Company.ts';
import { heightOf, joinAll, middleOf, widthOf } from './joinAll.ts';
import { isUnderWater } from './swimOnWater.ts';

/** Fewer find their places by themselves, more are too small one under the other. */
const LEAST = 3;
const MOST = 5;
/** How far one is under the last, as a share of the higher one, and how far to both sides, of the widest. */
const UNDER = 0.98;
const ASIDE = 0.24;

/** Has those who swim together under water do so one under the other, to both sides in turn, who is with several among them. */
export function inSchool({ setting, relations }: Scene, company: Company): void {
  if (!isUnderWater(setting)) return;
  for (const { kind, from, to } of relations) {
    const [some, others] = [from, to].map((thing) => company.of(thing)).sort((a, b) => b.length - a.length);
    const all = [...(some?.slice(0, 1) ?? []), ...(others ?? []), ...(some?.slice(1) ?? [])];
    const isFree = all.every((one) => company.groupOf(one).host === one && isSwimming(one));
    if (kind !== 'next-to' || !isFree || all.length < LEAST || all.length > MOST) continue;
    const wide = Math.max(...all.map((one) => widthOf(company, one)));
    const highs = all.map((one) => heightOf(company, one));
    const middles = all.map((one) => middleOf(company, one));
    const downOf = (index: number): number =>
      index === 0 ? 0 : downOf(index - 1) + UNDER * Math.max(highs[index - 1] ?? 0, highs[index] ?? 0);
    joinAll(company, all, (_, index) => {
      const aside = (index % 2 === 0 ? -1 : 1) * ASIDE * wide;
      return { x: aside - (middles[index] ?? 0), y: downOf(index), layer: 'before' };
    });
  }
}

/** Whether it swims at full length. */
export function isSwimming({ record: { kind, rests }, request: { pose } }: Actor): boolean {
  return kind === 'swimmer' ? rests !== 'ground' : pose === 'fly' || pose === 'swim';
}
