import type { Actor } from '../company/Actor.ts';
import type { Way } from '../company/Company.ts';
import { type Casting, directionOf, isLively, type Meeting } from './rule.ts';

/** What is large in life is so large at least as a share of one of those that it is behind; of several each takes less of it. */
const LOOMS = 1.7;
const OVER_SEVERAL = 2;
/** Where those before it stand, as shares of half its width from its middle, and how much nearer, as a share of their height. */
const ASIDE = [-0.9, 0.9, 0, -1.4, 1.4];
const ALONE = [-0.7, 0.7, -0.85, 0.85, -0.55, 0.55];
const NEARER = [0.14, 0.26];

/** Whether it is a building or a mountain, and larger than what it is behind. */
export function looms({ record }: Pick<Casting, 'record'>, to: Pick<Casting, 'record'>): boolean {
  const times = to.record.kind === 'building' ? FAR : 1;
  return record.kind === 'building' && record.size > times * to.record.size;
}

/** So many times as large as a house a mountain is. */
const FAR = 20;

/** Makes it as large as it has to be over those. */
export function loomOver(from: Casting, to: Casting, { to: index }: { to: number }): void {
  from.hosts.push({ thing: index, share: to.count > 1 ? OVER_SEVERAL : LOOMS });
}

/** Puts it, large, behind one thing, or behind several that are clear of its middle. */
export function loomBehind({ company, from }: Meeting, all: readonly Actor[]): boolean {
  const box = company.box(from);
  const [middle, half] = [(box.left + box.right) / 2, (box.right - box.left) / 2];
  const restore = company.save();
  const isDone = all.every((one, index) => {
    const own = company.groupBox(one);
    const high = own.bottom - own.top;
    const first = ASIDE[index % ASIDE.length] ?? 0;
    const asides = all.length > 1 ? [first, 1.2 * first, 0.8 * first] : ALONE;
    const ways = asides.flatMap((aside) =>
      NEARER.map((down): Way => {
        const x = middle + aside * Math.max(half, own.right - own.left) - (own.left + own.right) / 2;
        // In the middle one is nearer yet: what is behind it is seen over it.
        return { x, y: (aside === 0 ? 3 : 1) * down * high, layer: 'before' };
      }),
    );
    return company.join(one, from, ways);
  });
  if (!isDone) restore();
  return isDone;
}

/** Whether who goes to it has it large ahead of them: a house, a castle. */
export function isAhead({ record }: Pick<Casting, 'record'>, from: Pick<Casting, 'record'>): boolean {
  return record.kind === 'building' && isLively(from) && record.size > LARGER * from.record.size;
}

const LARGER = 2;
/** How far before its middle the first one is, as shares of half its width, and how near one is to the next. */
const BEFORE_GATE = [0.12, 0.3, 0.45];
const CLOSE = 0.92;

/** Makes it so large, and has people who do nothing else walk there. */
export function goThere(from: Casting, to: Casting, index: number): void {
  loomOver(to, from, { to: index });
  if (from.record.kind === 'person' && Object.keys(from.hands).length === 0) from.pose ??= 'walk';
}

/** Has them go to the gate of a building that is behind them, one after the other. */
export function approach({ company, from: goal }: Meeting, all: readonly Actor[]): boolean {
  const [first] = all;
  if (!first || !isAhead(goal, first)) return false;
  const box = company.box(goal);
  const [middle, half, side] = [(box.left + box.right) / 2, (box.right - box.left) / 2, -directionOf(first)];
  const restore = company.save();
  company.letHide(goal);
  const isDone = all.every((one) => {
    const own = company.groupBox(one);
    const [wide, high] = [own.right - own.left, own.bottom - own.top];
    const others = company
      .groupOf(goal)
      .parts.flatMap(({ actor }) => (actor && isLively(actor) ? [company.box(actor)] : []));
    const ends = others.map(({ left, right }) => side * ((side > 0 ? right : left) - middle));
    const last = Math.max(...ends) - (1 - CLOSE) * wide;
    const starts = ends.length > 0 ? [last, last + 0.15 * wide] : BEFORE_GATE.map((share) => share * half);
    const ways = starts.flatMap((start) =>
      NEARER.map((down): Way => {
        const x = middle + side * (start + wide / 2) - (own.left + own.right) / 2;
        return { x, y: down * high, layer: 'before' };
      }),
    );
    return company.join(one, goal, ways);
  });
  if (!isDone) restore();
  return isDone;
}
