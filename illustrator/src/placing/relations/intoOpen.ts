import { Sketch } from '../../parts/Sketch.ts';
import { AS_IS } from '../../raster/LabelMap.ts';
import { type Actor, insideOf, isKnown, moved } from '../company/Actor.ts';
import type { Company } from '../company/Company.ts';
import { cutAtRim, rimOf } from './rim.ts';
import { directionOf, type Meeting } from './rule.ts';

type Point = { x: number; y: number };

/** A tool ends so deep in what is open above, as shares of its height from the rim. */
const DIPS = [0.55, 0.4, 0.25, 0.12];
/** How far beyond the middle of it, as shares of its width. */
const BEYOND = [0.22, 0.1, 0, -0.1];
/** The same where a near rim is seen. */
const SHALLOW = [0.12, 0.2];
const NEAR = [0, -0.12, 0.12];
/** Nobody dips into what is so large, in meters, or into an egg: who paints a fence stands before it. */
const LARGEST_OPEN = 1.8;

/** Leaves of a tool what is over the near rim of what it is in. */
export function sink(company: Company, tool: Actor, to: Actor): void {
  const part = company.partOf(tool);
  const art = new Sketch().add(part.art, part.to).art();
  company.redraw(tool, cutAtRim({ ...part, art, to: AS_IS }, rimOf(company, to)));
}

export function isOpen({ record }: Pick<Actor, 'record'>): boolean {
  return (
    record.uses?.includes('poured-into') === true ||
    (isKnown({ record }, 'inside') &&
      !insideOf(record).isOpen &&
      record.kind !== 'food' &&
      // A heap is full.
      record.uses?.includes('crept-under') !== true &&
      record.size < LARGEST_OPEN)
  );
}

/** Where it may be in what is open above. */
export function endsIn({ company, from, to }: Meeting): Point[] {
  const { left, right, top, bottom } = company.box(to);
  const rim = levelOfRim(company, to);
  const [beyond, dips] = insideOf(to.record).hasRim ? [NEAR, SHALLOW] : [BEYOND, DIPS];
  return beyond.flatMap((far) =>
    dips.map((deep) => ({
      x: (left + right) / 2 + directionOf(from) * far * (right - left),
      y: rim + deep * (bottom - top),
    })),
  );
}

/** Where it may be right at the rim. */
export function endsOver({ company, from, to }: Meeting): Point[] {
  const { left, right } = company.box(to);
  return BEYOND.map((far) => ({
    x: (left + right) / 2 - directionOf(from) * far * (right - left),
    y: levelOfRim(company, to),
  }));
}

/** Makes a thing by itself so small that its rim is at a level, at the most. */
export function lower(company: Company, to: Actor, level: number): void {
  const { art, to: at } = company.partOf(to);
  const share = level / levelOfRim(company, to);
  if (share > 0 && share < 1 && company.groupOf(to).parts.length === 1)
    company.redraw(to, moved({ art, to: at }, 0, 0, share));
}

export function levelOfRim(company: Company, to: Actor): number {
  return isKnown(to, 'inside') ? company.point(to, 'inside').y : company.box(to).top;
}
