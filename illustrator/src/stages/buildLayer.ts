import { artData } from '../art/artData.ts';
import type { Build, BuildLayer } from './Build.ts';
import { burrows } from './inside/burrows.ts';
import { bigTop, columns, curtains, ring, stageBoards } from './inside/halls.ts';
import * as onWalls from './inside/onWalls.ts';
import { border, carpet, floor, mat, paneWindow, rug, table, wall } from './inside/room.ts';
import * as shelters from './inside/shelters.ts';
import { bookwall, counter, shelves, wallShelf } from './inside/shelves.ts';
import { banks, beds, furrows, grove, jungle, woods } from './outside/growth.ts';
import { iceSheet } from './outside/ice.ts';
import * as landforms from './outside/landforms.ts';
import { mast, shipRail } from './outside/ship.ts';
import { pitch, stands } from './outside/sports.ts';
import {
  fence,
  houses,
  pavement,
  railing,
  road,
  roadAhead,
  sidewalk,
  skyline,
  verge,
  zebra,
} from './outside/town.ts';
import { parkingBays, rails, station, tower, track } from './outside/travel.ts';
import * as waters from './outside/waters.ts';
import type { StageRoom } from './Stage.ts';
import type { Layer } from './settingSchema.ts';

/** Adds a layer to a stage before those that it has, unless the scene puts one there itself. Throws where there is no such layer. */
export function buildLayer(build: Build, layer: Layer): void {
  const add = LAYERS[layer.part];
  if (add === undefined) throw new Error(`No setting can have a ${layer.part}`);
  const isPut = build.room.has?.some((key) => key === layer.part || layer.unless?.includes(key)) === true;
  const isLeft = isLeftOut(build.room, layer) || (layer.unlessSky === true && build.room.isAloft === true);
  if ((isPut || isLeft) && (layer.unlessSky ? isLeft : !isGround(layer))) return;
  add(build, layer);
}

/** Whether a bare place goes without what does not tell it. */
export function isLeftOut(
  { isBare, isAsked = true, has = [] }: StageRoom,
  { stays, unlessSky }: { stays?: true | undefined; unlessSky?: true | undefined },
): boolean {
  if (unlessSky && has.length > 0 && has.every(isInSky)) return true;
  return isBare && !(stays && isAsked);
}

function isInSky(key: string): boolean {
  return artData().things.get(key)?.kind === 'sky';
}

/** What no page can do without; of hills the nearest ones. */
function isGround({ part, below = 0 }: Layer): boolean {
  if (part === 'hill') return (typeof below === 'number' ? below : below[0]) >= 0;
  return GROUNDS.has(part);
}

const GROUNDS: ReadonlySet<string> = new Set([
  ...[
    'wall',
    'floor',
    'waves',
    'sea-floor',
    'moon-ground',
    'ice-sheet',
    'cloud-bank',
    'border',
    'table',
    'sidewalk',
  ],
]);

/** What grounds, walls and what is built into them are drawn by, by the name that settings have for it. */
export const LAYERS: Readonly<Record<string, BuildLayer>> = {
  hill: landforms.hill,
  mountains: landforms.mountains,
  hills: landforms.hills,
  mound: landforms.mound,
  path: landforms.path,
  puddles: landforms.puddles,
  icebergs: landforms.icebergs,
  'ice-sheet': iceSheet,
  fall: landforms.fall,
  'moon-ground': landforms.moonGround,
  'cloud-bank': landforms.cloudBank,
  'near-clouds': landforms.nearClouds,
  grove,
  banks,
  woods,
  jungle,
  beds,
  furrows,
  fence,
  road,
  skyline,
  houses,
  sidewalk,
  pavement,
  verge,
  zebra,
  'road-ahead': roadAhead,
  railing,
  station,
  rails,
  track,
  tower,
  'parking-bays': parkingBays,
  stands,
  pitch,
  sea: waters.sea,
  waves: waters.waves,
  'near-waves': waters.nearWaves,
  'sea-floor': waters.seaFloor,
  'winding-water': waters.windingWater,
  bank: waters.bank,
  poolside: waters.poolside,
  'pool-ladder': waters.poolLadder,
  quay: waters.quay,
  tank: waters.tank,
  rink: waters.rink,
  wall,
  floor,
  window: paneWindow,
  rug,
  carpet,
  mat,
  border,
  table,
  picture: onWalls.picture,
  mirror: onWalls.mirror,
  clock: onWalls.clock,
  board: onWalls.board,
  pennants: onWalls.pennants,
  'hanging-lamp': onWalls.hangingLamp,
  'disco-ball': onWalls.discoBall,
  banners: onWalls.banners,
  cross: onWalls.cross,
  awning: onWalls.awning,
  'wall-bars': onWalls.wallBars,
  hoop: onWalls.hoop,
  'tool-wall': onWalls.toolWall,
  'garage-door': onWalls.garageDoor,
  rope: onWalls.rope,
  counter,
  'wall-shelf': wallShelf,
  shelves,
  bookwall,
  'stage-boards': stageBoards,
  curtains,
  columns,
  'big-top': bigTop,
  ring,
  cave: shelters.cave,
  burrows,
  'tent-inside': shelters.tentInside,
  'igloo-inside': shelters.iglooInside,
  rafters: shelters.rafters,
  beams: shelters.beams,
  stalls: shelters.stalls,
  branches: shelters.branches,
  'ship-rail': shipRail,
  mast,
};
