import type { Box } from '../../page.ts';
import type { Actor } from '../company/Actor.ts';
import type { Company, Way } from '../company/Company.ts';
import { hasCrown } from './crown.ts';
import { besideWays, isLively, type Meeting, type RelationRule } from './rule.ts';

/** Who stands among plants is so large at least beside one of them, and among trees. */
const LEAST_AMONG = 1.05;
const LEAST_UNDER_TREES = 0.65;
/** A plant is so large at least beside who is among many. */
const LEAST_PLANT = 0.34;
/** So high at most, as a share of who is there, a plant stands before the feet; a higher one stands behind. */
const LOW = 1.15;
/** The same of one that stands right before them. */
const AT_KNEES = 0.6;
/** How much farther back and nearer they stand, as shares of the height of who is among them. */
const BACK = 0.1;
const NEARER = 0.07;
/** How far apart those of one side are, as a share of their width. */
const APART = 0.7;

/** All of a kind of plant around who stands there: at both sides behind, and before the feet where they are low. */
function among({ company, from, to }: Meeting): boolean {
  const ones = company.of(from.thing);
  const [leader = from] = ones;
  const plants = company.of(to.thing);
  const [first = to] = plants;
  const { host } = company.groupOf(first);
  if (host !== first) return joinThem(company, from, host);
  const isRow = ones.every(
    (one) =>
      company.areJoined(one, leader) ||
      company.join(
        one,
        leader,
        besideWays({ company, from: one, to: lastOf(company, ones) }, [0.04, 0], [1]),
      ),
  );
  const box = company.groupBox(leader);
  return (
    isRow &&
    plants.every((plant, index) => company.join(plant, leader, waysAround(company, { plant, index, box })))
  );
}

/** Beside those who are among them already. */
function joinThem(company: Company, from: Actor, host: Actor): boolean {
  const row = company.actors.filter((one) => isLively(one) && company.areJoined(one, host));
  const sorted = [...(row.length > 0 ? row : [host])].sort(
    (a, b) => company.box(a).left - company.box(b).left,
  );
  const [left = host, right = host] = [sorted[0], sorted.at(-1)];
  return company.join(from, host, [
    ...besideWays({ company, from, to: right }, ASIDE, [1]),
    ...besideWays({ company, from, to: left }, ASIDE, [-1]),
  ]);
}

/** Overlaps with the one beside: farther out they hide less of what they are among. */
const ASIDE = [0.1, 0, -0.25, -0.5, -0.75];

/** The last of a row that is already joined. */
function lastOf(company: Company, ones: readonly Actor[]): Actor {
  const [leader] = ones as [Actor];
  return ones.filter((one) => company.areJoined(one, leader)).at(-1) ?? leader;
}

/** Behind at the left, before the feet at the right, and so on; what is too high to stand before anybody is behind, too. */
function waysAround(
  company: Company,
  { plant, index, box }: { plant: Actor; index: number; box: Box },
): Way[] {
  const own = company.groupBox(plant);
  const [wide, high] = [box.right - box.left, box.bottom - box.top];
  const [width, height] = [own.right - own.left, own.bottom - own.top];
  const { side, depth, ring } = spotOf(index);
  const isBehind = depth > 0 || height > LOW * high || hasCrown(plant) || plant.record.kind === 'building';
  const middle = (box.left + box.right) / 2 - (own.left + own.right) / 2;
  const beside = wide / 2 + (isBehind ? BESIDE : -BESIDE) * width;
  const near = depth > BACK ? 0.1 * wide : height < AT_KNEES * high && !isBehind ? 0.3 * wide : beside;
  const step = Math.max(width, isBehind ? 0.5 * wide : wide);
  const down = (isBehind ? -Math.max(depth, BACK) : NEARER) * high;
  return OUTWARD.map((out): Way => {
    const at = {
      x: middle + side * (near + ring * APART * width + out * step),
      y: box.bottom + down - own.bottom,
    };
    return isBehind ? { ...at, layer: 'back', back: -down } : { ...at, layer: 'before' };
  });
}

/** At which side one stands, how far behind as a share of the height of who is among them, and how many stand between. */
function spotOf(index: number): { side: 1 | -1; depth: number; ring: number } {
  const { side, depth } = SPOTS[index % SPOTS.length] ?? { side: 1, depth: 0 };
  return { side, depth, ring: Math.floor(index / SPOTS.length) };
}

const FAR = 0.42;
const SPOTS = [
  { side: -1, depth: BACK },
  { side: 1, depth: 0 },
  { side: 1, depth: BACK },
  { side: -1, depth: 0 },
  { side: -1, depth: FAR },
  { side: 1, depth: FAR },
] as const;
/** So much of a plant's width those behind are farther to the side than who is there is wide, and those before nearer. */
const BESIDE = 0.15;
/** Steps to the side until all faces are seen. */
const OUTWARD = [0, 0.12, 0.24, 0.36, 0.5, 0.65, 0.8, 1];

/** How one is shown who is among several plants. */
export const AMONG_RULE: RelationRule = {
  cast: (from, to, { from: index, to: host }) => {
    from.hosts.push({ thing: host, share: hasCrown(to) ? LEAST_UNDER_TREES : LEAST_AMONG });
    if (!hasCrown(to)) to.hosts.push({ thing: index, share: LEAST_PLANT });
  },
  join: among,
  hides: 'to',
  isLate: true,
};
