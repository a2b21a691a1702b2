import { isSmall } from '../../stages/isSmall.ts';
import type { BodySpot } from '../../things/recordTerms.ts';
import { type Actor, isKnown, moved, type Part } from '../company/Actor.ts';
import type { Company, Way } from '../company/Company.ts';
import { aimed } from './aimed.ts';
import { fitTo, handPoint, inHands } from './carry.ts';
import { isInProfile, turnToMouth } from './profile.ts';
import { reachFor } from './reach.ts';
import { directionOf, face, leadingHand, type Meeting, type RelationRule, useHand } from './rule.ts';
import { spotsOn } from './spotsOn.ts';
import { setOnTable } from './tableWork.ts';

type Point = { x: number; y: number };

/** How large a tool is that somebody uses at the own body, as a share of that one. */
const OWN_TOOL = 0.3;
/** The tip of a tool, by its drawing; undefined where it names none. */
export function tipOf(company: Company, tool: Actor): Point | undefined {
  return isKnown(tool, 'tip') ? company.point(tool, 'tip') : undefined;
}

/** How far from upright a tool is in hair, in radians. */
const ASLANT = [0.45, 0.75, 1.05, 0.2];

/** A tool in the hand whose tip is where it is used on the own body. */
function useOnSelf(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  if (!isKnown(to, 'tip')) return false;
  if (!isHeld(to)) return standAt(meeting);
  const side = directionOf(from);
  const [hand, part] = [handPoint(company, from), company.partOf(to)];
  const factor = fitTo(to, from, OWN_TOOL);
  const [grip, tip] = [company.point(to, 'handle'), company.point(to, 'tip')];
  const at = meeting.at ?? to.record.usedAt;
  const wayOf = (goal: Point, { size, from: holds }: { size: number; from: Point }): Way => {
    const cut = (one: Part): Part => ({
      ...aimed(one, part, { grip, tip, hand: holds, goal, size }),
      at: from.body.art,
    });
    return { x: 0, y: 0, layer: 'before', cut };
  };
  const long = Math.hypot(tip.x - grip.x, tip.y - grip.y);
  const out = isInProfile(from) ? -side : side;
  const ways = spotsOn(company, from, { at, side }).flatMap((goal) =>
    [1, 0.8, 0.62].flatMap((share) => {
      const size = factor * share;
      const below = ASLANT.map((turn) => ({
        x: goal.x + out * size * long * Math.sin(turn),
        y: goal.y + size * long * Math.cos(turn),
      }));
      // A comb goes through the hair beside the face, the hand below it.
      return (at === 'hair' ? below : [hand]).map((holds) => wayOf(goal, { size, from: holds }));
    }),
  );
  const restore = company.save();
  // The hand comes to where the tool is held.
  const isGripped = ways.some((way) => {
    const grip = () => ({ [leadingHand(from)]: company.point(to, 'handle') });
    const isDone =
      company.join(to, from, inHands(meeting, [way])) && reachFor(company, from, grip(), { over: 'hands' });
    if (!isDone) restore();
    return isDone;
  });
  return isGripped || company.join(to, from, inHands(meeting, ways));
}

/** Whether a tool is in a hand, or stands by itself as a telescope does. */
function isHeld({ record }: Pick<Actor, 'record'>): boolean {
  return record.uses?.includes('held') === true;
}

/** At what stands by itself, as high as it is used; what is small stands on a table. */
function standAt(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  const side = directionOf(from);
  if (isSmall(to.record.key)) setOnTable(meeting, [to]);
  const [spot] = spotsOn(company, from, { at: to.record.usedAt, side });
  if (!spot) return false;
  const { art, to: at } = company.partOf(to);
  const size = Math.max(0.6, Math.min(1.3, spot.y / company.point(to, 'tip').y));
  if (company.groupOf(to).parts.length === 1) company.redraw(to, moved({ art, to: at }, 0, 0, size));
  const tip = company.point(to, 'tip');
  const ways = [0, 0.04, 0.1].map((out): Way => {
    const x = tip.x - spot.x - side * out * (company.box(from).right - company.box(from).left);
    return { x, y: 0, layer: 'behind' };
  });
  const part = company.partOf(to);
  company.redraw(to, { ...part, at: from.body.art });
  return company.join(from, to, ways);
}

/** Who uses something there is seen from the side: it is at the edge of the face. */
const AT_FACE: ReadonlySet<BodySpot | undefined> = new Set<BodySpot | undefined>(['mouth', 'eyes']);

/** How what is done to the own body is shown. */
export const SELF_RULES = {
  'use-on-self': {
    cast: (from, to) => {
      if (!isHeld(to)) {
        face(from, to, true);
        useHand(from, 'out');
        return;
      }
      useHand(from, to.record.usedAt === 'hair' ? 'up' : 'face');
      to.facing ??= from.facing ?? 'right';
      if (AT_FACE.has(to.record.usedAt)) turnToMouth(from);
    },
    join: useOnSelf,
    isCarried: true,
    hides: 'to',
  },
} satisfies Record<string, RelationRule>;
