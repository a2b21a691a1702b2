import type { Actor } from '../company/Actor.ts';
import type { Way } from '../company/Company.ts';
import { faceOf, fitTo, put } from './carry.ts';
import { type Meeting, type RelationRule, useHand } from './rule.ts';
import { toolOf } from './tools.ts';

/** What is juggled is so large at most as a share of who juggles. */
const JUGGLED = 0.26;
/** An arc over a head clears it by these shares of what is in it, the closest first. */
const CLEAR = [0.62, 0.8, 1];
/** The first and the last are so far up on their way, as shares of half a turn. */
const ENDS = 0.14;

/** Over the hands of who juggles them, in an arc from one to the other. */
function juggle(meeting: Meeting, all: readonly Actor[]): boolean {
  const { company, from } = meeting;
  const body = company.box(from);
  const [face, left, right] = [
    faceOf(company, from),
    company.point(from, 'leftHand'),
    company.point(from, 'rightHand'),
  ];
  const low = Math.min(left.y, right.y);
  const [x, crown] = [(left.x + right.x) / 2, Math.min(body.top, face.top)];
  return CLEAR.some((clear) => {
    const restore = company.save();
    const isDone = all.every((to, index) => {
      const box = company.groupBox(to);
      const factor = fitTo(to, from, JUGGLED);
      const half = (factor * Math.max(box.right - box.left, box.bottom - box.top)) / 2;
      const share = all.length > 1 ? index / (all.length - 1) : 0;
      const turn = Math.PI * (ENDS + (1 - 2 * ENDS) * share);
      const wide = Math.max((right.x - left.x) / 2, (face.right - face.left) / 2 + 2 * clear * half);
      const high = low - crown + 2 * clear * half;
      const at = { x: x - wide * Math.cos(turn), y: low - 1.4 * half - high * Math.sin(turn) };
      return company.join(to, from, [{ ...put(box, at, factor), layer: 'before' }]);
    });
    if (!isDone) restore();
    return isDone;
  });
}

/** What is flipped is so large as a share of the pan, and so far over it as shares of its own height. */
const FLIPPED = 0.7;
const UPS = [0.1, 0, 0.3];

/** In the air over what it is flipped with. */
function flip({ company, from, to }: Meeting): boolean {
  const pan = toolOf(company, from);
  if (!pan) return false;
  const [box, own] = [company.box(pan), company.groupBox(to)];
  const wanted = (FLIPPED * (box.right - box.left)) / (own.right - own.left);
  const factor = Math.max(fitTo(to, from, 0), Math.min(wanted, 1));
  const inside = company.point(pan, 'inside');
  const high = factor * (own.bottom - own.top);
  const ways = UPS.map(
    (up): Way => put(own, { x: inside.x, y: box.top - up * high, edge: 'bottom' }, factor),
  );
  return company.join(to, pan, ways);
}

/** How what hands send up is shown. */
export const TOSS_RULES = {
  juggle: {
    cast: (from) => useHand(from, 'toss', true),
    join: (meeting) => juggle(meeting, [meeting.to]),
    joinAll: juggle,
    isCarried: true,
  },
  flip: { cast: (from) => useHand(from, 'out'), join: flip, isCarried: true, isByTool: true },
} satisfies Record<string, RelationRule>;
