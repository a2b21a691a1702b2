import type { SettingRecord } from '../../stages/settingSchema.ts';
import { CRAFTS } from '../../things/crafts.ts';
import type { Thing } from '../../things/Things.ts';
import { growsUnderWater } from '../../things/trees.ts';
import type { Draft } from '../Draft.ts';
import type { RelationKind, SceneRelation } from '../Scene.ts';
import { foldWord } from '../words/fold.ts';
import { ABOARD, isFirstAfloat, isThere } from './aboard.ts';
import { isOfSpace } from './isOfSpace.ts';
import { roomOfWork } from './roomOfWork.ts';
import { roomOfFixture } from './standAtWall.ts';
import { addWeatherOfPlaces } from './weatherOfPlaces.ts';

/** The first strong setting named; weak ones (night, snow) are weather, beside it or alone. */
export function chooseSetting(
  draft: Draft,
  settings: ReadonlyMap<string, SettingRecord>,
): string | undefined {
  const strong = draft.settings.find(({ setting }) => settings.get(setting)?.weak === undefined);
  // "a ship in a storm", "disciples in a boat in the storm": on its water, in that weather.
  const isAfloat = isFirstAfloat(draft);
  const chosen = (strong ?? (isAfloat ? undefined : draft.settings[0]))?.setting;
  addWeatherOfPlaces(draft, settings, chosen);
  if (chosen === undefined && draft.weather.has('beams') && isOfSpace(draft)) return 'space';
  const grounds = strong && groundsOf(draft, settings, strong);
  if (strong && grounds !== undefined) {
    draft.settings.splice(draft.settings.indexOf(strong), 1, { ...strong, setting: grounds });
    return grounds;
  }
  return chosen === 'ocean' && strong?.isSurface !== true ? depthOf(draft, settings) : chosen;
}

/** "planting a tree at school" is in its yard, "in the classroom" it is not. */
function groundsOf(
  draft: Draft,
  settings: ReadonlyMap<string, SettingRecord>,
  { setting, slot }: Draft['settings'][number],
): string | undefined {
  const { grounds, names } = settings.get(setting) ?? {};
  if (grounds === undefined || names === undefined) return undefined;
  const isRoom = Object.values(names)
    .flat()
    .some((name) => foldWord(slot?.text ?? '').includes(foldWord(name)));
  const isOut = draft.relations.some(({ kind }) => OUTSIDE.has(kind)) || isBesideBuilt(draft, settings);
  return isOut && !isRoom ? grounds : undefined;
}

/** What is done outside. */
const OUTSIDE: ReadonlySet<RelationKind> = new Set<RelationKind>([
  'plant',
  'kick',
  'dig',
  'swing-on',
  'skip',
]);

/** Where in the sea it is: who breathes under water is seen there, all others at its surface, who stands at home on its shore. */
function depthOf(draft: Draft, settings: ReadonlyMap<string, SettingRecord>): string {
  const [first] = draft.things;
  const home = draft.recordOf(first?.key ?? '')?.home ?? '';
  // "a crane standing in the water", "ducks in the water".
  if (SHORES.has(home) && (first?.pose === 'stand' || settings.get(home)?.kind === 'water')) return home;
  // The sun sets over the sea.
  if (draft.weather.size > 0 && first === undefined) return 'ocean';
  const isUnder = ({ key, pose }: Draft['things'][number]) => {
    const { kind, rests, home } = draft.recordOf(key) ?? {};
    if (isLeaping({ kind, pose })) return false;
    if (kind === 'person' || kind === 'animal') return pose === 'dive' || home === 'undersea';
    return kind === 'swimmer' || rests === 'underwater' || home === 'undersea' || kind === 'object';
  };
  // "a rainbow over the ocean with dolphins".
  const isUnderSky = [...draft.weather].some((one) => ABOVE_SEA.has(one));
  return draft.things.every(isUnder) && !isUnderSky ? 'undersea' : 'ocean';
}

/** What is seen over water and not in it. */
const ABOVE_SEA: ReadonlySet<string> = new Set(['sun', 'moon', 'rainbow', 'clouds', 'rain', 'storm']);

/** Whether it swims, and is out of the water. */
function isLeaping({ kind, pose }: { kind: string | undefined; pose: string | undefined }): boolean {
  return kind === 'swimmer' && pose === 'jump';
}

