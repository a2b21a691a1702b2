import { type Actor, isKnown, turned } from '../company/Actor.ts';
import type { Company } from '../company/Company.ts';
import { spanAt } from '../geometry/silhouette.ts';
import { fitTo } from './carry.ts';
import { isInProfile } from './profile.ts';
import { reachFor } from './reach.ts';
import { directionOf, leadingHand, type Meeting } from './rule.ts';

/** How large a drink at the lips is, as a share of who drinks it. */
const SIZES = [0.27, 0.32];
/** By how much it is tilted to the lips, in degrees. */
const TILTS = [26, 16, 8];
/** Where a hand has it, as shares of its width outward from its middle, and of its height down from the rim. */
const GRASPS = [
  [0.1, 0.6],
  [0.2, 0.72],
  [0, 0.8],
  [0.3, 0.5],
] as const;
/** The rim goes so far over the lips, as a share of its width. */
const OVER_LIPS = 0.06;

/** The rim of what is drunk is at lips that are seen from the side, tilted there; false where no hand has it so. */
export function sip({ company, from, to }: Meeting): boolean {
  if (!isInProfile(from) || company.groupOf(to).parts.length > 1) return false;
  const side = directionOf(from);
  const restore = company.save();
  for (const share of SIZES)
    for (const degrees of TILTS) {
      const [box, lips, factor] = [company.box(to), company.point(from, 'mouth'), fitTo(to, from, share)];
      const wide = (box.right - box.left) * factor;
      const rim = rimOf(company, to, side);
      const turn = (-side * degrees * Math.PI) / 180;
      const way = {
        x: lips.x - side * OVER_LIPS * wide - rim.x * factor,
        y: lips.y - rim.y * factor,
        factor,
        layer: 'before' as const,
      };
      const tilted = company.join(to, from, [
        { ...way, cut: (part) => ({ ...part, to: turned(part.to, lips, turn), at: from.body.art }) },
      ]);
      const isHeld =
        tilted &&
        GRASPS.some(([out, down]) => {
          const [dx, dy] = [side * (0.5 + out) * wide, down * (box.bottom - rim.y) * factor];
          const hand = {
            x: lips.x + dx * Math.cos(turn) - dy * Math.sin(turn),
            y: lips.y + dx * Math.sin(turn) + dy * Math.cos(turn),
          };
          return reachFor(company, from, { [leadingHand(from)]: hand }, { over: 'hands', at: from });
        });
      if (isHeld) return true;
      restore();
    }
  return false;
}

/** The near end of the rim of what is drunk, under steam, a straw or what swims in it. */
function rimOf(company: Company, to: Actor, side: 1 | -1): { x: number; y: number } {
  const [{ art }, part] = [to.body, company.partOf(to)];
  const known = isKnown(to, 'inside') ? (company.point(to, 'inside').y - part.to.f) / part.to.d : undefined;
  const levels = Array.from({ length: LEVELS }, (_, k) => art.top + ((k + 0.5) / LEVELS) * art.height);
  const isRim = (level: number) => {
    const [left, right] = spanAt(art, level) ?? [0, 0];
    return right - left >= RIM_WIDE * art.width;
  };
  const level = known ?? levels.find(isRim) ?? art.top;
  const ends = (spanAt(art, level) ?? [art.left, art.left + art.width]).map((x) => x * part.to.a + part.to.e);
  return { x: side > 0 ? Math.min(...ends) : Math.max(...ends), y: level * part.to.d + part.to.f };
}

/** A picture is searched for its rim at so many levels; steam is narrower than this share of its width. */
const LEVELS = 24;
const RIM_WIDE = 0.55;
