import type { Box } from '../../page.ts';
import { Sketch } from '../../parts/Sketch.ts';
import { ellipse } from '../../parts/shapes.ts';
import { AS_IS } from '../../raster/LabelMap.ts';
import type { Kind } from '../../things/recordSchema.ts';
import type { Actor, Part } from '../company/Actor.ts';
import type { Company, Way } from '../company/Company.ts';
import { mound } from '../company/mound.ts';
import { spanAt } from '../geometry/silhouette.ts';
import { fitTo, handPoint, inHands, mirroredAt } from './carry.ts';
import { inLine } from './inLine.ts';
import { reachFor } from './reach.ts';
import { act, directionOf, leadingHand, type Meeting, type RelationRule, useHand, workAt } from './rule.ts';
import { dig } from './work.ts';

/** What is planted is so large at most as a share of who plants it, and the same of what is tall: a tree, its crown over the arms. */
const PLANTED = 0.6;
const PLANTED_TREE = 0.85;
/** So many times as large as that, so that its crown is not before a face. */
const LOWER = [1, 0.86, 0.74];
/** Meters. */
const TALL = 1.5;
/** A pot is so high at most as a share of who kneels at it; higher where what is in it would be too small to color. */
const POTS = [0.36, 0.44, 0.56, 0.7];
/** How far beyond the hands its stem is, as shares of the height of who plants it. */
const BEYOND = [0.02, 0.08, 0.16, 0.26, 0.34];
const BEYOND_RIM = [0.1, 0.16, 0.26, 0.04];
/** How high on it the hands are, as shares of its height. */
const HOLDS = [0.3, 0.2, 0.42, 0.1];
const HOLDS_TREE = [0.2, 0.24, 0.15, 0.3];
/** A row stands so close: shares of the width of the first. */
const APART = 1.02;

/** How high earth is heaped at its foot, as a share of its breadth. */
const MOUND = 0.3;

const GROWING: ReadonlySet<Kind> = new Set(['plant', 'food', 'animal']);

function plant(meeting: Meeting): boolean {
  const { company, to } = meeting;
  // What is in a pot is planted there.
  if (company.groupOf(to).host.record.places?.inside && kneelAt(meeting, to)) return true;
  const all = company.of(to.thing);
  // Where there are enough each kneels at one of their own.
  const isOwn = meeting.count > 1 && all.length >= meeting.count;
  if (isOwn && meeting.from !== to && GROWING.has(to.record.kind)) return kneelAt(meeting, to);
  return plantAll(meeting, all);
}

/** In a row, earth at the foot of that at which somebody kneels, hands on its stem. */
function plantAll(meeting: Meeting, all: readonly Actor[]): boolean {
  const { company, from, to } = meeting;
  const [first] = all;
  if (from === to) return true;
  if (!first || !GROWING.has(first.record.kind)) return setUp(meeting) || dig(meeting);
  const restore = company.save();
  const side = directionOf(from);
  const isRow = all.every(
    (one, index) => company.areJoined(one, first) || inRow(company, [first, one], side * index),
  );
  const near = nearest(company, all, side);
  if (isRow && kneelAt(meeting, near)) return true;
  restore();
  return inLine(meeting) || dig(meeting);
}

function inRow(company: Company, [first, one]: readonly [Actor, Actor], along: number): boolean {
  if (one === first) return true;
  const { left, right } = company.box(first);
  return company.join(one, first, [{ x: APART * along * (right - left), y: 0, layer: 'behind' }]);
}

/** That of a row to which who comes from a side comes first. */
function nearest(company: Company, all: readonly Actor[], side: 1 | -1): Actor {
  const byPlace = [...all].sort((one, other) => side * (company.box(one).left - company.box(other).left));
  const [near] = byPlace;
  if (!near) throw new Error('A row has a first');
  return near;
}

