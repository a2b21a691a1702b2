import { isKnown } from '../Actor.ts';
import type { Way } from '../Company.ts';
import { LEAST_CARRIED } from './carry.ts';
import { besideWays, directionOf, face, type Meeting, type RelationRule } from './rule.ts';

/** What hangs from a machine is at most so large as a share of it. */
const LIFTED = 0.6;

/** The end of a machine's arm over the bed of what it loads, or over its middle. */
function load(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  const side = directionOf(from);
  const [tool, box] = [company.point(from, 'tool'), company.box(to)];
  const bed = isKnown(to, 'inside') ? company.point(to, 'inside').x : (box.left + box.right) / 2;
  const ways = [0.22, 0.3, 0.12, 0].map((off): Way => {
    return { x: bed - side * off * (box.right - box.left) - tool.x, y: 0, layer: 'before' };
  });
  return company.join(from, to, [...ways, ...besideWays(meeting, [0.1, 0], [-side as 1 | -1])]);
}

/** Below the hook of a machine. */
function lift(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  if (!isKnown(from, 'tool')) return false;
  const [tool, own, body] = [company.point(from, 'tool'), company.groupBox(to), company.box(from)];
  const wide = own.right - own.left;
  const room = body.bottom - tool.y;
  const fits = Math.min(1, (LIFTED * from.size) / to.size, (0.9 * room) / (own.bottom - own.top));
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

/** How machines work on what is before them. */
export const MACHINE_RULES = {
  load: {
    cast: (from, to) => {
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
