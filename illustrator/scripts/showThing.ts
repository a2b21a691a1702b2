import type { Bitmap } from '@lineleaf/press/raster';
import type { Art } from '../src/art/art.ts';
import { artData } from '../src/art/artData.ts';
import { drawBody } from '../src/bodies/drawBody.ts';
import { drawScene } from '../src/drawPage.ts';
import { drawLines } from '../src/lines/drawLines.ts';
import { finishPage } from '../src/lines/finishPage.ts';
import { paintArt } from '../src/lines/paintArt.ts';
import { PAGE_HEIGHT, PAGE_WIDTH } from '../src/page.ts';
import { LabelMap } from '../src/raster/LabelMap.ts';
import type { Pose } from '../src/reading/Scene.ts';
import { settingFor } from '../src/stages/settingFor.ts';
import type { Thing } from '../src/things/Things.ts';
import { sceneOf } from './sceneOf.ts';

/** Squares in which a thing is shown, in page pixels: as a subject, among others, as a filler. */
const SQUARES = [
  { left: 100, top: 60, side: 1000 },
  { left: 120, top: 1180, side: 360 },
  { left: 680, top: 1270, side: 180 },
] as const;

/**
 * Pages of a thing: alone at three sizes, in three settings, and, where it can be, held and worn. `bear:sit`, or
 * `bear:sit:scarf:crown` (`bear::scarf` in no pose), is shown alone in that pose and with what it wears. Throws where
 * there is no such thing.
 */
export function showThing(wanted: string, seed: number): Bitmap[] {
  const [key = '', pose, ...wears] = wanted.split(':');
  const alone = showAlone(
    drawBody({ key, looks: {}, wears, variant: 0, ...(pose ? { pose: pose as Pose } : {}) }).art,
  );
  const thing = artData().things.get(key);
  if (thing === undefined || pose !== undefined) return [alone];
  return [alone, ...scenesOf(thing).map((scene) => drawScene(sceneOf(scene), seed).bitmap)];
}

/** Where it is at home, inside and outside, then in a hand and on a body. */
function scenesOf(thing: Thing): string[] {
  const { key } = thing;
  const scenes = settingsOf(key).map((setting) => `${key}; @${setting}`);
  if (isHandy(thing)) scenes.push(`girl, ${key}; hold 0 1`);
  if (thing.worn !== undefined) scenes.push(...['boy', 'bear'].map((who) => `${who}, ${key}; wear 0 1`));
  return scenes;
}

function settingsOf(key: string): string[] {
  return [...new Set([settingFor([key]), 'room', 'meadow', 'street'])].slice(0, 3);
}

function isHandy({ kind, size, uses }: Thing): boolean {
  return uses?.includes('held') ?? (size <= LARGEST_HELD && (kind === 'object' || kind === 'food'));
}

/** In meters, where a record does not say. */
const LARGEST_HELD = 0.6;

function showAlone(art: Art): Bitmap {
  map.clear();
  paintArt(
    map,
    SQUARES.map((square) => fit(art, square)),
    { width: LINE, smallestArea: 260 },
  );
  const bitmap = drawLines(map, LINE);
  finishPage(bitmap, { smallest: 72, lineWidth: LINE });
  return bitmap;
}

const LINE = 6.5;

const map = new LabelMap(PAGE_WIDTH * 2, PAGE_HEIGHT * 2);

function fit(art: Art, { left, top, side }: (typeof SQUARES)[number]) {
  const scale = side / Math.max(art.width, art.height);
  const e = left + (side - art.width * scale) / 2 - art.left * scale;
  const f = top + (side - art.height * scale) / 2 - art.top * scale;
  return { art, to: { a: scale, b: 0, c: 0, d: scale, e, f } };
}
