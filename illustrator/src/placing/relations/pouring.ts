import { type Actor, isKnown, moved, type Part, pointOf } from '../company/Actor.ts';
import type { Company, Way } from '../company/Company.ts';
import type { Spot } from '../company/props.ts';
import { stream } from '../company/water.ts';
import { topAt } from '../geometry/silhouette.ts';
import { fitTo, handWays, inHands } from './carry.ts';
import { directionOf, isLively, type Meeting, type RelationRule, useHand } from './rule.ts';

/** How far a vessel is tilted that runs out, in degrees. */
const TILT = 24;

/** A vessel tilted over another one, with what runs from it; in the hand of who pours. */
export function pour(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  if (!isLively(from))
    return company.groupOf(from).parts.length > 1 ? receive(meeting, from) : pourOver(meeting);
  const held = heldBy(company, from);
  if (held) return receive(meeting, held);
  const tilted = handWays(meeting, fitTo(to, from, 0.4)).map((way): Way => ({ ...way, cut: tilt(from) }));
  return company.join(to, from, inHands(meeting, tilted));
}

/** What somebody has in their hands to pour from. */
function heldBy(company: Company, actor: Actor): Actor | undefined {
  return company
    .groupOf(actor)
    .parts.find((part) => part.actor && part.actor !== actor && !isLively(part.actor))?.actor;
}

/** A vessel that stands below what is poured into it. */
function receive({ company, to }: Meeting, vessel: Actor): boolean {
  const spout = spoutOf(company, vessel);
  const box = company.groupBox(to);
  const from = company.groupBox(vessel);
  const most = 0.8 * (from.bottom - spout.y);
  const fits = Math.min(1, most / (box.bottom - box.top));
  const side = directionOf(vessel);
  const ways = [0, 0.1, 0.2, 0.35].map((out): Way => {
    const x = spout.x + side * out * (box.right - box.left) - ((box.left + box.right) / 2) * fits;
    return { x, y: from.bottom - box.bottom * fits, factor: fits, layer: 'before' };
  });
  if (!company.join(to, vessel, ways)) return false;
  run(company, vessel, to);
  return true;
}

/** Alone, over what it is poured into. */
function pourOver({ company, from, to }: Meeting): boolean {
  const [own, other] = [company.box(from), company.box(to)];
  const spout = tilted(company, from, spoutOf(company, from));
  const x = (other.left + other.right) / 2 - spout.x;
  const y = other.top - 0.34 * (own.bottom - own.top) - own.bottom;
  if (!company.join(from, to, [{ x, y, layer: 'before', cut: tilt(from) }])) return false;
  run(company, from, to);
  return true;
}

/** Adds what runs from a vessel that is tilted into another one. */
function run(company: Company, vessel: Actor, to: Actor): void {
  const [box, other, spout] = [company.box(vessel), company.box(to), spoutOf(company, vessel)];
  const high = other.bottom - other.top;
  // Not the end of a spoon that stands in it but what is below the spout.
  const part = company.partOf(to);
  const surface = topAt(to.body.art, (spout.x - part.to.e) / part.to.a);
  const y = surface === undefined ? other.top : surface * part.to.d + part.to.f + 0.04 * high;
  const end = { x: spout.x, y: Math.max(other.top + 0.14 * high, y) };
  company.add(to, { under: [stream(spout, end, 0.07 * (box.right - box.left))] });
}

/** Where a vessel pours: its spout, else the upper end of the side to which it goes. */
export function spoutOf(company: Company, actor: Actor): Spot {
  if (isKnown(actor, 'spout')) return company.point(actor, 'spout');
  const { left, top, width, height } = actor.body.art;
  const x = left + (directionOf(actor) > 0 ? 0.97 : 0.03) * width;
  return pointOf(company.partOf(actor), { x, y: top + 0.3 * height, width: 0 });
}

/** Tilts a part around its middle to the side where an actor looks. */
function tilt(actor: Actor): (part: Part) => Part {
  return (part) => turnedAround(part, directionOf(actor) * TILT);
}

function tilted(company: Company, actor: Actor, spot: Spot): Spot {
  const box = company.box(actor);
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const angle = (directionOf(actor) * TILT * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return {
    x: x + (spot.x - x) * cos - (spot.y - y) * sin,
    y: y + (spot.x - x) * sin + (spot.y - y) * cos,
  };
}

function turnedAround(part: Part, degrees: number): Part {
  const { art, to } = part;
  const [px, py] = [art.left + art.width / 2, art.top + art.height / 2];
  const [x, y] = [to.a * px + to.c * py + to.e, to.b * px + to.d * py + to.f];
  const centered = moved(part, -x, -y).to;
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return {
    ...part,
    to: {
      a: cos * centered.a - sin * centered.b,
      b: sin * centered.a + cos * centered.b,
      c: cos * centered.c - sin * centered.d,
      d: sin * centered.c + cos * centered.d,
      e: cos * centered.e - sin * centered.f + x,
      f: sin * centered.e + cos * centered.f + y,
    },
  };
}

/** How pouring is shown. */
export const POURING_RULES = {
  pour: {
    cast: (from, to) => {
      if (isLively(from)) useHand(from, 'out');
      to.facing ??= from.facing ?? 'right';
    },
    join: pour,
  },
} satisfies Record<string, RelationRule>;
