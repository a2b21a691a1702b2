import { CRAFTS } from '../../things/crafts.ts';
import { isKnown, type Part, placeOf, pointOf } from '../company/Actor.ts';
import type { Way } from '../company/Company.ts';
import { paneAround, windowAround } from '../company/props.ts';
import { bustOf } from './bust.ts';
import { cutAtX, cutAtY } from './cutAt.ts';
import { LEAPT, leapsOut } from './emerge.ts';
import { hasPanes, lookOutOfPane } from './panes.ts';
import { pawsOn } from './paws.ts';
import { cutAtRim, rimAt, rimOf } from './rim.ts';
import type { Meeting } from './rule.ts';

/** Head and shoulders of an actor fill so much of a window's height and width. */
const FILLS = 0.86;

/** Windows side by side take so much of a vehicle's length. */
const PANES = 0.64;
/** Shares of a vehicle's length and height that one window takes at most. */
const PANE = { wide: 0.29, high: 0.44 };
/** The same of the width of what is higher than long: a rocket. */
const UPRIGHT_PANE = 0.6;

/** How large one is in a window, and how much lower that is, as a share of the height of what has it. */
const SIZES = [1, 0.85, 0.7, 0.55];
const LEVELS = [0, -0.15, 0.1];
/** A window that is added takes so much of the width and height of what has none. */
const SHARED = { wide: 0.58, high: 0.42 };

/** So much of the width of a round hole a head fills. */
const IN_HOLE = 0.86;

/** How a rim is looked over: several stand side by side over so many times its width; necks are seen for so much of a head's width. */
export interface RimView {
  crowded: number;
  neck: number;
  /** Set where the paws are on it. */
  hasPaws?: true;
}

/** Nothing of an animal in a basket in the air is seen so far beside it, in half its widths: no tip of a tail. */
const BESIDE = 1.3;

/** A head is small beside its body where it is no wider than this share of that one's height. */
const SMALL_HEAD = 0.3;

/** Shows head and shoulders over the rim of what one is in, cut there. */
export function lookOver(meeting: Meeting, { crowded, neck, hasPaws }: RimView): boolean {
  const { company, from, to, index, count } = meeting;
  const { own, head, cutY: shoulders } = bustOf(meeting, neck);
  // Of who is all neck more than the head is seen.
  const isSmall = head.width < SMALL_HEAD * (own.bottom - own.top);
  const isLeap = leapsOut(from);
  const share = isLeap ? LEAPT : isSmall ? 0.5 : 0;
  const cutY = Math.max(shoulders, own.top + share * (own.bottom - own.top));
  const rim = rimOf(company, to);
  // Heads in a row hide the end of a bed.
  if (count > 2 && to.record.uses?.includes('slept-in')) company.letHide(to);
  const { row, inFront, along } = rowAt(index, count);
  const spread = count > 1 ? along * crowded * 2 * rim.half : 0;
  // A round hole is no narrower than the head in it.
  const room = count > 1 ? crowded / inFront : rim.deep > 0 ? IN_HOLE : Number.POSITIVE_INFINITY;
  const fits = Math.min(1, (2 * rim.half * room) / head.width);
  const beside = (one: Part): Part =>
    from.record.kind === 'person' || hasPaws
      ? one
      : cutAtX(cutAtX(one, rim.x - BESIDE * rim.half, 1), rim.x + BESIDE * rim.half, -1);
  const ups = row > 0 ? OVER_FIRST.map((up) => up * (cutY - own.top)) : [0];
  const ways = [1, 0.85, 0.7, 0.55, 0.45, 0.35].flatMap((part) =>
    ups.map((up): Way => {
      const factor = part * fits;
      const level = rimAt(rim, rim.x + spread) - up * factor;
      const at = { x: rim.x + spread - head.x * factor, y: level - cutY * factor };
      const paws =
        hasPaws && !isLeap && row === 0
          ? pawsOn(company, from, { at: { ...at, factor }, edgeAt: (x) => rimAt(rim, x) })
          : [];
      return { ...at, factor, layer: 'before', cut: (one) => beside(cutAtRim(one, rim)), over: paws };
    }),
  );
  return company.join(from, to, ways);
}

