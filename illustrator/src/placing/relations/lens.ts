import { type Actor, isKnown, moved } from '../company/Actor.ts';
import type { Company } from '../company/Company.ts';
import { fitTo, handPoint, put } from './carry.ts';
import { face, type Meeting, type RelationRule, standBeside, useHand } from './rule.ts';
import { toolOf } from './tools.ts';

/** What is in a lens is so large at most, as a share of who looks. */
const MOST = 0.27;

/** In the lens that somebody has in hand, all of it seen, the lens as large as that needs; false where nobody has one. */
function showInLens(meeting: Meeting): boolean {
  const { company, from, to, index } = meeting;
  // A second one looks on.
  if (index > 0) return standBeside(meeting, from, to);
  const lens = toolOf(company, from);
  if (lens === undefined || !isLens(lens)) return false;
  const restore = company.save();
  const own = company.groupBox(to);
  const factor = fitTo(to, from, MOST);
  const room = factor * Math.hypot(own.right - own.left, own.bottom - own.top);
  enlarge(company, { from, lens, room });
  company.letHide(lens);
  if (company.join(to, lens, [put(own, company.point(lens, 'tip'), factor)])) return true;
  restore();
  return false;
}

/** Makes a lens so large from the hand on that something of a size is seen in it. */
function enlarge(company: Company, { from, lens, room }: { from: Actor; lens: Actor; room: number }): void {
  const by = Math.max(1, room / company.point(lens, 'tip').width);
  const { x, y } = handPoint(company, from);
  company.redraw(lens, moved(company.partOf(lens), x * (1 - by), y * (1 - by), by));
}

function isLens(tool: Actor): boolean {
  return tool.record.uses?.includes('looked-through') === true && isKnown(tool, 'tip');
}

/** How what is looked at through a lens is shown. */
export const LENS_RULES = {
  magnify: {
    cast: (from, to) => {
      face(from, to, false);
      useHand(from, 'out');
    },
    join: showInLens,
  },
} satisfies Record<string, RelationRule>;
