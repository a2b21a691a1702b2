import { artData, fromArt } from '../art/artData.ts';
import type { Kind } from '../things/recordSchema.ts';
import type { Thing } from '../things/Things.ts';

/**
 * Where a scene plays that names no place, by the keys of its things, most important first: where the first one that has
 * a home is at home, else where things of their kinds are. What lives under water is in a sea that has a shore where others
 * come too.
 */
export function settingFor(keys: readonly string[]): string {
  const { things, settings } = artData();
  const all = keys.map((key) => things.get(key)).filter((thing) => thing !== undefined);
  if (all.some(isWet)) return settingInWater(all);
  // Who is in a bathtub is indoors, however large.
  const isFurnished = all.some(isFurniture);
  const isOutside = all.some((thing) => isOnlyOutside(thing) && !(isFurnished && thing.kind === 'animal'));
  // Who is in what flies is in the sky, wherever that one is at home.
  const aloft = all.find(({ kind, home }) => kind === 'aircraft' && home !== undefined);
  const home = (aloft ? [aloft] : all)
    .map((thing) => thing.home)
    .find((key) => key !== undefined && settings.has(key) && !(isOutside && isIndoors(key)));
  if (home !== undefined) return home;
  const rests = new Set(all.map((thing) => thing.rests));
  if (rests.has('space')) return 'space';
  const kinds = new Set(all.map(({ kind }) => kind));
  if (kinds.has('sky') && (kinds.has('food') || kinds.has('object'))) return 'meadow';
  if (all.length > 0 && all.every(({ drifts }) => drifts !== undefined)) return 'plain';
  if (all.length > MOST_ON_TABLE && all.every(({ kind }) => SMALL_KINDS.has(kind))) return 'plain';
  return BY_KIND.find(([kind]) => kinds.has(kind))?.[1] ?? 'plain';
}

/** More small things than that are spread over a page by themselves. */
const MOST_ON_TABLE = 2;
const SMALL_KINDS: ReadonlySet<Kind> = new Set(['food', 'object', 'clothes', 'symbol', 'body', 'face']);

/** The first kind that a scene has decides. */
const BY_KIND: readonly (readonly [Kind, string])[] = [
  ['spacecraft', 'space'],
  ['vehicle', 'road'],
  ['animal', 'meadow'],
  ['building', 'meadow'],
  ['furniture', 'room'],
  ['person', 'meadow'],
  ['plant', 'meadow'],
  ['aircraft', 'sky'],
  ['flier', 'meadow'],
  ['sky', 'sky'],
  ['food', 'table'],
  ['object', 'table'],
];

/** What no room holds: a doctor who rides a horse is not at the hospital. */
function isOnlyOutside({ kind, home, size }: Thing): boolean {
  if (home !== undefined && isIndoors(home)) return false;
  return OUTSIDE_KINDS.has(kind) || (kind === 'animal' && size > LARGEST_INSIDE);
}

/** What stands in a room and holds those who use it. */
function isFurniture({ kind, home, size }: Thing): boolean {
  return home !== undefined && isIndoors(home) && FURNITURE_KINDS.has(kind) && size >= LEAST_FURNITURE;
}

const FURNITURE_KINDS: ReadonlySet<Kind> = new Set(['object', 'furniture']);
/** Meters. */
const LEAST_FURNITURE = 0.9;

const OUTSIDE_KINDS: ReadonlySet<Kind> = new Set([
  'vehicle',
  'boat',
  'aircraft',
  'spacecraft',
  'building',
  'sky',
]);
/** Meters: a calf comes into a room, an elephant does not. */
const LARGEST_INSIDE = 1.2;

function isIndoors(setting: string): boolean {
  return media().get(setting) === 'inside';
}

/** What is in or on water, where nobody says that it is not. */
function isWet(thing: Thing): boolean {
  const { kind, rests, home } = thing;
  if (rests !== undefined) return rests === 'water' || rests === 'underwater';
  if (home !== undefined) return media().get(home) === 'undersea' || media().get(home) === 'water';
  return kind === 'boat' || kind === 'swimmer';
}

function settingInWater(all: readonly Thing[]): string {
  const { settings } = artData();
  const wet = all.filter(isWet);
  const isUnder = (thing: Thing) =>
    thing.rests === 'underwater' || thing.kind === 'swimmer' || media().get(thing.home ?? '') === 'undersea';
  const isOnLand = (thing: Thing) => !isWet(thing) && LAND_KINDS.has(thing.kind);
  if (wet.every(isUnder) && !all.some(isOnLand)) return 'undersea';
  const home = wet.map((thing) => thing.home).find((key) => media().get(key ?? '') === 'water');
  return home !== undefined && settings.has(home) ? home : 'lake';
}

const LAND_KINDS: ReadonlySet<Kind> = new Set(['person', 'animal', 'flier', 'vehicle', 'building', 'plant']);

const media = fromArt(({ settings }) => new Map([...settings].map(([key, { kind }]) => [key, kind])));
