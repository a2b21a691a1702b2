import { drops, mound, rope, stick, stream } from '../props.ts';
import { aheadWays, fitTo, handPoint } from './carry.ts';
import { besideWays, directionOf, face, isLively, type Meeting, type RelationRule, useHand } from './rule.ts';
import { hasTool, toolIn } from './tools.ts';

function build(meeting: Meeting): boolean {
  const side = directionOf(meeting.from) > 0 ? -1 : 1;
  return meeting.company.join(meeting.from, meeting.to, besideWays(meeting, [0.12, 0.06, 0, -0.05], [side]));
}

function water(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  const side = directionOf(from) > 0 ? -1 : 1;
  const isCan = !isLively(from);
  if (isCan) return pour(meeting);
  if (!company.join(from, to, besideWays(meeting, [-0.45, -0.6], [side]))) return false;
  const target = company.box(to);
  const top = { x: (target.left + target.right) / 2, y: target.top };
  const hand = handPoint(company, from);
  if (hasTool(company, from, ['watering-can', 'hose'])) {
    const can = company.actors.find(
      (one) => company.areJoined(one, from) && ['watering-can', 'hose'].includes(one.record.key),
    );
    const box = can ? company.box(can) : company.box(from);
    const rose = { x: side < 0 ? box.right : box.left, y: box.top + 0.4 * (box.bottom - box.top) };
    company.add(from, { over: [drops(rose, top, 0.03 * (box.bottom - box.top) + 12)] });
    return true;
  }
  const can = toolIn(
    company,
    from,
    { key: 'watering-can', share: 0.42, degrees: 24, grip: { x: 0.25, y: 0.4 } },
    hand,
  );
  company.add(from, { over: [can.part, drops(can.at(0.98, 0.25), top, 16)] });
  return true;
}

/** A vessel tilted over another one, with what runs from it. */
function pour(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  if (isLively(from)) return build(meeting);
  const [own, other] = [company.box(from), company.box(to)];
  const side = directionOf(from);
  const [wide, high] = [own.right - own.left, own.bottom - own.top];
  const spoutX = side > 0 ? own.right : own.left;
  const middle = (other.left + other.right) / 2;
  const gap = 0.28 * high;
  const x = middle - spoutX + side * 0.02 * wide;
  const y = other.top - gap - own.bottom;
  if (!company.join(from, to, [{ x, y, layer: 'before' }])) return false;
  const spout = company.box(from);
  const start = { x: middle, y: spout.top + 0.42 * high };
  const end = { x: middle, y: other.top + 0.12 * (other.bottom - other.top) };
  company.add(from, { under: [stream(start, end, 0.07 * wide)] });
  return true;
}

function dig(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  const body = company.box(from);
  const high = body.bottom - body.top;
  const side = directionOf(from);
  const edge = side > 0 ? body.right : body.left;
  if (!hasTool(company, from, ['shovel'])) {
    const tool = toolIn(
      company,
      from,
      { key: 'shovel', share: 0.7, degrees: 20, grip: { x: 0.5, y: 0.3 } },
      handPoint(company, from),
    );
    company.addOver(from, [tool.part]);
  }
  const heaps = [0.3, 0.4, 0.55].map((far) =>
    mound({ x: edge + side * far * high, y: body.bottom }, 0.55 * high),
  );
  if (!heaps.some((heap) => company.addOver(from, [heap]))) return false;
  if (from === to) return true;
  return company.join(to, from, aheadWays(meeting, fitTo(to, from, 0.7), { up: 0, gap: 0.35 }));
}

/** A rod in the hand, and a line down to what is caught. */
function fish(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  const hand = handPoint(company, from);
  const side = directionOf(from);
  const body = company.box(from);
  const high = body.bottom - body.top;
  const edge = side > 0 ? body.right : body.left;
  const tip = { x: edge + side * 0.42 * high, y: body.top + 0.12 * high };
  const hook = { x: tip.x + side * 0.03 * high, y: body.bottom - 0.22 * high };
  const isCatch = from !== to && to.record.kind === 'swimmer';
  if (from !== to) {
    const prey = company.box(to);
    const factor = fitTo(to, from, 0.5);
    const x = hook.x - ((prey.left + prey.right) / 2) * factor;
    const ways = isCatch
      ? [{ x, y: hook.y - prey.top * factor, factor, layer: 'before' as const }]
      : aheadWays(meeting, factor, { up: 0, gap: 0.3 });
    if (!company.join(to, from, ways)) return false;
  }
  const rod = hasTool(company, from, ['fishing-pole']) ? [] : [stick(hand, tip, 0.03 * high)];
  return company.addOver(from, [...rod, rope(tip, hook, 0)]);
}

function paint(meeting: Meeting): boolean {
  const { company, from } = meeting;
  if (!build(meeting)) return false;
  if (hasTool(company, from, ['paintbrush'])) return true;
  const brush = toolIn(
    company,
    from,
    { key: 'paintbrush', share: 0.28, degrees: 0, grip: { x: 0.2, y: 0.85 } },
    handPoint(company, from),
  );
  return company.addOver(from, [brush.part]);
}

/** Beside what the hands are at. */
const WITH_HANDS: RelationRule = {
  cast: (from, to) => {
    face(from, to, false);
    useHand(from, 'out');
  },
  join: build,
};

/** How work is shown. */
export const WORK_RULES = {
  paint: {
    cast: (from, to) => {
      face(from, to, false);
      useHand(from, 'out');
    },
    join: paint,
  },
  build: WITH_HANDS,
  tend: WITH_HANDS,
  water: {
    cast: (from, to) => {
      face(from, to, false);
      useHand(from, 'out');
    },
    join: water,
  },
  pour: {
    cast: (from) => {
      from.facing ??= 'right';
    },
    join: pour,
  },
  dig: { cast: (from) => useHand(from, 'out'), join: dig },
  fish: { cast: (from) => useHand(from, 'out'), join: fish, isCarried: true },
} satisfies Record<string, RelationRule>;
