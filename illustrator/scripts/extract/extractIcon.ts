import { Resvg } from '@resvg/resvg-js';
import type { StoredIcon } from '../../src/art/iconArt.ts';
import { STORED_UNITS } from '../../src/art/iconArt.ts';
import { traceArcs } from './contours.ts';
import { analyzeRegions, type RegionLimits, type RegionMap } from './regions.ts';
import { flattenSvg, idColor, toHex } from './svgShapes.ts';
import { centreLines } from './thinning.ts';

/** Pixels of the label map on a side, and of one unit of the icon's 128. */
const SIZE = 768;
const UNIT = SIZE / 128;

/** Where all icons start from; `overrides.ts` changes what an icon needs changed. */
export const DEFAULT_LIMITS: RegionLimits = {
  mergeDelta: 12,
  smallestArea: 7 * UNIT * UNIT,
  thinRadius: 1.15 * UNIT,
  inkArea: 130 * UNIT * UNIT,
  inkRadius: 6 * UNIT,
  inkLightness: 44,
};

/** Turns an icon's SVG body into areas, solid darks and center lines. */
export function extractIcon(body: string, limits: Partial<RegionLimits> = {}): StoredIcon {
  const { svg, shapes } = flattenSvg(body, SIZE);
  const ids = rasterise(svg, shapes.length);
  const map = analyzeRegions(ids, SIZE, shapes, { ...DEFAULT_LIMITS, ...limits });
  const lines = takeLines(map);
  absorbGone(map);
  return store(map, lines);
}

function rasterise(svg: string, count: number): Int32Array {
  const { pixels } = new Resvg(svg, { fitTo: { mode: 'original' } }).render();
  const byColor = new Map<number, number>();
  for (let id = 1; id <= count; id += 1) {
    const [r, g, b] = idColor(id);
    byColor.set((r << 16) | (g << 8) | b, id);
  }
  const ids = new Int32Array(SIZE * SIZE);
  const unknown: number[] = [];
  for (let index = 0; index < ids.length; index += 1) {
    if ((pixels[4 * index + 3] ?? 0) < 128) continue;
    const color =
      ((pixels[4 * index] ?? 0) << 16) | ((pixels[4 * index + 1] ?? 0) << 8) | (pixels[4 * index + 2] ?? 0);
    const id = byColor.get(color);
    if (id === undefined) unknown.push(index);
    else ids[index] = id;
  }
  fillBlends(ids, unknown);
  clearFrame(ids);
  return ids;
}

/** Blended pixels (edges of clips) take a known neighbor's id. */
function fillBlends(ids: Int32Array, unknown: number[]): void {
  for (let pass = 0, open = unknown; pass < 4 && open.length > 0; pass += 1) {
    open = open.filter((index) => {
      const near = [1, -1, SIZE, -SIZE].map((step) => ids[index + step] ?? 0).find((id) => id > 0);
      if (near !== undefined) ids[index] = near;
      return near === undefined;
    });
  }
}

function clearFrame(ids: Int32Array): void {
  for (let i = 0; i < SIZE; i += 1) {
    for (const index of [i, (SIZE - 1) * SIZE + i, i * SIZE, i * SIZE + SIZE - 1]) ids[index] = 0;
  }
}

function takeLines(map: RegionMap): number[][] {
  const lines: number[][] = [];
  for (const [index, region] of map.regions.entries()) {
    if (region.role !== 'line') continue;
    const mask = new Uint8Array(map.labels.length);
    for (let pixel = map.labels.indexOf(index + 1); pixel < mask.length; pixel += 1) {
      if (map.labels[pixel] === index + 1) mask[pixel] = 1;
    }
    lines.push(...centreLines(mask, SIZE, 2.6 * UNIT, 0.35));
  }
  return lines;
}

/** Pixels of vanished regions go to the nearest region that stays (or to the paper). */
function absorbGone({ labels, regions }: RegionMap): void {
  const isGone = (label: number) => {
    const role = regions[label - 1]?.role;
    return role === 'gone' || role === 'line';
  };
  let open: number[] = [];
  for (let index = 0; index < labels.length; index += 1) if (isGone(labels[index] ?? 0)) open.push(index);
  while (open.length > 0) {
    const found: [number, number][] = [];
    const rest: number[] = [];
    for (const index of open) {
      const near = [1, -1, SIZE, -SIZE]
        .map((step) => labels[index + step] ?? 0)
        .find((label) => !isGone(label) && regions[label - 1]?.role !== 'ink');
      if (near === undefined) rest.push(index);
      else found.push([index, near]);
    }
    if (found.length === 0) {
      for (const index of rest) labels[index] = 0;
      return;
    }
    for (const [index, label] of found) labels[index] = label;
    open = rest;
  }
}

function store({ labels, regions }: RegionMap, lines: number[][]): StoredIcon {
  const arcs = traceArcs(labels, SIZE, 0.32);
  const kept = regions
    .map((region, index) => ({ region, label: index + 1 }))
    .filter(({ region }) => region.role === 'area');
  const position = new Map(kept.map(({ label }, index) => [label, index]));
  const arcsOf = (label: number) =>
    arcs.flatMap((arc, index) => (arc.left === label || arc.right === label ? [index] : []));
  const inks = regions.flatMap((region, index) => (region.role === 'ink' ? [arcsOf(index + 1)] : []));
  return {
    arcs: arcs.map((arc) => toDeltas(arc.points)),
    areas: kept.map(({ region, label }) => [
      Math.round(region.area / (UNIT * UNIT)),
      Math.round((region.breadth / UNIT) * 10),
      position.get(region.mergeInto) ?? -1,
      ...arcsOf(label),
    ]),
    colors: kept.map(({ region }) => toHex(region.lab)),
    inks: inks.filter((list) => list.length > 0),
    lines: lines.map(toDeltas),
  };
}

function toDeltas(points: number[]): number[] {
  let [lastX, lastY] = [0, 0];
  const out: number[] = [];
  for (let i = 0; i + 1 < points.length; i += 2) {
    const x = Math.round(((points[i] ?? 0) / UNIT) * STORED_UNITS);
    const y = Math.round(((points[i + 1] ?? 0) / UNIT) * STORED_UNITS);
    if (i > 0 && x === lastX && y === lastY) continue;
    out.push(x - lastX, y - lastY);
    [lastX, lastY] = [x, y];
  }
  return out;
}
