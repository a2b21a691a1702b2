import type { SceneThing } from '../../reading/Scene.ts';
import type { Actor } from './Actor.ts';
import type { Company } from './Company.ts';
import { heightOf, joinAll, widthOf } from './joinAll.ts';

/** The smallest of several from small to large, beside the largest. */
const SMALLEST = 0.42;

/** How large one of several is beside the largest of them: all the same, but for those from small to large. */
export function gradeOf({ order, count }: SceneThing, copy: number): number {
  return order === 'graded' && count > 1 ? SMALLEST + ((1 - SMALLEST) * copy) / (count - 1) : 1;
}

/** From the smallest to the largest side by side; the small ones of many stand in front of the large ones. */
export function inGrades(company: Company, actors: readonly Actor[]): boolean {
  const bySize = [...actors].sort((a, b) => heightOf(company, a) - heightOf(company, b));
  const front = bySize.slice(0, bySize.length > LONGEST ? Math.ceil(bySize.length / 2) : 0);
  const [small, large] = [front, bySize.slice(front.length)];
  const back = (FREE + 1) * Math.max(0, ...small.map((actor) => heightOf(company, actor)));
  const spots = [...rowOf(company, large), ...rowOf(company, small)];
  return joinAll(company, [...large, ...small], (actor, index) => {
    const isBehind = index < large.length;
    const x = (spots[index] ?? 0) - company.groupBox(actor).left;
    return isBehind && back > 0 ? { x, y: -back, back, layer: 'back' } : { x, y: 0, layer: 'before' };
  });
}

const LONGEST = 4;
/** Between one and the next one, as a share of its width. */
const GAP = 0.08;
/** How far those behind are over the heads of those in front, as a share of these. */
const FREE = 0.1;

/** Where each of a row begins, the middle of the row at 0. */
function rowOf(company: Company, actors: readonly Actor[]): number[] {
  const widths = actors.map((actor) => (1 + GAP) * widthOf(company, actor));
  let at = -widths.reduce((sum, one) => sum + one, 0) / 2;
  return widths.map((width) => {
    at += width;
    return at - width;
  });
}
