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
  const row = 2 * (paper.rows[run] ?? 0) * map.width;
  const [start, end] = [paper.starts[run] ?? 0, paper.ends[run] ?? 0];
  let [label, seen] = [map.labels[row + 2 * start] ?? 0, 0];
  for (let x = start; x < end; x += STEP) {
    const here = map.labels[row + 2 * x] ?? 0;
    if (here !== label) {
      count.set(label, (count.get(label) ?? 0) + seen);
      [label, seen] = [here, 0];
    }
    seen += 1;
  }
  count.set(label, (count.get(label) ?? 0) + seen);
}

/** `paintArt` numbers the items of one picture after the other, from 1. */
function colorsByLabel(placed: readonly PlacedArt[]): (string | undefined)[] {
  const colors: (string | undefined)[] = [undefined];
  for (const { art } of placed)
    for (const item of art.items) colors.push(item.kind === 'area' ? item.color : undefined);
  return colors;
}
