import { jumpRope } from '../company/props.ts';
import { drawnAs } from './drawnAs.ts';
import { type Meeting, type RelationRule, useHand } from './rule.ts';

/** A rope from hand to hand that swings under the feet, in place of the one that lies there. */
function skipRope({ company, from, to }: Meeting): boolean {
  if (!to.record.uses?.includes('skipped')) return false;
  const hands = [company.point(from, 'leftHand'), company.point(from, 'rightHand')] as const;
  const rope = jumpRope(hands, company.box(from));
  return company.join(to, from, [drawnAs(rope)]);
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
