import { isKnown } from '../company/Actor.ts';
import type { Way } from '../company/Company.ts';
import { rubble } from '../company/rubble.ts';
import { LEAST_CARRIED } from './carry.ts';
import { besideWays, directionOf, face, type Meeting, type RelationRule } from './rule.ts';

/** What hangs from a machine is at most so large as a share of it. */
const LIFTED = 0.6;

/** The end of a machine's arm over the bed of what it loads, at the near side of a building, or over the middle. */
function load(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  const side = directionOf(from);
  const [tool, box] = [company.point(from, 'tool'), company.box(to)];
  const wide = box.right - box.left;
  const isHigh = to.record.kind === 'building';
  const hasBed = isKnown(to, 'inside');
  const bed = hasBed ? company.point(to, 'inside').x : (box.left + box.right) / 2;
  const over = isHigh ? (side > 0 ? box.left : box.right) : bed;
  const offs = isHigh ? [-0.2, -0.3, -0.1] : hasBed ? IN_BED : BEFORE_MIDDLE;
  const ways = offs.map((off): Way => {
    return { x: over - side * off * wide - tool.x, y: 0, layer: 'before' };
  });
  return company.join(from, to, [...ways, ...besideWays(meeting, [0.1, 0], [-side as 1 | -1])]);
}

/** How far before the middle of a bed an arm ends, and of what has none, as shares of the width of what is loaded. */
const IN_BED = [0.12, 0.06, 0.22, 0];
const BEFORE_MIDDLE = [0.22, 0.3, 0.12, 0];

/** Below the hook of a machine. */
function lift(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  if (!isKnown(from, 'tool')) return false;
  const [tool, own, body] = [company.point(from, 'tool'), company.groupBox(to), company.box(from)];
  const wide = own.right - own.left;
  const room = body.bottom - tool.y;
  const fits = Math.min(1, (LIFTED * from.size) / to.size, (0.75 * room) / (own.bottom - own.top));
  const out = Math.sign(tool.x - (body.left + body.right) / 2);
  const ways = [0, 0.2, 0.4].flatMap((off) =>
    [1, 0.8].map((part): Way => {
      const factor = Math.max(LEAST_CARRIED / to.size, fits * part);
      const x = tool.x + out * off * wide * factor - ((own.left + own.right) / 2) * factor;
      return { x, y: tool.y - own.top * factor, factor, layer: 'before' };
    }),
  );
  return company.join(to, from, ways);
}

/** A building to which a ladder goes up is so high as a share of that. */
const LOADED = 1.05;
/** What is tipped out is at most so wide as a share of the machine. */
const TIPPED = 0.3;
/** Where the first of it lies behind the tail, in its own widths: on the ground, and one that still slides. */
const SPILL = [
  { out: 0.3, up: 0 },
  { out: 1.2, up: 0 },
  { out: 0, up: 1 },
  { out: 0.75, up: 0.62 },
  { out: 2.1, up: 0 },
  { out: 1.65, up: 0.62 },
] as const;

/** Slides out of a tipped bed onto the ground behind it. */
function unload({ company, from, to }: Meeting): boolean {
  if (!from.body.places.spout) return false;
  const tail = -directionOf(from);
  const [spout, body, own] = [company.point(from, 'spout'), company.box(from), company.groupBox(to)];
  const before = company.of(to.thing).filter((one) => company.areJoined(one, from)).length;
  const wide = own.right - own.left;
  const factor = Math.min(1, (TIPPED * (body.right - body.left)) / wide);
  const spot = SPILL[before % SPILL.length] ?? SPILL[0];
  const slides = spot.out === 0;
  const x = spout.x + tail * (slides ? 0.4 : 0.55 + spot.out) * wide * factor;
  const y = slides
    ? spout.y - ((own.top + own.bottom) / 2) * factor
    : body.bottom - (own.bottom + spot.up * (own.bottom - own.top)) * factor;
  const ways = [0, 0.15, 0.3].map((more): Way => {
    return {
      x: x + (tail * more - (own.left + own.right) / 2 / wide) * wide * factor,
      y,
      factor,
      layer: slides ? 'behind' : 'before',
    };
  });
  return company.join(to, from, ways);
}

/** The end of a machine's arm at the near side of what it knocks down, bricks flying. */
function smash({ company, from, to }: Meeting): boolean {
  if (!isKnown(from, 'tool')) return false;
  const side = directionOf(from);
  const [tool, own] = [company.point(from, 'tool'), company.groupBox(to)];
  const edge = side > 0 ? own.left : own.right;
  const size = 0.16 * Math.min(own.right - own.left, company.box(from).bottom - company.box(from).top);
  const { hole, bricks } = rubble(tool, size, side);
  const ways = [0.12, 0.05, 0.2].map((deep): Way => {
    return { x: tool.x - edge - side * deep * (own.right - own.left), y: 0, layer: 'behind', over: [hole] };
  });
  if (!company.join(to, from, ways)) return false;
  company.add(from, { over: [bricks] });
  return true;
}

/** How machines work on what is before them. */
export const MACHINE_RULES = {
  unload: {
    cast: (from, to, { from: index }) => {
      if (from.record.poses?.lift) from.pose ??= 'lift';
      to.hosts.push({ thing: index, share: 0.12 });
    },
    join: unload,
    joinAll: (meeting, all) => all.every((to) => unload({ ...meeting, to })),
  },
  smash: {
    cast: (from, _to, { to: index }) => {
      from.facing ??= 'right';
      if (isKnown(from, 'tool')) from.hosts.push({ thing: index, share: 0.8 });
    },
    join: smash,
  },
  load: {
    cast: (from, to, { from: index }) => {
      if (to.record.kind === 'building') to.hosts.push({ thing: index, share: LOADED });
      face(from, to, true);
      if (from.record.poses?.lift) from.pose ??= 'lift';
    },
    join: load,
  },
  lift: {
    cast: (from) => {
      from.facing ??= 'right';
    },
    join: lift,
    isCarried: true,
  },
} satisfies Record<string, RelationRule>;
