import type { BodyPlace } from '../../bodies/Body.ts';
import { buildOf } from '../../things/fourLegged.ts';
import type { PlaceName } from '../../things/recordSchema.ts';
import { type Actor, boxOfPart, isKnown, pointOf } from '../company/Actor.ts';
import type { Company, Way } from '../company/Company.ts';
import { bustOf } from './bust.ts';
import { cutAtX, cutAtY } from './cutAt.ts';
import type { Meeting } from './rule.ts';

/** Windows of a drawing behind which somebody is seen, the foremost first: squares as wide as their places. */
const PANES: readonly PlaceName[] = ['pane', 'pane2', 'pane3', 'pane4', 'pane5', 'pane6'];
/** A head fills so much of a pane's width, and all that is over the sill of its height. */
const WIDE = 0.88;
const HIGH = 0.94;
/** What is cut at the sides keeps so far from a pane's round corners, as a share of its width. */
const CORNER = 0.04;
/** So much of a head's width is seen of a neck. */
const NECK = 0.32;
/** The same of a neck that one is known by. */
const LONG_NECK = 0.6;

/** So many windows or fewer are for whoever looks out. */
const FEW = 3;

/** Whether a thing is drawn with windows behind which somebody can be. */
export function hasPanes(host: Pick<Actor, 'record'>): boolean {
  return isKnown(host, 'pane');
}

/** Shows head and shoulders behind a window of a drawing that nobody is at yet; several are spread over all of them. */
export function lookOutOfPane(meeting: Meeting): boolean {
  const { company, from, to, index, count } = meeting;
  const part = company.partOf(to);
  const panes = PANES.flatMap((name) => {
    const place = to.body.places[name];
    return place ? [pointOf(part, place)] : [];
  });
  company.letHide(to);
  // The foremost one of a bus is its driver's.
  const areAlike = count > 1 && company.of(from.thing).length === count;
  if (to.record.kind === 'vehicle' && panes.length > FEW && areAlike && count < panes.length) panes.shift();
  const mates = Math.ceil(count / panes.length);
  const seats = panes.flatMap((pane) => seatsAt(pane, mates));
  const own = count === 1 ? 0 : Math.floor(((index + 0.5) * seats.length) / count);
  const inOrder = [...seats.slice(own), ...seats.slice(0, own)].filter((seat) => isFree(company, to, seat));
  return company.join(
    from,
    to,
    inOrder.flatMap((seat) => waysAt(meeting, seat)),
  );
}

interface Seat {
  x: number;
  pane: BodyPlace;
  /** The room there. */
  width: number;
}

function seatsAt(pane: BodyPlace, mates: number): Seat[] {
  const width = pane.width / mates;
  return Array.from({ length: mates }, (_, at) => ({
    x: pane.x + ((at + 0.5) / mates - 0.5) * pane.width,
    pane,
    width,
  }));
}

function isFree(company: Company, host: Actor, { x, pane, width }: Seat): boolean {
  return company.groupOf(host).parts.every((part) => {
    if (part.actor === undefined || part.actor === host) return true;
    const { left, right, bottom } = boxOfPart(part);
    const { head } = part.actor.body.places;
    const middle = head ? pointOf(part, head).x : (left + right) / 2;
    const isNear = Math.abs(middle - x) < width / 2;
    return !isNear || bottom < pane.y - pane.width / 2 || bottom > pane.y + pane.width;
  });
}

/** Head and shoulders, farther down where something is in hand: half of that is before the window, above the sill. */
function bustWithHeld(meeting: Meeting): ReturnType<typeof bustOf> {
  const { company, from } = meeting;
  const { own, head, cutY } = bustOf(meeting, buildOf(from.record)?.neck === 'long' ? LONG_NECK : NECK);
  const held = company.groupOf(from).parts.filter(({ actor }) => actor !== undefined && actor !== from);
  const middles = held.map(boxOfPart).map(({ top, bottom }) => (top + bottom) / 2);
  return { own, head, cutY: Math.min(own.bottom, Math.max(cutY, ...middles)) };
}

/** The hands that are over the sill with the head, where all of it fits; else the head. */
function waysAt(meeting: Meeting, { x, pane, width }: Seat): Way[] {
  const { company, from } = meeting;
  const { own, head, cutY } = bustWithHeld(meeting);
  const hands = (['leftHand', 'rightHand'] as const)
    .map((name) => company.point(from, name))
    .filter(({ y }) => y < cutY - NECK * head.width && from.record.kind === 'person');
  const half = { wide: width / 2, high: pane.width / 2 };
  const [left, right] = [head.x - head.width / 2, head.x + head.width / 2];
  const [leftmost, rightmost] = [
    Math.min(left, ...hands.map(({ x }) => x)),
    Math.max(right, ...hands.map(({ x }) => x)),
  ];
  const spans =
    hands.length > 0 ? [[leftmost, rightmost] as const, [left, right] as const] : [[left, right] as const];
  const sill = pane.y + half.high;
  return spans.flatMap(([from, to]) =>
    [1, 0.95, 0.9, 0.8].map((share): Way => {
      const factor = share * Math.min((WIDE * width) / (to - from), (HIGH * pane.width) / (cutY - own.top));
      const [near, far] = [x - half.wide + CORNER * width, x + half.wide - CORNER * width];
      return {
        x: x - ((from + to) / 2) * factor,
        y: sill - cutY * factor,
        factor,
        layer: 'before',
        isPaned: true,
        cut: (one) => cutAtX(cutAtX(cutAtY(one, sill), near, 1), far, -1),
      };
    }),
  );
}
