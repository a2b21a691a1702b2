import { around, type Box, CONTENT } from '../../page.ts';
import type { Random } from '../../Random.ts';
import type { RelationKind, Scene } from '../../reading/Scene.ts';
import { isLively } from '../relations/rule.ts';
import type { Actor } from './Actor.ts';
import type { Company } from './Company.ts';
import { canFloat } from './Group.ts';
import { heightOf, joinAll, widthOf } from './joinAll.ts';
import { isOfWater } from './Troupe.ts';

/** Fewer than these find their places by themselves, more are a crowd. */
const LEAST = 3;
const MOST = 12;
/** More in one row would be small on the page. */
const LONGEST_ROW = 6;
/** What is smaller beside the largest thing of a page finds its place by itself. */
const SMALL = 0.35;
/** A group so many times as wide as another one is a scene of its own: all in a row with it would be small. */
const WIDE = 4;
/** How far behind the front row the next one stands, as shares of the heights of those in front, or of their lengths where they are long. */
const DEPTHS = [0.35, 0.5, 0.65, 0.85];
/** As deep as a group of three may be: farther back one alone would seem to stand in the air. */
const DEPTHS_OF_THREE = [0.2, 0.35, 0.5];
/** The same of those at least so many times as long as high. */
const LONG = 0.9;
const DEPTHS_OF_THREE_LONG = [0.35, 0.5, 0.65, 0.8];
/** The same before those on the ground that are far higher, of the height of all in front: feet are seen over their heads. */
const DEPTHS_OF_LOW = [1.06, 1.15];
const LOW = 0.75;
/** Room between two in a row, as a share of their width. */
const LEAST_GAP = 0.02;
const MOST_GAP = 0.22;
/** How much chance counts beside how large all are, so that two seeds give two pages. */
const VARIETY = 0.4;
/** What a row more costs, and each share of a height that one stands farther behind. */
const ROW_COST = 0.86;
const DEPTH_COST = 0.15;
/** Share of a page's height that those who stand on the ground take. */
const TALLEST = 0.8;
/** Relations by which two are apart from one another. */
const APART: ReadonlySet<RelationKind> = new Set<RelationKind>(['face', 'look-at', 'around']);

/**
 * Stands three and more of whom nothing else is said on one ground: in a row or, where that is larger, in two, those
 * behind between the heads of those in front.
 */
export function standTogether(scene: Scene, company: Company, random: Random): void {
  const groups = company.groups();
  for (const isWet of [false, true]) {
    const hosts = groups.filter(({ parts, host }) => isWet === isOfWater(host) && stands(parts, host));
    const actors = hosts.map(({ host }) => host);
    if (actors.length < LEAST || actors.length > MOST || areApart(scene, company, actors)) continue;
    const widths = actors.map((actor) => widthOf(company, actor));
    if (Math.max(...widths) > WIDE * Math.min(...widths)) continue;
    const plans = plansOf(company, random.shuffle(actors), random).sort((a, b) => b.score - a.score);
    plans.some(({ spots }) =>
      joinAll(
        company,
        spots.map(({ actor }) => actor),
        (_, index) => {
          const { x = 0, back = 0 } = spots[index] ?? {};
          return { x, y: -back, back, layer: back > 0 ? 'back' : 'before' };
        },
      ),
    );
  }
}

function stands(parts: readonly { actor?: Actor }[], host: Actor): boolean {
  const isAlive = parts.some(({ actor }) => actor !== undefined && isLively(actor));
  return (
    isAlive &&
    host.size >= SMALL &&
    !canFloat(host) &&
    host.record.kind !== 'boat' &&
    host.record.kind !== 'building'
  );
}

function areApart({ relations }: Scene, company: Company, actors: readonly Actor[]): boolean {
  const isOne = (thing: number) =>
    company.of(thing).some((one) => actors.includes(company.groupOf(one).host));
  return relations.some(({ kind, from, to }) => APART.has(kind) && isOne(from) && isOne(to));
}

/** Rows from front to back, each so far behind the one before it. */
interface Plan {
  rows: Actor[][];
  depth: number;
  isOverLow?: boolean;
}