/** Leaves undone the words of places that cannot be seen where the page is: the garden of who is in the kitchen. */
export function leaveOtherPlaces(
  draft: Draft,
  chosen: string | undefined,
  settings: ReadonlyMap<string, SettingRecord>,
): void {
  const whole = wholeOf(settings.get(chosen ?? ''));
  for (const { setting, slot } of draft.settings) {
    const named = settings.get(setting);
    // What is under water is in the sea that is named.
    const isAround = whole === 'undersea' && named?.kind === 'water';
    const isElsewhere =
      named !== undefined && named.weak === undefined && wholeOf(named) !== whole && !isAround;
    if (whole !== undefined && isElsewhere && slot?.meaning.as === 'setting')
      slot.meaning = { as: 'unknown' };
  }
}

/** Who floats in space lies on nothing. */
export function floatFreely(draft: Draft): void {
  for (const [index, thing] of draft.things.entries()) {
    const isOn = draft.relations.some(({ kind, from }) => from === index && (kind === 'on' || kind === 'in'));
    if (thing.pose === 'lie' && !isOn) thing.pose = draft.isAnimal(index) ? 'jump' : 'fly';
  }
}

/** What a place is a part of: a lake is outside, as a meadow is. */
function wholeOf(setting: SettingRecord | undefined): string | undefined {
  return setting && (APART.has(setting.kind) ? setting.kind : 'outside');
}

const APART: ReadonlySet<SettingRecord['kind']> = new Set(['inside', 'undersea', 'space']);

/** Where the first thing is at home, or that on, in or over which it is. */
export function guessSetting(draft: Draft, settings: ReadonlyMap<string, SettingRecord>): string | undefined {
  const [style] = draft.styles;
  if (style === 'mandala' || style === 'simple' || draft.texts.length > 0) return undefined;
  const [first] = draft.things;
  if (first === undefined) return undefined;
  const kind = draft.recordOf(first.key)?.kind;
  const water = waterOf(draft);
  if (water !== undefined) return water;
  const place = PLACES_OF_POSES[first.pose ?? ''];
  if (place !== undefined) return place;
  if (isBySky(draft)) {
    // Who is at home among the stars flies there, not over clouds.
    const isOfSpace = (index: number) => homeOf(draft, index) === 'space';
    const isAmongStars = (index: number) => isOfSpace(index) && draft.record(index)?.kind !== 'sky';
    // "planets around the sun" are there, too.
    if (isOfSpace(0) || [...draft.things.keys()].some(isAmongStars)) return 'space';
    const ofNight: readonly string[] = settings.get('night')?.weak ?? [];
    if (draft.things.some(({ key }) => ofNight.includes(key))) draft.weather.add('stars');
    return 'sky';
  }
  // What lives in water does it there.
  const isOfOutside = draft.home !== undefined && settings.get(draft.home)?.kind !== 'inside';
  if (draft.home !== undefined && kind !== 'swimmer' && (isOfOutside || !isOutside(draft, settings)))
    return draft.home;
  const room = roomOfFixture(draft, settings);
  if (room !== undefined && !isOutside(draft, settings)) return room;
  const tree = draft.relations.find(({ kind, to }) => kind === 'under' && draft.record(to)?.kind === 'plant');
  if (tree !== undefined) return draft.record(tree.to)?.home ?? 'meadow';
  const isAshore = ({ key, pose }: Draft['things'][number]) =>
    draft.recordOf(key)?.kind === 'person' && draft.recordOf(key)?.home !== 'undersea' && pose !== 'dive';
  const host = draft.relations.find((one) => one.from === 0 && isThere(draft, one))?.to;
  // "a fish in a bear's paws".
  const holder = draft.relations.find(({ kind, to }) => to === 0 && kind === 'hold')?.from;
  const home =
    (host ?? holder) === undefined ? callingHomeOf(draft, settings) : homeOf(draft, host ?? holder ?? 0);
  // Who waves at a whale or is on its back, a boat over it, and a whale that leaps, is not under water.
  const isAbove =
    draft.things.some((one) => isAshore(one) || isAfloat(draft.recordOf(one.key))) ||
    draft.relations.some((one) => isOnBack(draft, one)) ||
    isLeaping({ kind, pose: first.pose });
  if (home === 'undersea' && isAbove) return 'ocean';
  // A cook who waves at a barn is not in a kitchen.
  if (settings.get(home ?? '')?.kind === 'inside' && isBesideBuilt(draft, settings)) return undefined;
  if (home !== undefined && settings.has(home)) return home;
  return isOutside(draft, settings) ? undefined : roomOfWork(draft);
}

