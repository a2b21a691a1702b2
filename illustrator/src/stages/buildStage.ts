import { artData } from '../art/artData.ts';
import { PAGE_WIDTH } from '../page.ts';
import type { Random } from '../Random.ts';
import { ownArt } from '../things/ownArt.ts';
import { type Build, countWithin, standingPiece, within, withinFrame } from './Build.ts';
import { buildLayer, isLeftOut } from './buildLayer.ts';
import { addTable } from './inside/shelves.ts';
import { isSmall } from './isSmall.ts';
import { propArt } from './propArt.ts';
import type { Stage, StageRoom } from './Stage.ts';
import type { FillerRecord, Layer, Prop, Range, SettingRecord } from './settingSchema.ts';

/** Builds a setting, by its key. The same chance gives the same stage. Throws where there is no such setting. */
export function buildStage(setting: string, random: Random, room: StageRoom): Stage {
  const record = artData().settings.get(setting);
  if (record === undefined) throw new Error(`There is no setting ${setting}`);
  const isServed =
    areSmall(room.has ?? []) && record.back.some((one) => 'part' in one && one.part === 'counter');
  const horizon =
    room.bottom * (isServed ? BEFORE_COUNTER : within(horizonOf(record, room.isCrowded), random));
  const stage: Stage = {
    medium: record.kind,
    isAirless: record.airless === true,
    isPaved: record.paved === true,
    ...(record.shore === undefined ? {} : { shore: record.shore }),
    back: [],
    front: [],
    horizon: room.horizon ?? horizon,
    near: Math.min(room.bottom - 110, within(record.near ?? NEAR, random)),
    surfaces: [],
    rows: [],
    fillers: [],
  };
  const build: Build = { stage, into: stage.back, random, room, isSwapped: random.chance(0.5) };
  const alone = room.has?.length === 0 ? record.alone : undefined;
  for (const one of alone ?? record.back) add(build, one);
  if (record.kind === 'inside' && stage.surfaces.length > 0 && areSmall(room.has ?? []) && !isServed)
    addTable(build);
  for (const one of (alone ? undefined : record.front) ?? []) add({ ...build, into: stage.front }, one);
  for (const filler of record.fillers) if (!alone || filler.on !== 'ground') addFillers(build, filler);
  return stage;
}

/** The floor is low where all stands on a counter. */
const BEFORE_COUNTER = 0.84;
const HORIZON: Range = [0.56, 0.65];
const NEAR: Range = [1440, 1500];
/** How much deeper the ground is where things stand one behind the other, as a fraction of the height there is. */
const DEEPER = 0.12;

function horizonOf({ horizon = HORIZON, crowdedHorizon }: SettingRecord, isCrowded: boolean): Range {
  if (!isCrowded) return horizon;
  if (crowdedHorizon !== undefined) return crowdedHorizon;
  return typeof horizon === 'number' ? horizon - DEEPER : [horizon[0] - DEEPER, horizon[1] - DEEPER];
}

function add(build: Build, one: Layer | Prop): void {
  if ('part' in one) buildLayer(build, one);
  else addProp(build, one);
}

/** Whether things are such as stand on tables: a scene of nothing else has one before the room, where it has no counter. */
function areSmall(keys: readonly string[]): boolean {
  return keys.length > 0 && keys.every(isSmall);
}

function addProp({ stage, into, random, room, isSwapped }: Build, prop: Prop): void {
  if (isLeftOut(room, prop)) return;
  if (room.has?.some((key) => isOf(key, prop.thing) || prop.unless?.includes(key))) return;
  if (prop.chance !== undefined && !random.chance(prop.chance)) return;
  const x = within(prop.x, random);
  const art = propArt(prop.thing, random.below(6));
  const tall = within(prop.tall, random);
  const middle = PAGE_WIDTH * (prop.swaps === true && isSwapped ? 1 - x : x);
  const at = {
    x: withinFrame(middle, (tall * art.width) / art.height),
    tall,
    foot: prop.foot === undefined ? stage.horizon + within(prop.below, random) : room.bottom - prop.foot,
  };
  into.push(standingPiece(art, at, prop.thing));
  const top = ownArt(prop.thing)?.places.top;
  if (top === undefined) return;
  const scale = at.tall / art.height;
  const center = at.x + (top.x - art.left - art.width / 2) * scale;
  const reach = (top.width / 2) * scale;
  const y = at.foot + (top.y - art.top - art.height) * scale;
  stage.surfaces.push({ of: prop.thing, left: center - reach, right: center + reach, y });
}

/** Whether it is that thing or another drawing of it: a sink with running water. */
function isOf(key: string, thing: string): boolean {
  return key === thing || artData().things.get(key)?.like === thing;
}

/** For the smallest children only what tells the setting: few, and large. */
function addFillers({ stage, random, room }: Build, filler: FillerRecord): void {
  const { of, count, tall, on } = filler;
  if (isLeftOut(room, filler) || (filler.stays && isSecondInSky(of, room.has))) return;
  const many = countWithin(count, random);
  for (let i = 0; i < (room.isBare ? Math.min(MOST_BARE, many) : many); i += 1) {
    const key = of[random.below(of.length)] ?? '';
    const art = propArt(key, random.below(6));
    if (room.has?.includes(key) || room.weather?.includes(key)) continue;
    if (key === 'sun' && isSunless(room)) continue;
    if (on === 'ground' && isSnowedIn(room) && artData().things.get(key)?.kind === 'plant') continue;
    const height = within(tall, random) * (room.isBare ? 1.6 : 1);
    stage.fillers.push({ piece: { art, role: 'filler', of: key }, height, on });
  }
}

const MOST_BARE = 2;

/** Under snow no flower is in bloom and no grass is seen. */
const isSnowedIn = ({ weather = [] }: StageRoom): boolean => weather.includes(SNOW);
const SNOW = 'flake';

/** Whether what is asked for is in a sky without a sun: a storm, a night, a rainbow that it would hide. */
function isSunless({ has = [], weather = [] }: StageRoom): boolean {
  return (
    has.some((key) => artData().things.get(key)?.sunless) ||
    weather.includes('moon') ||
    weather.includes('rainbow')
  );
}

/** Whether it would be one more in a sky that has what was asked for: a second earth over the moon. */
function isSecondInSky(of: readonly string[], has: readonly string[] = []): boolean {
  const isSky = (key: string) => artData().things.get(key)?.kind === 'sky';
  return of.every((key) => isSky(key) && !NEAR_SKY.has(key)) && has.some(isSky);
}

const NEAR_SKY: ReadonlySet<string> = new Set(['cloud', 'sun']);