function kneelAt(meeting: Meeting, near: Actor): boolean {
  const { company, from } = meeting;
  const [hand, body] = [handPoint(company, from), company.box(from)];
  const side = directionOf(from);
  const high = body.bottom - body.top;
  const { host, parts } = company.groupOf(near);
  const isFirst = parts.every(({ actor }) => actor?.thing === near.thing);
  const [own, ground] = [company.box(near), company.box(host)];
  const isInPot = host !== near && host.record.places?.inside !== undefined;
  const lows = POTS.map((pot) => Math.min(1, (pot * high) / (ground.bottom - ground.top)));
  const tall = near.record.size > TALL ? PLANTED_TREE : PLANTED;
  const factors = isInPot ? lows : isFirst ? LOWER.map((by) => by * fitTo(near, from, tall)) : [1];
  const stem = (own.left + own.right) / 2;
  const foot = { x: stem, y: own.bottom };
  const wide = Math.min(0.9 * (own.right - own.left), 0.5 * (own.bottom - own.top));
  // Seeds lie in their hole, what grows stands in its earth.
  const isSeed = near.record.grownAs !== undefined;
  company.add(near, isSeed ? { under: [hole(own)] } : { over: [mound(foot, wide, MOUND * wide)] });
  const ways = factors.flatMap((factor) =>
    (isInPot ? BEYOND_RIM : BEYOND).map((out): Way => {
      const x = hand.x + side * out * high - stem * factor;
      return { x, y: body.bottom - (isInPot ? ground : own).bottom * factor, factor, layer: 'before' };
    }),
  );
  const restore = company.save();
  for (const way of ways) {
    if (company.join(near, from, [way]) && holdStem(company, from, near)) return true;
    restore();
  }
  return company.join(near, from, ways);
}

/** The hole in which something lies. */
function hole({ left, right, bottom, top }: Box): Part {
  const [wide, high] = [right - left, bottom - top];
  const sketch = new Sketch();
  sketch.area([ellipse((left + right) / 2, bottom - 0.32 * high, 0.85 * wide, 0.5 * high)], EARTH);
  return { art: sketch.art(), to: AS_IS };
}

const EARTH = '#8a5a34';

/** Both hands at a stem, or one. */
function holdStem(company: Company, from: Actor, near: Actor): boolean {
  const { left, right, top, bottom } = company.box(near);
  const body = company.box(from);
  const x = (left + right) / 2;
  const [lead, other] =
    leadingHand(from) === 'rightHand'
      ? (['rightHand', 'leftHand'] as const)
      : (['leftHand', 'rightHand'] as const);
  return (near.record.size > TALL ? HOLDS_TREE : HOLDS).some((up) => {
    const y = bottom - up * (bottom - top);
    const lower = {
      x: x - directionOf(from) * 0.02 * (body.bottom - body.top),
      y: y + 0.07 * (body.bottom - body.top),
    };
    const isBoth = reachFor(company, from, { [lead]: { x, y }, [other]: lower }, { over: 'arms' });
    return isBoth || reachFor(company, from, { [lead]: { x, y } }, { over: 'arms' });
  });
}

/** What stands on a pole is set up in the ground by the hand that holds it. */
function setUp(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  const [hand, body, own] = [handPoint(company, from), company.box(from), company.groupBox(to)];
  const side = directionOf(from);
  const stem = spanAt(to.body.art, to.body.art.top + 0.95 * to.body.art.height);
  const part = company.partOf(to);
  const pole = stem ? ((stem[0] + stem[1]) / 2) * part.to.a + part.to.e : (own.left + own.right) / 2;
  const tall = Math.min(1, (1.15 * (body.bottom - body.top)) / (own.bottom - own.top));
  const isOver = side * ((own.left + own.right) / 2 - pole) < 0 && !to.record.bearsWriting;
  const ways = [0, 0.05, 0.12].map((out): Way => {
    const at = hand.x + side * out * (body.right - body.left);
    return {
      x: at - pole * tall,
      y: body.bottom - own.bottom * tall,
      factor: tall,
      layer: 'before',
      ...(isOver ? { cut: (one) => mirroredAt(one, at) } : {}),
    };
  });
  return company.join(to, from, inHands(meeting, ways)) || dig(meeting);
}

/** How it is shown that something is planted. */
export const PLANT_RULES = {
  plant: {
    cast: (from, to) => {
      if (!GROWING.has(to.record.kind)) {
        to.facing ??= from.facing ?? 'right';
        useHand(from, 'out');
        return;
      }
      workAt(from, to);
      act(from, 'plant', 'low');
    },
    join: plant,
    joinAll: plantAll,
    isTogether: true,
  },
} satisfies Record<string, RelationRule>;
