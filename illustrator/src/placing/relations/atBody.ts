import type { Actor, Part } from '../Actor.ts';
import { isKnown } from '../Actor.ts';
import type { Company, Way } from '../Company.ts';
import { faceOf, fitTo, handPoint, inHands } from './carry.ts';
import { directionOf, type Meeting, type RelationRule, useHand } from './rule.ts';

type Point = { x: number; y: number };

/** How large a tool is that somebody uses at the own body, as a share of that one. */
const OWN_TOOL = 0.3;
/** Where hair is, as shares of the width of a head from its middle, and of its height from its top. */
const HAIR = [
  [0.34, 0.2],
  [0.4, 0.28],
  [0.46, 0.36],
] as const;

/** Where on a body a tool ends that is used there: on the side of who uses it, -1 for the left; nothing where it is no tool for bodies. */
export function spotsOn(
  company: Company,
  body: Actor,
  { tool, side }: { tool: Actor; side: 1 | -1 },
): Point[] {
  const { usedAt } = tool.record;
  const { telling } = body.body;
  if (usedAt === undefined || (telling === undefined && usedAt !== 'hand')) return [];
  const [face, box] = [faceOf(company, body), company.box(body)];
  const [middle, wide, high] = [(face.left + face.right) / 2, face.right - face.left, face.bottom - face.top];
  switch (usedAt) {
    case 'hair':
      return HAIR.map(([out, down]) => ({ x: middle + side * out * wide, y: face.top + down * high }));
    case 'mouth': {
      const mouth = company.point(body, 'mouth');
      return [0.06, 0.14].map((out) => ({ x: mouth.x + side * out * wide, y: mouth.y }));
    }
    case 'chest': {
      const down = 0.3 * (box.bottom - face.bottom);
      return [0.06, 0.2].map((out) => ({ x: middle + side * out * wide, y: face.bottom + down }));
    }
    case 'hand':
      return [company.point(body, side < 0 ? 'leftHand' : 'rightHand')];
  }
}

/** The tip of a tool, by its drawing; undefined where it names none. */
export function tipOf(company: Company, tool: Actor): Point | undefined {
  return isKnown(tool, 'tip') ? company.point(tool, 'tip') : undefined;
}

/** A tool in the hand whose tip is where it is used on the own body. */
function useOnSelf(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  if (!isKnown(to, 'tip')) return false;
  const side = directionOf(from);
  const [hand, part] = [handPoint(company, from), company.partOf(to)];
  const factor = fitTo(to, from, OWN_TOOL);
  const [grip, tip] = [company.point(to, 'handle'), company.point(to, 'tip')];
  const ways = spotsOn(company, from, { tool: to, side }).flatMap((goal) =>
    [1, 0.8].map((share): Way => {
      const cut = (one: Part): Part => ({
        ...aimed(one, part, { grip, tip, hand, goal, size: factor * share }),
        at: from.body.art,
      });
      return { x: 0, y: 0, layer: 'before', cut };
    }),
  );
  return company.join(to, from, inHands(meeting, ways));
}

/** A part turned so that its tip is at a goal and its grip on the line to the hand, mirrored where it would lie on its head. */
function aimed(
  one: Part,
  { to: { a, b, c, d, e, f } }: Part,
  { grip, tip, hand, goal, size }: { grip: Point; tip: Point; hand: Point; goal: Point; size: number },
): Part {
  const isMirrored = (tip.x - grip.x) * (goal.x - hand.x) < 0;
  const flip = isMirrored ? -1 : 1;
  const by =
    Math.atan2(goal.y - hand.y, goal.x - hand.x) - Math.atan2(tip.y - grip.y, flip * (tip.x - grip.x));
  const [cos, sin] = [Math.cos(by) * size, Math.sin(by) * size];
  const at = (x: number, y: number): [number, number] => [cos * x - sin * y, sin * x + cos * y];
  const [[na, nb], [nc, nd], [ne, nf]] = [
    at(flip * a, b),
    at(flip * c, d),
    at(flip * (e - tip.x), f - tip.y),
  ];
  return { ...one, to: { a: na, b: nb, c: nc, d: nd, e: ne + goal.x, f: nf + goal.y } };
}

/** How what is done to the own body is shown. */
export const SELF_RULES = {
  'use-on-self': {
    cast: (from, to) => {
      useHand(from, to.record.usedAt === 'hair' ? 'up' : 'face');
      to.facing ??= from.facing ?? 'right';
    },
    join: useOnSelf,
    isCarried: true,
    hides: 'to',
  },
} satisfies Record<string, RelationRule>;
