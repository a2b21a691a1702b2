import type { Art, ArtItem } from './art.ts';

/** Stored coordinates are 1/16 of an icon's unit (128 units on a side). */
export const STORED_UNITS = 16;

/** An icon as the extract keeps it. Points are deltas; areas and inks name their borders, which neighbors share. */
export interface StoredIcon {
  arcs: number[][];
  /** Area in square units, ten times the breadth, index of the area to merge into (-1: paper), indexes of arcs. */
  areas: number[][];
  /** Of each area, in its picture, as #rrggbb. */
  colors: string[];
  inks: number[][];
  lines: number[][];
}

/** Reads a stored icon into a picture cropped to what is drawn. */
export function iconArt(icon: StoredIcon): Art {
  const arcs = icon.arcs.map(fromDeltas);
  const pick = (indexes: number[]) => indexes.flatMap((index) => (arcs[index] ? [arcs[index]] : []));
  const items: ArtItem[] = icon.areas.map(([area = 0, breadth = 0, mergeInto = -1, ...indexes], index) => ({
    kind: 'area',
    rings: pick(indexes),
    area,
    breadth: breadth / 10,
    mergeInto,
    color: icon.colors[index] ?? '#ffffff',
  }));
  for (const indexes of icon.inks) items.push({ kind: 'ink', rings: pick(indexes) });
  const lines = icon.lines.map(fromDeltas);
  for (const points of lines) items.push({ kind: 'line', points, weight: 1 });
  return { ...boundsOf([...arcs, ...lines]), items, ground: 1 };
}

function fromDeltas(deltas: number[]): Float32Array {
  const points = new Float32Array(deltas.length);
  let [x, y] = [0, 0];
  for (let i = 0; i + 1 < deltas.length; i += 2) {
    x += deltas[i] ?? 0;
    y += deltas[i + 1] ?? 0;
    points[i] = x / STORED_UNITS;
    points[i + 1] = y / STORED_UNITS;
  }
  return points;
}

function boundsOf(lines: Float32Array[]): Pick<Art, 'left' | 'top' | 'width' | 'height'> {
  let [left, top, right, bottom] = [128, 128, 0, 0];
  for (const points of lines) {
    for (let i = 0; i + 1 < points.length; i += 2) {
      left = Math.min(left, points[i] ?? left);
      right = Math.max(right, points[i] ?? right);
      top = Math.min(top, points[i + 1] ?? top);
      bottom = Math.max(bottom, points[i + 1] ?? bottom);
    }
  }
  return { left, top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
}
