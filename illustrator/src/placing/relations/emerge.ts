import type { Kind } from '../../things/recordSchema.ts';
import { type Actor, insideOf, isKnown, type Part } from '../company/Actor.ts';
import type { Company, Way } from '../company/Company.ts';
import { cutAbove } from '../geometry/cutArt.ts';
import { topAt } from '../geometry/silhouette.ts';
import { bustOf } from './bust.ts';
import { pawsOn } from './paws.ts';
import { rimAt, rimOf } from './rim.ts';
import { directionOf, isLively, type Meeting } from './rule.ts';

/** What of a host those who come out of it are behind: its level at each x, where it has one, in the units of its group. */
interface Edge {
  x: number;
  wide: number;
  at: (x: number) => number | undefined;
  /** Set where it lies in the picture, not at its outline: the top of a cake under its candles. */
  isWithin?: true;
}

/** So much of the height of one who leaps out is seen, and of one with no head of its own. */
export const LEAPT = 0.66;
const HEADLESS = 0.6;
/** A neck is seen for so much of a head's width. */
const NECK = 0.3;
/** A head takes so much of the room on an edge. */
const FILLS = 0.9;
/** How far below an edge the cut is, as a share of the host's height: its outline is drawn over it. */
const BELOW = 0.015;
/** An edge rises and falls by so much of a head's height at most. */
const UNEVEN = 1.2;
const TRIES = [0, 0.12, -0.12, 0.24, -0.24, 0.36, -0.36];

/** Kinds of which the place on top is where what is in them comes out. */
const TOPPED: ReadonlySet<Kind> = new Set<Kind>(['food', 'object']);

/** Whether somebody comes out of something at a leap. */
export function leapsOut({ request }: Pick<Actor, 'request'>): boolean {
  return request.pose === 'jump' || request.pose === 'cheer';
}

/**
 * Shows who comes out of something behind an edge of it, cut there: its rim, else its upper outline. Several are side by side,
 * each so small that its head fits; who leaps is seen to the hips.
 */
export function emerge(meeting: Meeting): boolean {
  const { company, from, to, index, count } = meeting;
  // An instrument has no inside.
  if (to.record.uses?.includes('played')) return false;
  const edge = edgeOf(company, to);
  const { own, head, cutY: shoulders } = bustOf(meeting, NECK);
  const [high, isLeap] = [own.bottom - own.top, leapsOut(from)];
  const share = isLeap ? LEAPT : from.body.telling && isLively(from) ? 0 : HEADLESS;
  const cutY = Math.max(shoulders, own.top + share * high);
  const spread = count > 1 ? ((index + 0.5) / count - 0.5) * edge.wide : 0;
  // Those side by side have their arms up clear of one another.
  const wide = isLeap && count > 1 ? own.right - own.left : head.width / FILLS;
  const fits = Math.min(1, edge.wide / count / wide);
  const box = company.box(to);
  company.letHide(from);
  const ways = [1, 0.85, 0.7, 0.55].flatMap((part) =>
    (count > 1 ? TRIES.slice(0, 3) : TRIES).flatMap((along): Way[] => {
      const factor = part * fits;
      const x = edge.x + spread + (along * edge.wide) / count;
      const levels = [-0.5, -0.25, 0, 0.25, 0.5].map((aside) => edge.at(x + aside * head.width * factor));
      const known = levels.filter((one) => one !== undefined);
      const [highest, lowest] = [Math.min(...known), Math.max(...known)];
      if (known.length < levels.length || lowest - highest > UNEVEN * head.width * factor) return [];
      const at = { x: x - head.x * factor, y: highest - cutY * factor, factor };
      const below = edge.isWithin ? 0 : BELOW * (box.bottom - box.top);
      const paws = isLeap ? [] : pawsOn(company, from, { at, edgeAt: edge.at });
      return [
        {
          ...at,
          layer: edge.isWithin ? 'before' : 'behind',
          cut: (one) => cutAtEdge(one, (along) => (edge.at(along) ?? highest) + below),
          ...(edge.isWithin ? { over: paws } : { front: paws }),
        },
      ];
    }),
  );
  const isCuttable = cutY < own.bottom - LEAST_CUT * high && from.record.kind !== 'swimmer';
  return company.join(from, to, [...(isCuttable ? ways : []), ...halfOut(meeting, edge)]);
}

