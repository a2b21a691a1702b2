import { shadesOf } from '../engine/color.ts';
import { TILE_PX } from '../engine/materials/tile.ts';
import type { Regions } from '../engine/regions.ts';
import {
  type Brush,
  type CreatePlane,
  createScriptPlane,
  paintGrainEdges,
  type ShownPlane,
} from '../engine/shownPlane.ts';
import { RISE } from '../engine/WashField.ts';
import { PAINT_REGION_WASM } from './paintRegion.wasm.ts';

const MEMORY_PAGE_BYTES = 65_536;
const SHADES = 256;
/** For the lists of what stickers add; untouched, it takes no memory of the device. */
const SPARE_BYTES = 8 * MEMORY_PAGE_BYTES;

/** What `paintRegion.wat` exports. */
interface PaintRegionExports {
  paintRuns(starts: number, ends: number, stop: number, pixel: number): void;
  paintEdges(edges: number, stop: number, lights: number, shades: number): void;
  paintGrain(
    ...parts: [
      ...runs: [starts: number, ends: number, stop: number, width: number],
      ...levels: [tile: number, ramp: number, distances: number, rises: number],
    ]
  ): void;
}

/** A plane that WebAssembly writes, a third faster or more; in JavaScript where the browser or its policy refuses. */
export const createFastPlane: CreatePlane = (regions, last) =>
  createWasmPlane(regions, last) ?? createScriptPlane(regions, last);

/** Pixels and the lists of regions in one memory, which the module writes sixteen bytes at a time. */
function createWasmPlane(regions: Regions, last?: ShownPlane): ShownPlane | null {
  const { owner, runFrom, edgeFrom, runStart, runEnd, edges, edgeLight } = regions;
  const words = owner.length + runStart.length + runEnd.length + edges.length + 2 * SHADES;
  const bytes = edgeLight.length + TILE_PX * TILE_PX + owner.length + RISE.length;
  const module = compiledModule();
  const memory = module && (memoryOf(last, 4 * words + bytes) ?? reserveMemory(4 * words + bytes));
  if (!memory) return null;
  // The module writes pixels by their number: they begin at address 0.
  const isSame = last?.shown.buffer === memory.buffer;
  const shown = isSame ? last.shown : new Uint32Array(memory.buffer, 0, owner.length);
  const starts = copyBehind(shown, runStart);
  const ends = copyBehind(starts, runEnd);
  const pixels = copyBehind(ends, edges);
  const shades = new Int32Array(memory.buffer, endOf(pixels), SHADES);
  const ramp = new Uint32Array(memory.buffer, endOf(shades), SHADES);
  const lights = new Uint8Array(memory.buffer, endOf(ramp), edgeLight.length);
  lights.set(edgeLight);
  const tile = new Uint8Array(memory.buffer, endOf(lights), TILE_PX * TILE_PX);
  const distances = new Uint8Array(memory.buffer, endOf(tile), owner.length);
  const rises = new Uint8Array(memory.buffer, endOf(distances), RISE.length);
  // In memory of another plane there is what would be read as distances beyond every rise.
  if (isSame) distances.fill(0);

  const instance = new WebAssembly.Instance(module, { picture: { memory } });
  const { paintRuns, paintEdges, paintGrain } = instance.exports as unknown as PaintRegionExports;
  const runsOf = (id: number) => {
    const [firstRun, stopRun] = [runFrom[id] as number, runFrom[id + 1] as number];
    return [addressOf(starts, firstRun), addressOf(ends, firstRun), addressOf(starts, stopRun)] as const;
  };
  const paintRegion = (id: number, pixel: number) => {
    paintRuns(...runsOf(id), pixel);
    const [firstEdge, stopEdge] = [edgeFrom[id] as number, edgeFrom[id + 1] as number];
    if (firstEdge === stopEdge) return;
    shades.set(shadesOf(pixel));
    const firstLight = addressOf(lights, firstEdge);
    paintEdges(addressOf(pixels, firstEdge), addressOf(pixels, stopEdge), firstLight, shades.byteOffset);
  };
  let loaded: Pick<Brush, 'tile' | 'distance'> | null = null;
  const brushRegion = (id: number, brush: Brush) => {
    if (brush.tile !== loaded?.tile) tile.set(brush.tile);
    if (brush.distance && brush.distance !== loaded?.distance) distances.set(brush.distance);
    loaded = { tile: brush.tile, distance: brush.distance ?? loaded?.distance ?? null };
    ramp.set(brush.ramp);
    // Where no pigment gathers nothing rises, whatever the distances.
    if (brush.distance) rises.set(RISE);
    else rises.fill(0);
    const levels = [tile.byteOffset, ramp.byteOffset, distances.byteOffset, rises.byteOffset] as const;
    paintGrain(...runsOf(id), regions.width, ...levels);
    paintGrainEdges({ shown, regions: moved }, id, brush);
  };
  const moved = { ...regions, runStart: starts, runEnd: ends, edges: pixels, edgeLight: lights };
  return { shown, regions: moved, paintRegion, paintGrain: brushRegion };
}

const memories = new WeakMap<ArrayBufferLike, WebAssembly.Memory>();

/** The memory of a plane, where it is large enough. */
function memoryOf(plane: ShownPlane | undefined, bytes: number): WebAssembly.Memory | null {
  const memory = plane && memories.get(plane.shown.buffer);
  return memory && memory.buffer.byteLength >= bytes ? memory : null;
}

function reserveMemory(bytes: number): WebAssembly.Memory | null {
  const pages = Math.ceil((bytes + SPARE_BYTES) / MEMORY_PAGE_BYTES);
  try {
    const memory = new WebAssembly.Memory({ initial: pages, maximum: pages });
    memories.set(memory.buffer, memory);
    return memory;
  } catch {
    // It wants address space in one piece, which a small device may not have.
    return null;
  }
}

type View = Int32Array | Uint32Array | Uint8Array;

function endOf(view: View): number {
  return view.byteOffset + view.byteLength;
}

function addressOf(view: View, index: number): number {
  return view.byteOffset + view.BYTES_PER_ELEMENT * index;
}

function copyBehind(view: View, list: Int32Array): Int32Array {
  const copy = new Int32Array(view.buffer, endOf(view), list.length);
  copy.set(list);
  return copy;
}

let compiled: WebAssembly.Module | null | undefined;

function compiledModule(): WebAssembly.Module | null {
  if (compiled === undefined) compiled = compile();
  return compiled;
}

function compile(): WebAssembly.Module | null {
  try {
    return new WebAssembly.Module(Uint8Array.from(atob(PAINT_REGION_WASM), (byte) => byte.charCodeAt(0)));
  } catch {
    // No WebAssembly, no 128-bit instructions in it, or a content policy that forbids it.
    return null;
  }
}