/** Where one of several is over a rim: more than four are in two rows, the farther ones between the heads of the nearer. */
function rowAt(index: number, count: number): { row: 0 | 1; inFront: number; along: number } {
  if (count <= ONE_RIM_ROW) return { row: 0, inFront: count, along: (index + 0.5) / count - 0.5 };
  const front = Math.floor(count / 2) + 1;
  const row = index < front ? 0 : 1;
  const at = index - row * front;
  const inRow = row === 0 ? front : count - front;
  const along = count % 2 === 0 ? (at + 0.5) / inRow - 0.5 : (at - (inRow - 1) / 2) / front;
  return { row, inFront: front, along };
}

/** So many are in one row over a rim. */
export const ONE_RIM_ROW = 4;
/** How far those of the second row are over those of the first one, in their heights. */
const OVER_FIRST = [0.72, 0.84, 0.96, 1.12];

/** Shows somebody's head and shoulders in a window of a host, cut at its sill. */
export function lookOut(meeting: Meeting): boolean {
  const { company, from, to, index, count } = meeting;
  if (hasPanes(to)) return lookOutOfPane(meeting);
  const host = company.box(to);
  const { own, head, cutY } = bustOf(meeting);
  const isVehicle = CRAFTS.has(to.record.kind) && to.record.kind !== 'boat';
  // Several share one window of a house or an ark, drawn under the last and over the first of them.
  const mates = isVehicle ? 1 : count;
  const bust = { width: head.width * 1.5, height: cutY - own.top };
  const place = pointOf(company.partOf(to), placeOf(to, isKnown(to, 'window') ? 'window' : 'inside'));
  const wide = host.right - host.left;
  const spread = count > 1 ? ((index + 0.5) / count - 0.5) * wide * 0.8 : 0;
  if (to.record.kind === 'object') {
    // A window by itself: they are behind its sill.
    const y = host.bottom - 0.08 * (host.bottom - host.top);
    const x = (host.left + host.right) / 2 + spread;
    const own = [1, 0.85, 0.7, 0.55, 0.45].map((factor): Way => {
      const at = { x: x - head.x * factor, y: y - cutY * factor };
      return { ...at, factor, layer: 'before', cut: (one) => cutAtY(one, y) };
    });
    if (company.join(from, to, own)) return true;
  }
  if (isVehicle || to.record.kind === 'boat') company.letHide(to);
  const isUpright = host.bottom - host.top > wide;
  const pane = {
    width: Math.min(isUpright ? UPRIGHT_PANE : PANE.wide, PANES / count) * wide,
    height: PANE.high * (host.bottom - host.top),
  };
  const fits = isVehicle
    ? Math.min(1, (pane.width * FILLS) / bust.width, (pane.height * FILLS) / bust.height)
    : mates === 1
      ? 1
      : Math.min(
          1,
          (SHARED.wide * wide * FILLS) / (bust.width * mates),
          (SHARED.high * (host.bottom - host.top) * FILLS) / bust.height,
        );
  const isAtOwn = isKnown(to, 'window') && (count === 1 || !isVehicle);
  // All that share a window are at one level of it.
  const levels = mates > 1 ? [0] : LEVELS;
  const ways = SIZES.flatMap((part) =>
    levels.map((up): Way => {
      const factor = part * fits;
      const room = mates > 1 ? fits : factor;
      const each = (bust.width * room) / FILLS;
      const size = { width: each * mates, height: (bust.height * room) / FILLS };
      const level =
        isVehicle || isKnown(to, 'window')
          ? place.y + size.height / 2
          : (host.top + host.bottom) / 2 + 0.1 * (host.bottom - host.top);
      const y = level + up * (host.bottom - host.top);
      const x = (isAtOwn ? place.x : (host.left + host.right) / 2) + (isVehicle ? spread : 0);
      const middle = x + (mates > 1 ? (index + 0.5 - mates / 2) * each : 0);
      const { back, sill } = isVehicle ? paneAround({ x, y, ...size }) : windowAround({ x, y, ...size });
      return {
        x: middle - head.x * factor,
        y: y - cutY * factor,
        factor,
        layer: 'before',
        cut: (one) => cutAtX(cutAtX(cutAtY(one, y), middle - each / 2, 1), middle + each / 2, -1),
        under: mates === 1 || index === mates - 1 ? [back] : [],
        over: sill && (mates === 1 || index === 0) ? [sill] : [],
      };
    }),
  );
  return company.join(from, to, ways);
}
