import { handsOf } from '../company/Actor.ts';
import { stick } from '../company/props.ts';
import { chestWays, faceOf, fitTo, put } from './carry.ts';
import { reachFor } from './reach.ts';
import type { Meeting } from './rule.ts';

/** How large what is struck is beside who does it, the largest first. */
const SIZES = [0.4, 0.34];
/** A hand is so far beside the middle and over the skin, as shares of the width of what is struck. */
const HANDS = [
  [0.62, 0.24],
  [0.58, 0.12],
  [0.44, 0.16],
  [0.36, 0.2],
  [0.3, 0.1],
] as const;

/** Before the belly, a stick in each hand whose end is on it; false where no arms reach there. */
export function strike(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  const restore = company.save();
  for (const share of SIZES) {
    const [box, face, body] = [company.groupBox(to), faceOf(company, from), company.box(from)];
    const factor = fitTo(to, from, share);
    const low = { x: (face.left + face.right) / 2, y: body.bottom - 0.06 * (body.bottom - body.top) };
    const ways = [put(box, { ...low, edge: 'bottom' }, factor), ...chestWays(meeting, factor)];
    if (
      !company.join(
        to,
        from,
        ways.map((way) => ({ ...way, isHeld: true as const })),
      )
    )
      continue;
    if (HANDS.some((at) => withSticks(meeting, at))) return true;
    restore();
  }
  return false;
}

function withSticks({ company, from, to }: Meeting, [aside, up]: readonly [number, number]): boolean {
  const [skin, box] = [company.point(to, 'top'), company.box(to)];
  const wide = box.right - box.left;
  const hand = (side: 1 | -1) => ({ x: skin.x + side * aside * wide, y: skin.y - up * wide });
  const sticks = ([-1, 1] as const).map((side) => {
    const [grip, tip] = [hand(side), { x: skin.x + side * 0.08 * wide, y: skin.y + 0.03 * wide }];
    const end = { x: grip.x - 0.3 * (tip.x - grip.x), y: grip.y - 0.3 * (tip.y - grip.y) };
    return stick(end, tip, 0.06 * wide);
  });
  if (!reachFor(company, from, { leftHand: hand(-1), rightHand: hand(1) })) return false;
  // Arms without hands go around their sticks.
  const arms = from.record.tips ? handsOf(from, company.partOf(from)) : [];
  company.add(from, { over: [...sticks, ...arms] });
  return true;
}
