import type { Scene } from '../../reading/Scene.ts';
import type { Actor } from './Actor.ts';
import type { Company } from './Company.ts';
import { linkAll } from './handRing.ts';
import { joinAll, middleOf, widthOf } from './joinAll.ts';

/** Fewer are a pair. */
const LEAST = 3;
const MOST = 7;
/** How far the middles of two are apart, as shares of the half widths of both. */
const STEPS = [1.02, 1.2, 0.92];

/** Those of several things who have each other by the hand are one row, hand in hand: parents with their children between them. */
export function holdInChains(scene: Scene, company: Company): void {
  for (const { hubs, others } of chainsOf(scene)) {
    const row = rowOf(
      hubs.flatMap((thing) => company.of(thing)),
      others.flatMap((thing) => company.of(thing)),
    );
    const isFree = row.every((actor) => company.groupOf(actor).host === actor);
    if (row.length < LEAST || row.length > MOST || !isFree) continue;
    const restore = company.save();
    if (!STEPS.some((step) => standInRow(company, row, step) && linkAll(company, [row, []]))) restore();
  }
}

interface Chain {
  /** Who has the others by the hand, or whom all the others have. */
  hubs: number[];
  others: number[];
}

function chainsOf({ things, relations }: Scene): Chain[] {
  const held = relations.filter(({ kind, from, to, at }) => kind === 'hold-hands' && from !== to && !at);
  const [ones, others] = [distinct(held.map(({ from }) => from)), distinct(held.map(({ to }) => to))];
  const isOrdered = [...ones, ...others].some((index) => things[index]?.order !== undefined);
  if (held.length === 0 || isOrdered || ones.some((one) => others.includes(one))) return [];
  // Everybody of one side has everybody of the other.
  if (held.length !== ones.length * others.length) return [];
  const countOf = (side: readonly number[]) =>
    side.reduce((sum, index) => sum + (things[index]?.count ?? 1), 0);
  return [countOf(ones) <= countOf(others) ? { hubs: ones, others } : { hubs: others, others: ones }];
}

function distinct(list: readonly number[]): number[] {
  return [...new Set(list)];
}

/** One hub stands in the middle, two stand at the ends; more take turns with the others. */
function rowOf(hubs: readonly Actor[], others: readonly Actor[]): Actor[] {
  const [first, last] = hubs;
  if (first === undefined) return [...others];
  if (last === undefined) {
    const half = Math.ceil(others.length / 2);
    return [...others.slice(0, half), first, ...others.slice(half)];
  }
  if (hubs.length === 2) return [first, ...others, last];
  return others.flatMap((other, index) => {
    const hub = hubs[index];
    return hub === undefined ? [other] : [hub, other];
  });
}

function standInRow(company: Company, row: readonly Actor[], step: number): boolean {
  let x = 0;
  const spots = row.map((actor, index) => {
    const before = row[index - 1];
    if (before) x += (step * (widthOf(company, before) + widthOf(company, actor))) / 2;
    return x - middleOf(company, actor);
  });
  return joinAll(company, row, (_, index) => ({ x: spots[index] ?? 0, y: 0, layer: 'before' }));
}
