import type { Kind, PlaceName } from '../../things/recordSchema.ts';
import { type Actor, insideOf, isKnown, placeOf } from '../company/Actor.ts';
import { spanAt, topAt } from '../geometry/silhouette.ts';
import type { Casting, Perch } from './rule.ts';

/** What holds several has so much room for each of them, as a share of how large they are. */
const ROOM = 0.36;
const ROOM_OF_ANIMAL = 0.5;
/** So many find room on what is large enough for one. */
const FEW = 2;

/** How large a thing has to be for all that stand in or on it, as a share of how large they are, those before them counted; the many of them tell. */
export function roomFor(
  { count, record: rider }: Pick<Casting, 'count' | 'record'>,
  host: Pick<Casting, 'record' | 'riders'>,
  name: PlaceName,
): number {
  const each = rider.kind === 'animal' ? ROOM_OF_ANIMAL : ROOM;
  host.riders = (host.riders ?? 0) + count;
  // Of a family each tells as much as the others.
  return host.riders > FEW && (rider.kind === 'person' || 2 * count >= host.riders)
    ? (each * host.riders) / (host.record.places?.[name]?.width ?? 0.7)
    : 0;
}

/** Where things of a kind are stood on, where nothing better is known. */
const BY_KIND: Partial<Record<Kind, PlaceName>> = {
  boat: 'inside',
  furniture: 'seat',
  animal: 'back',
  swimmer: 'back',
  vehicle: 'top',
};

/** Kinds that one is inside of where one is on them. */
const DECKED: ReadonlySet<Kind> = new Set(['boat', 'vehicle', 'aircraft', 'spacecraft']);

/** Where one stands, sits or lies on something: on its own place, else on its upper edge. */
export function standOn(rider: Actor, host: Actor, names: readonly PlaceName[]): Perch {
  const isEntered = DECKED.has(host.record.kind) || insideOf(host.record).isOpen;
  const known = names.filter((one) => isKnown(host, one) && (one !== 'inside' || isEntered));
  const name = known[0] ?? (isFlat(host) ? 'top' : BY_KIND[host.record.kind]);
  if (name === 'inside') return standIn(host);
  const sinks = rider.record.kind === 'person' ? 0.02 : 0.04;
  const own = placeOf(host, name ?? 'top');
  const isTable = host.record.uses?.includes('sat-at') === true;
  const place = isTable ? { ...own, width: TABLE_TOP * host.body.art.width } : own;
  // What goes over a bridge leaves its ends free.
  const isWithin = host.record.kind === 'building' && rider.record.kind === 'vehicle' && known[0] === 'top';
  return {
    place,
    layer: 'before',
    sinks,
    ...(isWithin ? { isExact: true as const } : {}),
    ...(known[0] || (name && name !== 'top') ? {} : { isEdge: true }),
  };
}

/** On the crown of a head, between ears and horns. */
export function standOnHead(host: Actor): Perch {
  if (host.record.parts?.includes('antler')) return standInAntlers(host);
  const head = placeOf(host, 'head');
  const y = topAt(host.body.art, head.x) ?? head.y;
  return { place: { ...head, y }, layer: 'before', sinks: 0.04 };
}

/** From the tips of one antler to those of the other. */
function standInAntlers(host: Actor): Perch {
  const { art } = host.body;
  const crown = placeOf(host, 'head');
  const y = art.top + TIPS * (crown.y - art.top);
  const [left, right] = spanAt(art, y) ?? [crown.x, crown.x];
  return { place: { x: (left + right) / 2, y, width: right - left }, layer: 'before', sinks: HUNG };
}

/** How far down the tips are toward the crown, and how much of what is there is below them. */
const TIPS = 0.4;
const HUNG = 0.4;

/** So much of a table's width is free for things. */
const TABLE_TOP = 0.9;

/** Furniture that nobody sits or lies on has things on its upper edge. */
function isFlat({ record }: Actor): boolean {
  const isSeat = record.uses?.some((use) => use === 'sat-on' || use === 'slept-in');
  return record.kind === 'furniture' && isSeat !== true;
}

/** So much of what is in a basket is below its rim. */
const BELOW_RIM = 0.3;
const STEM_BELOW = 0.5;

/** A floor that is lower than that has room for no more than the feet below it: a lift. */
const LOW_FLOOR = 0.9;

/** So high over what is shallow are the feet of who jumps in it, as a share of that one's height. */
const LEAP = 0.125;

/** Where one is in something: behind its rim, or before what is open to the viewer. */
export function standIn(host: Actor, rider?: Actor): Perch {
  const { sinks, isOpen, hasRim } = insideOf(host.record);
  const below = rider?.record.kind === 'plant' ? STEM_BELOW : BELOW_RIM;
  if (hasRim) return { place: placeOf(host, 'inside'), layer: 'before', sinks: below, isRim: true };
  const isEdge = !isKnown(host, 'inside') && !isOpen;
  // Who jumps in a puddle is over it.
  const isOver = isOpen && sinks === 0 && rider?.request.pose === 'jump';
  return {
    ...(isEdge ? { isEdge: true as const } : {}),
    place: placeOf(host, 'inside'),
    layer: isOpen ? 'before' : 'behind',
    sinks: isOver
      ? -LEAP
      : isOpen
        ? Math.min(
            sinks,
            placeOf(host, 'inside').y > LOW_FLOOR * host.body.art.height + host.body.art.top ? 0.03 : 0.15,
          )
        : sinks,
  };
}
