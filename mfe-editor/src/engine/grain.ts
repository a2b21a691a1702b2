import {
  entryOf,
  flatColor,
  type GrainMaterial,
  type Material,
  materialOf,
  PATTERNS,
  type Pattern,
  washDepth,
} from './entry.ts';
import { crayonStops, crayonTile } from './materials/crayon.ts';
import { markerStops, markerTile } from './materials/marker.ts';
import { patternStops, patternTile } from './materials/patterns.ts';
import { pencilStops, pencilTile } from './materials/pencil.ts';
import { isLight, type Ramp, type RampStop, rampOf } from './materials/ramp.ts';
import { levelAt, type Tile } from './materials/tile.ts';
import { watercolorStops, watercolorTile } from './materials/watercolor.ts';
import type { Regions } from './regions.ts';
import type { Brush } from './shownPlane.ts';
import { chamferOf, RISE, type WashField } from './WashField.ts';

interface GrainSource {
  tile: () => Tile;
  /** What its ramps pass through, in light colors and in others. */
  stops: (isLight: boolean) => readonly RampStop[];
  /** How far the grain eats into the edge of a stroke, in pixels. */
  roughPx?: number;
}

const patternSources = Object.fromEntries(
  PATTERNS.map((pattern) => [pattern, { tile: () => patternTile(pattern), stops: patternStops }]),
) as Record<Pattern, GrainSource>;

const SOURCES: Readonly<Record<GrainMaterial, GrainSource>> = {
  crayon: { tile: crayonTile, stops: () => crayonStops, roughPx: 4 },
  pencil: { tile: pencilTile, stops: () => pencilStops, roughPx: 2 },
  marker: { tile: markerTile, stops: () => markerStops },
  ...patternSources,
  watercolor: { tile: watercolorTile, stops: () => watercolorStops, roughPx: 5 },
};

export const GRAIN_MATERIALS = Object.keys(SOURCES) as readonly GrainMaterial[];

const tiles = new Map<GrainMaterial, Tile>();

/** The tile of a material, made when it is first asked for. */
function tileFor(material: GrainMaterial): Tile {
  const known = tiles.get(material);
  if (known) return known;
  const tile = SOURCES[material].tile();
  tiles.set(material, tile);
  return tile;
}

const MAX_RAMPS = 256;
const ramps = new Map<number, Ramp>();
let lastEntry = 0;
let lastRamp: Ramp | null = null;

/** Makes ready, a step at a time, what the first color of a material would else wait for. */
export function* prepareGrains(ground: Pick<Ground, 'washField'>): Generator<void> {
  for (const material of GRAIN_MATERIALS) {
    tileFor(material);
    yield;
  }
  // A sticker brings another field.
  while (ground.washField.step()) yield;
}

/** A square of `sizePx` in a color and material, as its picture among the tools; a wash gathers at the square's sides. */
export function sampleOf(pixel: number, material: Material, sizePx: number): Uint32Array<ArrayBuffer> {
  const sample = new Uint32Array(sizePx * sizePx).fill(pixel);
  if (material === 'flat') return sample;
  const { ramp, tile } = { ramp: rampFor(entryOf(pixel, material)), tile: tileFor(material) };
  return sample.map((_, i) => {
    const [x, y] = [i % sizePx, Math.floor(i / sizePx)];
    const inside = Math.min(x, y, sizePx - 1 - x, sizePx - 1 - y);
    const rise = material === 'watercolor' ? (RISE[chamferOf(inside)] as number) : 0;
    return ramp[levelAt(tile, x, y) + rise] as number;
  });
}

/** What a grain needs to know of a page. */
interface Ground {
  readonly regions: Pick<Regions, 'width'>;
  readonly washField: WashField;
}

/** What a plane writes a whole region of an entry with; the entry's material has a grain. */
export function brushFor({ washField }: Ground, entry: number): Brush {
  const material = materialOf(entry) as GrainMaterial;
  const distance = material === 'watercolor' ? washField.distance : null;
  return { tile: tileFor(material), ramp: rampFor(entry), distance };
}

/** The color of one pixel of an entry, its material having a grain, without its line. */
export function texelAt(ground: Ground, index: number, entry: number): number {
  return rampFor(entry)[levelOf(ground, index, entry)] as number;
}

/** The level that one pixel of an entry has in its ramp, whatever the entry's color. */
export function levelOf({ regions, washField }: Ground, index: number, entry: number): number {
  const material = materialOf(entry) as GrainMaterial;
  const y = Math.floor(index / regions.width);
  const level = levelAt(tileFor(material), index - y * regions.width, y);
  if (material !== 'watercolor') return level;
  const depth = chamferOf(washDepth(entry));
  return level + (RISE[Math.min(depth, washField.distance[index] as number)] as number);
}

/** The lists of stops that ramps of a material pass through, whatever their color. */
export function stopsOf(material: GrainMaterial): ReadonlySet<readonly RampStop[]> {
  const { stops } = SOURCES[material];
  return new Set([stops(false), stops(true)]);
}

/** How much a stroke falls short of its width at a place, in pixels; a thin one keeps half of it. */
export function roughnessOf(stroke: { material: Material; width: number }, x: number, y: number): number {
  if (stroke.material === 'flat') return 0;
  const { roughPx = 0 } = SOURCES[stroke.material];
  if (roughPx === 0) return 0;
  const level = levelAt(tileFor(stroke.material), x, y);
  return (Math.min(roughPx, stroke.width / 4) * (255 - level)) / 255;
}

/** The ramp of an entry; shared: nobody may write it. */
function rampFor(entry: number): Ramp {
  // Pixels beside each other mostly have one entry.
  if (lastRamp && lastEntry === entry) return lastRamp;
  lastRamp = ramps.get(entry) ?? addRamp(entry);
  lastEntry = entry;
  return lastRamp;
}

function addRamp(entry: number): Ramp {
  // A picture has few colors; where it has more, making ramps again costs little.
  if (ramps.size === MAX_RAMPS) ramps.clear();
  const pixel = flatColor(entry);
  const ramp = rampOf(pixel, SOURCES[materialOf(entry) as GrainMaterial].stops(isLight(pixel)));
  ramps.set(entry, ramp);
  return ramp;
}
