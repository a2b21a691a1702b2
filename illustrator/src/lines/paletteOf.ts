import { indexAreas } from '@lineleaf/press';
import type { Components } from '@lineleaf/press/raster';
import type { LabelMap } from '../raster/LabelMap.ts';
import type { PlacedArt } from './paintArt.ts';

/**
 * The color of each area of a page, from what was painted where: the one that most of its pixels have on the map of twice the page's
 * size. Null where that is paper or a picture without colors.
 */
export function paletteOf(map: LabelMap, placed: readonly PlacedArt[], paper: Components): (string | null)[] {
  const colors = colorsByLabel(placed);
  const areaOf = indexAreas(paper);
  const votes = Array.from({ length: areaOf.reduce((most, area) => Math.max(most, area + 1), 0) }, () => {
    return new Map<number, number>();
  });
  for (let run = 0; run < paper.runCount; run += 1) {
    const count = votes[areaOf[paper.owners[run] ?? 0] ?? -1];
    if (count !== undefined) countLabels(map, count, paper, run);
  }
  return votes.map((count) => {
    const [label] = [...count].reduce((best, one) => (one[1] > best[1] ? one : best), [0, 0]);
    return colors[label] ?? null;
  });
}

/** Pixels of a row that are passed over. */
const STEP = 3;

/** Counts the labels under a run; mostly it is one. */
function countLabels(map: LabelMap, count: Map<number, number>, paper: Components, run: number): void {
  const y = 2 * (paper.rows[run] ?? 0);
  const end = paper.ends[run] ?? 0;
  for (let x = paper.starts[run] ?? 0; x < end; ) {
    const label = map.labels[y * map.width + 2 * x] ?? 0;
    const last = Math.min(end - 1, map.sameUntil(2 * x, y) >> 1);
    const seen = 1 + Math.floor((last - x) / STEP);
    count.set(label, (count.get(label) ?? 0) + seen);
    x += STEP * seen;
  }
}

/** `paintArt` numbers the items of one picture after the other, from 1. */
function colorsByLabel(placed: readonly PlacedArt[]): (string | undefined)[] {
  const colors: (string | undefined)[] = [undefined];
  for (const { art } of placed)
    for (const item of art.items) colors.push(item.kind === 'area' ? item.color : undefined);
  return colors;
}
