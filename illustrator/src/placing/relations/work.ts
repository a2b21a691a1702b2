import { isSmall } from '../../stages/isSmall.ts';
import type { BodySpot } from '../../things/recordTerms.ts';
import type { Way } from '../Company.ts';
import { rope, stick } from '../props.ts';
import { aheadWays, fitTo, handPoint, put } from './carry.ts';
import { cutAtY } from './cutAt.ts';
import {
  act,
  type Casting,
  directionOf,
  isLively,
  type Meeting,
  type RelationRule,
  standBeside,
  useHand,
  workAt,
  workWithHand,
} from './rule.ts';
import { besideIt, tend, tendAll } from './tend.ts';
import { toolIn, toolOf } from './tools.ts';

/** What is dug for or buried sticks out of the hole that the body has with it, or lies before that. */
export function dig(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  if (from === to) return true;
  const factor = fitTo(to, from, 0.5);
  return company.join(to, from, [
    ...(from.body.undone.pose ? [] : holeWays(meeting, factor)),
    ...aheadWays(meeting, factor, { up: 0, gap: 0.02 }),
  ]);
}

/** In the hole at the end of the heap, the lower part hidden by its near edge. */
function holeWays({ company, from, to }: Meeting, factor: number): Way[] {
  const [box, body] = [company.groupBox(to), company.box(from)];
  const [wide, high, tall] = [box.right - box.left, box.bottom - box.top, body.bottom - body.top];
  const side = directionOf(from);
  const x = (side > 0 ? body.right : body.left) - side * HOLE.half * tall;
  const y = body.bottom - HOLE.up * tall;
  return [1, 0.8, 0.65].map((part) => {
    const size = Math.min(factor, (2 * HOLE.half * tall * FILLS_HOLE) / wide) * part;
    const way = put(box, { x, y: y + IN_HOLE * high * size, edge: 'bottom' }, size);
    return { ...way, cut: (one) => cutAtY(one, y) };
  });
}

/** The hole of who digs: half its width and how far its middle is over the feet, as shares of the body's height. */
const HOLE = { half: 0.2, up: 0.02 };
const FILLS_HOLE = 0.8;
/** So much of what is in the hole is below its edge. */
const IN_HOLE = 0.2;

/** A rod in the hand, and a line down to what is caught; one of several who fish for the same one has a line of their own, and of a crowd a short rod. */
function fish(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  const hand = handPoint(company, from);
  const side = directionOf(from);
  const body = company.box(from);
  const high = body.bottom - body.top;
  const edge = side > 0 ? body.right : body.left;
  const isCrowd = meeting.count > 2;
  const tip = { x: edge + side * (isCrowd ? 0.2 : 0.42) * high, y: body.top + 0.12 * high };
  const hook = { x: tip.x + side * 0.03 * high, y: body.bottom - 0.22 * high };
  const isTaken = from !== to && company.groupOf(to).host !== to;
  if (from !== to && !isTaken) {
    const prey = company.box(to);
    const factor = fitTo(to, from, 0.5);
    const x = hook.x - ((prey.left + prey.right) / 2) * factor;
    hook.y = Math.min(hook.y, body.bottom + DEEPEST * high - (prey.bottom - prey.top) * factor);
    const ways =
      to.record.kind === 'swimmer'
        ? [{ x, y: hook.y - prey.top * factor, factor, layer: 'before' as const }]
        : aheadWays(meeting, factor, { up: 0, gap: 0.3 });
    if (!company.join(to, from, ways)) return false;
  }
  const rod = stick(hand, tip, Math.max(0.045 * high, LEAST_ROD));
  const own = company.actors.find((one) => one.record.key === 'fishing-pole' && company.areJoined(one, from));
  if (own) company.redraw(own, rod);
  if (!company.addOver(from, own ? [rope(tip, hook, 0)] : [rod, rope(tip, hook, 0)])) return false;
  return !isTaken || isCrowd || standBeside(meeting, from, company.groupOf(to).host);
}

/** What is caught reaches so far below the feet at most, as a share of the height of who fishes. */
const DEEPEST = 0.25;

/** A thinner rod is a line with nothing to color; the largest of a page is 1000 long. */
const LEAST_ROD = 32;

function paint(meeting: Meeting): boolean {
  const { company, from } = meeting;
  if (toolOf(company, from)) return tend(meeting);
  if (!besideIt(meeting)) return false;
  const brush = toolIn(
    company,
    from,
    { key: 'paintbrush', share: 0.28, degrees: 0, grip: { x: 0.2, y: 0.85 } },
    handPoint(company, from),
  );
  return company.addOver(from, [brush.part]);
}

const IN_FRONT: ReadonlySet<BodySpot> = new Set(['mouth', 'eyes', 'chest', 'hand']);

/** So many reach out beside one another; more have their hands before them. */
const ABREAST = 2;

/** At what the hands are at. */
const WITH_HANDS: RelationRule = {
  cast: (from, to, { at }) => {
    if (from.count > ABREAST && isSmall(to.record.key)) {
      workAt(from, to);
      useHand(from, 'front', true);
    } else workWithHand(from, to);
    // What is at the front of an animal is seen where it sits.
    if (at !== undefined && IN_FRONT.has(at) && to.record.poses?.sit) to.pose ??= 'sit';
    if (at === 'hand') useHand(to, 'out');
    if (at === 'foot' || (at !== undefined && isLow(to, from))) from.pose ??= 'plant';
  },
  join: tend,
  joinAll: tendAll,
  isTogether: true,
};

/** Whether a person stoops to it. */
function isLow(to: Casting, { record }: Casting): boolean {
  return record.kind === 'person' && isLively(to) && to.record.size < LOW * record.size;
}

const LOW = 0.45;

/** Who builds something is no speck beside it. */
const LEAST_BUILDER = 0.52;

/** How work is shown. */
export const WORK_RULES = {
  paint: {
    cast: workWithHand,
    join: paint,
  },
  build: {
    ...WITH_HANDS,
    cast: (from, to, indexes) => {
      WITH_HANDS.cast?.(from, to, indexes);
      from.hosts.push({ thing: indexes.to, share: LEAST_BUILDER });
    },
  },
  tend: WITH_HANDS,
  dig: { cast: (from) => act(from, 'dig', 'out'), join: dig },
  fish: { cast: (from) => useHand(from, 'out'), join: fish },
} satisfies Record<string, RelationRule>;