/** "a bird on a whale's back": what breathes air is on what swims. */
function isOnBack(draft: Draft, { kind, from, to }: SceneRelation): boolean {
  const { home, kind: rider } = draft.record(from) ?? {};
  const isOfLand = (rider === 'animal' || rider === 'flier') && home !== 'undersea';
  return (kind === 'on' || kind === 'ride') && isOfLand && draft.record(to)?.kind === 'swimmer';
}

function isAfloat(record: Thing | undefined): boolean {
  return record?.kind === 'boat' && record.rests !== 'underwater' && record.home !== 'undersea';
}

/** Where somebody swims whose home is not there: children in a pool. */
function waterOf(draft: Draft): string | undefined {
  const swimmers = draft.things.flatMap(({ key, pose }) => (pose === 'swim' ? [draft.recordOf(key)] : []));
  // A diver is at home in the sea.
  if (swimmers[0]?.home === 'undersea') return undefined;
  const kinds = swimmers.map((record) => record?.kind);
  const isInside = draft.relations.some(
    ({ kind, from }) => kind === 'in' && draft.things[from]?.pose === 'swim',
  );
  if (isInside || kinds.includes('swimmer')) return undefined;
  if (!kinds.includes('animal') && !kinds.includes('person')) return undefined;
  if (draft.things.some(({ key }) => growsUnderWater(draft.recordOf(key)))) return 'undersea';
  const isAmongAnimals = draft.things.some(({ key }) => WILD.has(draft.recordOf(key)?.kind ?? ''));
  return isAmongAnimals ? 'lake' : 'pool';
}

/** Whom one does not meet in a pool. */
const WILD: ReadonlySet<string> = new Set(['animal', 'flier', 'swimmer', 'boat']);

/** "a cow jumping over the moon": all that is named is up there. */
function isBySky(draft: Draft): boolean {
  const past = draft.relations.filter(({ kind, to }) => PAST.has(kind) && draft.record(to)?.kind === 'sky');
  const there = new Set(past.flatMap(({ from, to }) => [from, to]));
  // What they ride, and who rides on it.
  for (const { kind, from, to } of draft.relations)
    if (ABOARD.has(kind) && (there.has(from) || there.has(to))) there.add(from).add(to);
  return past.length > 0 && draft.things.every((_, index) => there.has(index));
}

/** How somebody is at what is in the sky. */
const PAST: ReadonlySet<RelationKind> = new Set<RelationKind>(['over', 'in-front-of', 'next-to', 'around']);

/** Whether what is named with those who are there is outside, as a campfire is. */
function isOutside(draft: Draft, settings: ReadonlyMap<string, SettingRecord>): boolean {
  return draft.things.some((_, index) => {
    const { home, kind } = draft.record(index) ?? {};
    if (kind === undefined || kind === 'food' || draft.isBeing(index)) return false;
    return CRAFTS.has(kind) || (home !== undefined && settings.get(home)?.kind !== 'inside');
  });
}

/** Meters: a wheelchair and a doll's house come into a room. */
const LARGEST_INSIDE = 2;

/** Whether what no room holds is named: a house, a truck. */
function isBesideBuilt(draft: Draft, settings: ReadonlyMap<string, SettingRecord>): boolean {
  return draft.things.some((_, index) => {
    const { home, kind, size = 0 } = draft.record(index) ?? {};
    const isBuilt = kind === 'building' || (kind !== undefined && CRAFTS.has(kind));
    return isBuilt && size > LARGEST_INSIDE && settings.get(home ?? '')?.kind !== 'inside';
  });
}

/** Where one does what is done nowhere else. */
const PLACES_OF_POSES: Readonly<Record<string, string>> = { 'ice-skate': 'ice-rink', ski: 'snow' };

/** Where the first thing is at home: an animal of a calling where that is done, unless what is named is outside. */
function callingHomeOf(draft: Draft, settings: ReadonlyMap<string, SettingRecord>): string | undefined {
  const { callingHome } = draft;
  const isInside = settings.get(callingHome ?? '')?.kind === 'inside';
  const isElsewhere = draft.record(0)?.kind === 'swimmer' || (isInside && isOutside(draft, settings));
  return (isElsewhere ? undefined : callingHome) ?? homeOf(draft, 0);
}

function homeOf(draft: Draft, thing: number): string | undefined {
  const record = draft.record(thing);
  return record?.home ?? HOMES[record?.kind ?? ''];
}

/** Water that one can stand in. */
const SHORES = new Set(['lake', 'pond', 'river']);

/** Where things of a kind are at home whose records do not say. */
const HOMES: Readonly<Record<string, string>> = { spacecraft: 'space', swimmer: 'undersea', boat: 'lake' };
