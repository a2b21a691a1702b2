import type { Way } from '../company/Company.ts';
import { isLively, type Meeting, type RelationRule, workWithHand } from './rule.ts';
import { setOnTable } from './tableWork.ts';

/** What is dipped is so far below the rim, as shares of its height, the deepest first. */
const DEPTHS = [0.4, 0.3];
/** Beside the middle of the vessel, as shares of its width. */
const ASIDE = [0, 0.12, -0.12];

/** What one has in hand is partly in a vessel, which stands on a table below it. */
function dip(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  const held = company.groupOf(from).parts.find(({ actor }) => actor && actor !== from && !isLively(actor));
  if (!held?.actor || company.groupOf(to).parts.length > 1) return false;
  const part = company.box(held.actor);
  const [high, ground] = [part.bottom - part.top, company.box(from).bottom];
  return DEPTHS.some((depth) => {
    const restore = company.save();
    const isSet = setOnTable(meeting, [to], ground - part.bottom + depth * high);
    const box = company.box(to);
    const x = (box.left + box.right - part.left - part.right) / 2;
    const ways = ASIDE.map((aside): Way => ({ x: x + aside * (box.right - box.left), y: 0, layer: 'back' }));
    if (isSet && company.join(from, to, ways)) return true;
    restore();
    return false;
  });
}

/** How it is shown that something is dipped into something else. */
export const DIP_RULES = {
  dip: {
    cast: workWithHand,
    join: dip,
  },
} satisfies Record<string, RelationRule>;
