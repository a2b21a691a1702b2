import type { Layout } from './layOut.ts';

type Spot = Layout['spots'][number];

/** What is this many times as high as what stands before it is seen to be farther away. */
const TALL = 2;
/** One looks over a vehicle that is this many times as wide as high to the next lane: a race car, a train. */
const FLAT = 2;
/** Share of a width under which two stand beside each other. */
const ASIDE = 0.25;

/**
 * How much of a page stands on the heads of others, 0 to 1: what rests on the ground right over something and as high up as
 * that one's head seems to hang there, and a hill or a tower far less than a figure.
 */
export function stacking(spots: Layout['spots']): number {
  const standing = spots.filter(({ member }) => member.support === 'ground');
  if (standing.length < 2) return 0;
  const worst = standing.map((back) => Math.max(0, ...standing.map((front) => pressOf(back, front))));
  return worst.reduce((sum, one) => sum + one, 0) / (standing.length - 1);
}

function pressOf(back: Spot, front: Spot): number {
  if (back === front || back.y >= front.y) return 0;
  const [own, other] = [heightOf(back), heightOf(front)];
  const wide = Math.min(back.box.right - back.box.left, front.box.right - front.box.left);
  const shared = Math.min(back.box.right, front.box.right) - Math.max(back.box.left, front.box.left);
  const over = Math.min(1, Math.max(0, (shared / wide - ASIDE) / (1 - ASIDE)));
  // From half the height of the one in front up to its head.
  const up = Math.min(1, Math.max(0, ((back.y - front.box.bottom) / -other - 0.5) / 0.4));
  const near = own / other >= TALL ? 0.2 : 1;
  return over * up * near * (isFlat(front) ? 0.2 : 1);
}

function isFlat(spot: Spot): boolean {
  const { kind } = spot.member.group.host.record;
  return kind === 'vehicle' && spot.box.right - spot.box.left >= FLAT * heightOf(spot);
}

function heightOf({ box }: Spot): number {
  return Math.max(1, box.bottom - box.top);
}
