import { indexAreas } from '@lineleaf/press';
import { type Bitmap, findComponents, type KnownParts } from '@lineleaf/press/raster';
import { finishPage } from '../../lines/finishPage.ts';
import type { Piece } from '../../placing/Placement.ts';
import type { LabelMap } from '../../raster/LabelMap.ts';
import { chooseWeaves, type OrnateArea } from './chooseWeaves.ts';

/**
 * Patterns the areas of a drawn page, in place, by what they are of: at least twice as many areas as there were where there
 * is room for them.
 */
export function drawOrnately(
  page: Bitmap,
  drawn: { map: LabelMap; known: KnownParts; pieces: readonly Piece[]; seed: number },
  limits: { smallest: number; lineWidth: number },
): KnownParts {
  const areas = areasOf(page, drawn);
  const points = chooseWeaves(areas, { page, seed: drawn.seed, line: limits.lineWidth });
  for (const at of points) dot(page, at, limits.lineWidth / 2);
  return finishPage(page, limits);
}

/** The areas of a page with what they are of and where their pixels are. */
function areasOf(
  page: Bitmap,
  { map, known, pieces }: { map: LabelMap; known: KnownParts; pieces: readonly Piece[] },
): OrnateArea[] {
  const paper = known.paper ?? findComponents(page, 0);
  const areaOf = indexAreas(paper);
  const found: OrnateArea[] = [];
  for (const [component, pixels] of paper.areas.entries())
    if (areaOf[component] !== -1) found.push({ pixels, runs: [], piece: undefined, color: undefined });
  const votes = found.map(() => new Map<number, number>());
  for (let run = 0; run < paper.runCount; run += 1) {
    const index = areaOf[paper.owners[run] ?? 0] ?? -1;
    const [y, start, end] = [paper.rows[run] ?? 0, paper.starts[run] ?? 0, paper.ends[run] ?? 0];
    found[index]?.runs.push(y, start, end);
    const label = map.labels[2 * y * map.width + start + end] ?? 0;
    votes[index]?.set(label, (votes[index]?.get(label) ?? 0) + end - start);
  }
  const meanings = pieces.flatMap((piece) => piece.art.items.map((item) => ({ piece, item })));
  for (const [index, seen] of votes.entries()) {
    const [label] = [...seen].reduce((best, one) => (one[1] > best[1] ? one : best), [0, 0]);
    const [area, meaning] = [found[index], meanings[label - 1]];
    if (area === undefined || meaning === undefined) continue;
    area.piece = meaning.piece;
    area.color = meaning.item.kind === 'area' ? meaning.item.color : undefined;
  }
  return found;
}

function dot({ ink, width }: Bitmap, at: number, radius: number): void {
  const reach = Math.floor(radius);
  for (let dy = -reach; dy <= reach; dy += 1) {
    const half = Math.floor(Math.sqrt(radius * radius - dy * dy));
    ink.fill(1, at + dy * width - half, at + dy * width + half + 1);
  }
}
