import type { Part } from '../Actor.ts';
import { jumpRope } from '../props.ts';
import { type Meeting, type RelationRule, useHand } from './rule.ts';

/** A rope from hand to hand that swings under the feet, in place of the one that lies there. */
function skipRope({ company, from, to }: Meeting): boolean {
  if (!to.record.uses?.includes('skipped')) return false;
  const hands = [company.point(from, 'leftHand'), company.point(from, 'rightHand')] as const;
  const rope = jumpRope(hands, company.box(from));
  const cut = (part: Part): Part => ({ ...rope, ...(part.actor ? { actor: part.actor } : {}) });
  return company.join(to, from, [{ x: 0, y: 0, layer: 'before', cut }]);
}

/** How jumping rope is shown. */
export const SKIP_RULES = {
  skip: {
    cast: (from) => {
      from.pose ??= 'jump';
      useHand(from, 'out', true);
    },
    join: skipRope,
    isCarried: true,
  },
} satisfies Record<string, RelationRule>;
