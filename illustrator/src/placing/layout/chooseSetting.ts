import { artData } from '../../art/artData.ts';
import type { Scene } from '../../reading/Scene.ts';
import { areForTable } from '../../stages/isSmall.ts';
import { settingFor } from '../../stages/settingFor.ts';
import type { Kind } from '../../things/recordSchema.ts';
import type { Thing } from '../../things/Things.ts';
import { type Actor, boxAround, boxOfPart, type Part } from '../company/Actor.ts';
import type { Company } from '../company/Company.ts';
import { hasAfloat, isOfWater, isWatery } from '../company/Troupe.ts';
import { pond } from './pond.ts';

const WET = new Set(['water', 'undersea']);

/** The setting of a scene: its own, else where its things are at home; of both the part above, where all are in the sky. */
export function chooseSetting(scene: Scene, company: Company): string {
  const place = placeOf(scene, company);
  const kinds = company.groups().map(({ host }) => host.record.kind);
  // "a star and a moon".
  const isAloft = kinds.includes('sky') && kinds.every((kind) => kind === 'sky' || kind === 'symbol');
  return (isAloft ? artData().settings.get(place)?.aloft : undefined) ?? place;
}

function placeOf(scene: Scene, company: Company): string {
  const { settings } = artData();
  const asked = scene.setting !== undefined && settings.has(scene.setting) ? scene.setting : undefined;
  if (asked !== undefined && scene.isSettingGuessed !== true) return asked;
  if (scene.style === 'mandala' || scene.things.length === 0) return asked ?? 'plain';
  // A cake by itself has a table, whatever room it is in.
  if (asked === ROOM && areForTable(scene.things.map(({ key }) => key))) return TABLE;
  // Who brushes teeth does so in a bathroom, wherever it is at home.
  if (asked !== undefined && settings.get(asked)?.kind === 'inside') return asked;
  const isSwimming = scene.things.some(({ pose }) => IN_WATER.has(pose));
  if (isSwimming && asked !== undefined && WET.has(settings.get(asked)?.kind ?? '')) return asked;
  const hosts = company.groups().map((group) => group.host.record);
  const watery = company.groups().filter(isWatery);
  if (watery.length === hosts.length && hosts.length > 0) {
    const isUnder = hosts.every(
      ({ kind, rests }) => rests === 'underwater' || (kind === 'swimmer' && rests !== 'water'),
    );
    if (!isUnder) return 'lake';
    // A whale that a ship chases is at the surface.
    const isSailed = company.groups().some(({ parts }) => parts.some(({ actor }) => actor && sails(actor)));
    const isAtSurface = asked !== undefined && settings.get(asked)?.kind === 'water';
    return isAtSurface ? asked : isSailed ? 'ocean' : 'undersea';
  }
  if (company.groups().some(hasAfloat))
    return asked !== undefined && WET.has(settings.get(asked)?.kind ?? '') ? asked : 'river';
  const isDry = (key: string) => watery.length > 0 || !WET.has(settings.get(key)?.kind ?? '');
  if (asked !== undefined && isDry(asked)) return asked;
  // A ship lies where it is at home, and who is ashore stands on the bank.
  const ship = hosts.find(({ kind, size }) => kind === 'boat' && size >= SHIP);
  const berth = ship && (ship.home ?? 'lake');
  if (berth !== undefined && settings.get(berth)?.kind === 'water') return berth;
  // One that swims has a pond where the others are at home.
  const dry = company.groups().filter((group) => !isWatery(group) && group.host.record.kind !== 'swimmer');
  const telling = dry.length > 0 ? dry.map((group) => group.host.record) : hosts;
  // Who comes out of the water onto a rock is at a shore.
  const isOut = scene.things.some(({ key }) => artData().things.get(key)?.kind === 'swimmer');
  if (isOut && watery.length === 0 && telling.every(isLikeRock)) return 'beach';
  // Who is on a fence tells more of the place than the fence.
  const living = scene.things.map(({ key }) => key).filter((key) => isLiving(artData().things.get(key)));
  const busy = new Set(company.actors.filter(isOutOfWater).map(({ record: { key } }) => key));
  const keys = [...telling.map(({ key }) => key), ...living].filter((key) => !busy.has(key));
  return keys.length > 0 ? settingFor(keys) : MEADOW;
}