/** Before the edge, half of it above: of what is all face nothing may be cut. */
function halfOut({ company, from, index, count }: Meeting, { x, wide, at }: Edge): Way[] {
  const own = company.groupBox(from);
  const level = at(x) ?? own.bottom;
  const fits = Math.min(1, wide / count / (own.right - own.left));
  const along = x + ((index + 0.5) / count - 0.5) * wide;
  return [1, 0.85, 0.7].map((part): Way => {
    const factor = part * fits;
    const high = (own.bottom - own.top) * factor;
    return {
      x: along - ((own.left + own.right) / 2) * factor,
      y: level + IN_HALF * high - own.bottom * factor,
      factor,
      layer: 'before',
    };
  });
}

/** So much of what is cut is behind the edge at least. */
const LEAST_CUT = 0.12;
/** So much of what is half out of something is before it. */
const IN_HALF = 0.56;

/** Whether one flies out of what is open to the viewer: a cave, a cage. */
export function fliesOut({ request }: Actor, to: Actor): boolean {
  return request.pose === 'fly' && insideOf(to.record).isOpen && !insideOf(to.record).hasRim;
}

/** In the air from its mouth to its upper corner, the first the farthest in; who is alone is on the way out. */
export function flyOut(meeting: Meeting): boolean {
  const { company, from, to, index, count } = meeting;
  const [own, other, mouth] = [company.groupBox(from), company.box(to), company.point(to, 'inside')];
  const [wide, high] = [other.right - other.left, other.bottom - other.top];
  const side = directionOf(from);
  const out = count > 1 ? index / (count - 1) : 0.6;
  const fits = Math.min(1, (AIRBORNE * wide) / Math.max(own.right - own.left, own.bottom - own.top));
  const ways = [fits * (0.75 + 0.25 * out), fits, 1].map((factor): Way => {
    const x = mouth.x + side * out * 0.42 * wide;
    const y = other.top + (0.62 - 0.56 * out) * high;
    return {
      x: x - ((own.left + own.right) / 2) * factor,
      y: y - ((own.top + own.bottom) / 2) * factor,
      factor,
      layer: 'before',
    };
  });
  return company.join(from, to, ways);
}

/** So wide at most, beside what one flies out of. */
const AIRBORNE = 0.5;

function edgeOf(company: Company, host: Actor): Edge {
  const { isOpen, hasRim } = insideOf(host.record);
  const box = company.box(host);
  if (hasRim) {
    const rim = rimOf(company, host);
    return { x: rim.x, wide: 2 * rim.half, at: (x) => rimAt(rim, x), isWithin: true };
  }
  if (isKnown(host, 'top') && TOPPED.has(host.record.kind) && !isKnown(host, 'inside')) {
    const { x, y, width } = company.point(host, 'top');
    return { x, wide: width, at: () => y, isWithin: true };
  }
  const { art, to } = company.partOf(host);
  const at = (x: number) => {
    const edge = topAt(art, (x - to.e) / to.a);
    return edge === undefined ? undefined : edge * to.d + to.f;
  };
  if (!isKnown(host, 'inside') || isOpen)
    return { x: (box.left + box.right) / 2, wide: box.right - box.left, at };
  const { x, width } = company.point(host, 'inside');
  return { x, wide: width, at };
}

/** A part of which only is left what is over an edge. */
function cutAtEdge(part: Part, edgeAt: (x: number) => number): Part {
  const { a, d, e, f } = part.to;
  return {
    ...part,
    art: cutAbove(part.art, (x) => (edgeAt(x * a + e) - f) / d),
    whole: part.whole ?? part.art,
  };
}