interface Spot {
  actor: Actor;
  x: number;
  back: number;
}

/** Ways to stand, and how large each is on a page. */
function plansOf(
  company: Company,
  actors: readonly Actor[],
  random: Random,
): { spots: Spot[]; score: number }[] {
  const bySize = [...actors].sort((a, b) => heightOf(company, a) - heightOf(company, b));
  const plans: Plan[] = [];
  if (actors.length <= LONGEST_ROW) plans.push({ rows: [[...actors]], depth: 0 });
  const areLong = actors.every((one) => widthOf(company, one) > LONG * heightOf(company, one));
  const depths = actors.length > LEAST ? DEPTHS : areLong ? DEPTHS_OF_THREE_LONG : DEPTHS_OF_THREE;
  for (let front = 1; front < actors.length; front += 1) {
    const behind = actors.length - front;
    if (Math.abs(front - behind) > Math.max(1, actors.length - 4)) continue;
    const rows = [bySize.slice(0, front), bySize.slice(front)];
    const isOverLow = areLow(company, rows);
    for (const depth of isOverLow ? DEPTHS_OF_LOW : depths) plans.push({ rows, depth, isOverLow });
  }
  if (actors.length > 6) {
    const third = Math.ceil(actors.length / 3);
    const rows = [bySize.slice(0, third), bySize.slice(third, 2 * third), bySize.slice(2 * third)];
    for (const depth of DEPTHS) plans.push({ rows, depth });
  }
  return scored(company, plans, random);
}

/** Whether those in front are so low that the feet of those behind are seen over their heads; in water no feet are. */
function areLow(company: Company, [front = [], behind = []]: readonly Actor[][]): boolean {
  if (behind.some(isOfWater)) return false;
  const most = Math.max(...front.map((one) => heightOf(company, one)));
  return most < LOW * Math.min(...behind.map((one) => heightOf(company, one)));
}

function scored(
  company: Company,
  plans: readonly Plan[],
  random: Random,
): { spots: Spot[]; score: number }[] {
  return plans.map((plan) => {
    const { rows, depth, isOverLow } = plan;
    const spots = spotsOf(company, plan, random.between(LEAST_GAP, MOST_GAP));
    const { left, right, top, bottom } = boxOf(company, spots);
    const [wide, high] = [CONTENT.right - CONTENT.left, TALLEST * (CONTENT.bottom - CONTENT.top)];
    const size = Math.min(wide / (right - left), high / (bottom - top));
    const chance = 1 - VARIETY * random.next();
    // Over low ones nobody is hidden.
    const far = isOverLow ? 0 : depth;
    return { spots, score: chance * size * ROW_COST ** (rows.length - 1) * (1 - DEPTH_COST * far) };
  });
}

function spotsOf(company: Company, { rows, depth, isOverLow }: Plan, gap: number): Spot[] {
  let back = 0;
  return rows.flatMap((row, index) => {
    if (index > 0) {
      const front = rows[index - 1] ?? [];
      const highs = front.map((one) => heightOf(company, one));
      const longs = front.map((one) => Math.max(heightOf(company, one), widthOf(company, one)));
      back += depth * (isOverLow ? Math.max(...highs) : Math.min(...longs));
    }
    const widths = row.map((one) => widthOf(company, one) * (1 + gap));
    // As many as in front of them, or more, stand so far apart that each is in a gap.
    const whole = widths.reduce((sum, one) => sum + one, 0);
    const isSame = index > 0 && row.length === rows[index - 1]?.length;
    let x = -whole / 2 + (isSame ? (whole / row.length) * (index % 2 === 1 ? 0.5 : 0) : 0);
    return row.map((actor, at) => {
      const spot = { actor, x: x - company.groupBox(actor).left, back };
      x += widths[at] ?? 0;
      return spot;
    });
  });
}

function boxOf(company: Company, spots: readonly Spot[]): Box {
  const boxes = spots.map(({ actor, x, back }) => {
    const { left, right, top, bottom } = company.groupBox(actor);
    return { left: left + x, right: right + x, top: top - back, bottom: bottom - back };
  });
  return around(boxes);
}
