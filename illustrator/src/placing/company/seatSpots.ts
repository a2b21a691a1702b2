import { goesOnFours } from '../../things/fourLegged.ts';
import { spanAt, topAt } from '../geometry/silhouette.ts';
import type { Actor, Part } from './Actor.ts';
import type { Company } from './Company.ts';

/** The place nearest to x where a host has an edge under it: nobody stands between two stilts. */
export function firmAt({ body: { art } }: Actor, to: Part['to'], x: number): number {
  const at = (x - to.e) / to.a;
  const steps = [0, 0.06, -0.06, 0.12, -0.12, 0.2, -0.2, 0.3, -0.3, 0.4, -0.4];
  const firm = steps.find((step) => topAt(art, at + step * art.width) !== undefined) ?? 0;
  return x + firm * art.width * to.a;
}

/** The highest level below one at which a host is so wide: nothing stands on the tip of a mountain. */
export function belowTip(
  company: Company,
  host: Actor,
  { level, wide }: { level: number; wide: number },
): number {
  const { art, to } = company.partOf(host);
  const { top, bottom } = company.box(host);
  for (let y = Math.max(level, top); y < top + MOST_BELOW * (bottom - top); y += 0.02 * (bottom - top)) {
    const [left, right] = spanAt(art, (y - to.f) / to.d) ?? [0, 0];
    if ((right - left) * Math.abs(to.a) >= wide) return y;
  }
  return level;
}

const MOST_BELOW = 0.5;

/** Where one sits on a host, then farther from its face; behind a rim also to both sides, where nothing of the host is before the face. */
export function spotsOn(company: Company, host: Actor, x: number, isBehind: boolean): number[] {
  const { telling } = host.body;
  const { left, right } = company.box(host);
  if (!telling) return isBehind ? [x, x + ASIDE * (right - left), x - ASIDE * (right - left)] : [x];
  const { a, e } = company.partOf(host).to;
  const face = ((telling.left + telling.right) / 2) * a + e;
  const away = Math.sign((left + right) / 2 - face) * (right - left);
  return [x, x + 0.12 * away, x + 0.24 * away];
}

/** How far aside one sits, as a share of the host's width. */
const ASIDE = 0.2;

/** Three birds and more on an animal have all of it from head to tail, each with its feet on what is under it there. */
export function areBirdsOnBack(host: Actor, riders: readonly Actor[]): boolean {
  const areBirds = riders.length > 2 && riders.every(({ record }) => record.kind === 'flier');
  return areBirds && goesOnFours(host.record) && host.request.pose === 'walk';
}

/** So much of its length. */
export const ALL_ALONG = 0.84;

/** How much broader than its room one sits alone: on what is said to be tiny one hangs over. */
export function roomFactor(host: Actor, rider: Actor | undefined): number {
  const isTiny = host.request.looks.size === 'small' && rider?.request.looks.size !== 'small';
  return isTiny ? OVER_TINY : OVER;
}

const OVER = 1.6;
const OVER_TINY = 1.75;

/** Where the middle of one of a row is from that of the row, with equal gaps or overlaps between all. */
export function middleIn(widths: readonly number[], at: number, span: number): number {
  const sum = (some: readonly number[]) => some.reduce((total, one) => total + one, 0);
  const gap = (span - sum(widths)) / widths.length;
  return sum(widths.slice(0, at)) + (at + 0.5) * gap + (widths[at] ?? 0) / 2 - span / 2;
}
