import type { Actor } from '../Actor.ts';
import type { Way } from '../Company.ts';
import { drops, flame, mound, rope, stick, stream } from '../props.ts';
import { spanAt, topAt } from '../silhouette.ts';
import { aheadWays, chestWays, faceOf, fitTo, handPoint, handWays, inHands } from './carry.ts';
import { standOn } from './places.ts';
import { besideWays, directionOf, face, type Meeting, type RelationRule, sitOn, useHand } from './rule.ts';
import { hasTool, toolIn } from './tools.ts';

function build(meeting: Meeting): boolean {
  const side = directionOf(meeting.from) > 0 ? -1 : 1;
  return meeting.company.join(meeting.from, meeting.to, besideWays(meeting, [0.12, 0.06, 0, -0.05], [side]));
}

function water(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  const side = directionOf(from) > 0 ? -1 : 1;
  const isCan = from.record.kind !== 'person' && from.record.kind !== 'animal';
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
  if (from.record.kind === 'person' || from.record.kind === 'animal') return build(meeting);
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

/** On the side of a host, a third of its height up. */
function climb(meeting: Meeting): boolean {
  const { company, from, to, index } = meeting;
  const [own, other] = [company.groupBox(from), company.box(to)];
  const high = other.bottom - other.top;
  const part = company.partOf(to);
  const factor = Math.min(1, (0.5 * high) / (own.bottom - own.top));
  const ways = [0.28, 0.2, 0.4].flatMap((up): Way[] => {
    const y = other.bottom - up * high;
    const span = spanAt(to.body.art, (y - part.to.f) / part.to.d);
    const edges = span
      ? [span[0] * part.to.a + part.to.e, span[1] * part.to.a + part.to.e]
      : [other.left, other.right];
    const [left = 0, right = 0] = edges;
    const half = ((own.right - own.left) / 2) * factor;
    const middle = (own.left + own.right) / 2;
    const xs =
      right - left < 2.2 * half ? [(left + right) / 2, right, left] : [right - 0.3 * half, left + 0.3 * half];
    const turned = index % 2 === 0 ? xs : [...xs].reverse();
    return turned.map((x): Way => ({ x: x - middle * factor, y, factor, layer: 'before' }));
  });
  return company.join(from, to, ways);
}

/** Halfway down the lower side of what one slides down. */
function slideDown(meeting: Meeting): boolean {
  const { company, from, to, index } = meeting;
  const { art } = to.body;
  const part = company.partOf(to);
  const heightAt = (x: number) => topAt(art, art.left + x * art.width) ?? art.top + art.height;
  const side = heightAt(0.2) > heightAt(0.8) ? -1 : 1;
  const own = company.groupBox(from);
  const ways = [0.14, 0.22, 0.06].flatMap((along) => {
    const x = 0.5 + side * (along + 0.16 * index);
    const foot = {
      x: (art.left + x * art.width) * part.to.a + part.to.e,
      y: heightAt(x) * part.to.d + part.to.f,
    };
    return [0.2, 0.1].map((sinks): Way => {
      const y = foot.y + sinks * (own.bottom - own.top) - own.bottom;
      return { x: foot.x - (own.left + own.right) / 2, y, layer: 'before' };
    });
  });
  return company.join(from, to, ways);
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

/** Bubbles rise from the mouth. */
function blow(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  const [box, face] = [company.box(to), faceOf(company, from)];
  const side = directionOf(from);
  const mouth = company.point(from, 'mouth');
  const factor = fitTo(to, from, 0.5);
  const [wide, high] = [(box.right - box.left) * factor, (box.bottom - box.top) * factor];
  const edge = side > 0 ? face.right : face.left;
  const ways = [0.6, 0.7, 0.8].map((part): Way => {
    const x = edge + side * part * wide - ((box.left + box.right) / 2) * factor;
    return { x, y: mouth.y - 0.35 * high - ((box.top + box.bottom) / 2) * factor, factor, layer: 'before' };
  });
  return company.join(to, from, ways);
}

/** Fire goes forth from a mouth: what burns elsewhere is drawn as a flame that lies. */
function breathe(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  const body = company.box(from);
  const mouth = company.point(from, 'mouth');
  const side = directionOf(from);
  const face = faceOf(company, from);
  const start = { x: side > 0 ? Math.max(mouth.x, face.right) : Math.min(mouth.x, face.left), y: mouth.y };
  const length = 0.5 * Math.max(body.right - body.left, body.bottom - body.top);
  const fire = flame(start, side * length);
  return company.join(to, from, [
    {
      x: 0,
      y: 0,
      layer: 'before',
      cut: (part) => ({ ...fire, ...(part.actor ? { actor: part.actor } : {}) }),
    },
  ]);
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
  company.add(from, {
    over: [
      ...(hasTool(company, from, ['fishing-pole']) ? [] : [stick(hand, tip, 0.03 * high)]),
      rope(tip, hook, 0),
    ],
  });
  return true;
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

const BALLS = new Set(['kicked', 'thrown']);

function play(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  if (to.record.uses?.some((use) => BALLS.has(use)) || isLively(to)) {
    if (isLively(to))
      return company.join(from, to, besideWays(meeting, [-0.05, -0.2], [directionOf(from) > 0 ? -1 : 1]));
    return company.join(to, from, aheadWays(meeting, fitTo(to, from, 0.45), { up: 0.02, gap: 0.04 }));
  }
  company.letHide(to);
  const isHandy = to.size <= 0.8 * from.size;
  const factor = isHandy ? fitTo(to, from, 0.62) : 1;
  const ahead = aheadWays(meeting, factor, { up: 0, gap: -0.06 });
  return company.join(
    to,
    from,
    isHandy
      ? [...inHands(meeting, [...chestWays(meeting, factor), ...handWays(meeting, factor)]), ...ahead]
      : ahead,
  );
}

function isLively({ record }: Actor): boolean {
  return ['person', 'animal', 'flier', 'swimmer'].includes(record.kind);
}

/** How play and work are shown. */
export const PLAY_RULES = {
  play: {
    cast: (from, to) => (isAlive(to.record.kind) ? face(from, to, false) : useHand(from, 'front', true)),
    join: play,
    isCarried: true,
  },
  paint: {
    cast: (from, to) => {
      face(from, to, false);
      useHand(from, 'out');
    },
    join: paint,
  },
  build: {
    cast: (from, to) => {
      face(from, to, false);
      useHand(from, 'out');
    },
    join: build,
  },
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
  climb: {
    cast: (from, to, { from: index }) => {
      from.pose ??= 'climb';
      to.hosts.push({ thing: index, share: 1.4 });
    },
    join: climb,
  },
  'slide-down': {
    cast: (from, to, { from: index }) => {
      sitOn(from);
      to.hosts.push({ thing: index, share: 1.3 });
    },
    join: slideDown,
  },
  'swing-on': {
    cast: (from, to, { from: index }) => {
      sitOn(from);
      to.hosts.push({ thing: index, share: 1.3 });
    },
    perch: (rider, host) => standOn(rider, host, ['seat', 'top']),
  },
  dig: { cast: (from) => useHand(from, 'out'), join: dig },
  blow: {
    cast: (from) => {
      from.facing ??= 'right';
    },
    join: blow,
    isCarried: true,
  },
  breathe: {
    cast: (from) => {
      from.facing ??= 'right';
    },
    join: breathe,
    isCarried: true,
  },
  fish: { cast: (from) => useHand(from, 'out'), join: fish, isCarried: true },
} satisfies Record<string, RelationRule>;

function isAlive(kind: string): boolean {
  return ['person', 'animal', 'flier', 'swimmer'].includes(kind);
}