/** Whether it is at home in water, and does something with its hands on land: that home tells nothing of the place. */
function isOutOfWater({ record: { kind, home, rests }, isAshore, request }: Actor): boolean {
  const isAnimal = kind === 'animal' || kind === 'flier';
  const isBusy = isAshore === true && request.hands !== undefined;
  const isOfWater = rests === 'water' || artData().settings.get(home ?? '')?.kind === 'water';
  return isAnimal && isBusy && isOfWater;
}

function sails({ record: { kind, rests } }: Actor): boolean {
  return kind === 'boat' && rests !== 'underwater';
}

/** What is done at the water's surface. */
const IN_WATER: ReadonlySet<string | undefined> = new Set(['swim', 'drink', 'jump']);

/** The plainest place like another one: land is a meadow, in space is no ground, all others are plain paper. */
export function plainOf(setting: string): string {
  const kind = artData().settings.get(setting)?.kind;
  return kind === 'space' ? setting : kind === 'land' ? MEADOW : 'plain';
}

const ROOM = 'room';
const TABLE = 'table';
const MEADOW = 'meadow';

/** Large, and found in many places. */
function isLikeRock({ kind, home, size }: Thing): boolean {
  return kind === 'object' && home === undefined && size >= 1;
}

/** Meters: what is shorter fits a pond. */
const SHIP = 2;

function isLiving(thing: Thing | undefined): boolean {
  if (thing === undefined) return false;
  return (
    thing.kind === 'flier' ||
    thing.kind === 'vehicle' ||
    (LIVING.has(thing.kind) && thing.rests === undefined)
  );
}

const LIVING: ReadonlySet<Kind> = new Set(['person', 'animal']);

/** Gives what lives in water a pond, where the setting has none. */
export function addPonds(company: Company, medium: string): void {
  if (medium !== 'land' && medium !== 'inside') return;
  for (const group of company.groups()) {
    const { host, parts } = group;
    if (isOfWater(host) && parts.some(({ actor }) => actor && isOnlyOfWater(actor))) dipIn(company, host);
  }
}

/** A hippopotamus is ashore as well. */
function isOnlyOfWater(actor: Actor): boolean {
  return isOfWater(actor) && actor.record.kind !== 'animal';
}

/** All of a group that is of water in one pond, those who lie farther back too. */
function dipIn(company: Company, host: Actor): void {
  const box = company.box(host);
  const wet = company.groupOf(host).parts.filter(({ actor }) => actor && isOfWater(actor));
  const { left, right } = boxAround(wet);
  const back = Math.max(...wet.map((part) => part.back ?? 0));
  const { art, telling } = host.body;
  const most = telling ? (art.top + art.height - telling.bottom) * 0.8 * host.scale : box.bottom - box.top;
  const draught = Math.min(most, (host.record.draught ?? 0.18) * (box.bottom - box.top));
  const middle = { x: (left + right) / 2, y: -draught - back / 2 };
  const depth = Math.max(0.29 * (box.right - box.left), 2.4 * draught) + 2 * back;
  const width = Math.max(right - left, widthAround(wet, middle, depth)) + 0.12 * (box.right - box.left);
  const { back: far, front } = pond({ ...middle, width, depth });
  company.add(host, { under: [far], over: back > 0 ? [] : [front] });
}

/** How wide a pond has to be for the feet of all that stand in it. */
function widthAround(wet: readonly Part[], middle: { x: number; y: number }, depth: number): number {
  const widths = wet.map((part) => {
    const { left, right, bottom } = boxOfPart(part);
    const across = Math.abs((left + right) / 2 - middle.x);
    const along = Math.min(0.9, Math.abs(2 * (bottom - middle.y)) / depth);
    return (2 * across) / Math.sqrt(1 - along ** 2);
  });
  return Math.max(...widths);
}
