import type { Art } from '../../art/art.ts';
import { CONTENT, PAGE_HEIGHT, PAGE_WIDTH } from '../../page.ts';
import { hill } from '../../parts/land.ts';
import { Sketch } from '../../parts/Sketch.ts';
import { AS_IS } from '../../raster/LabelMap.ts';
import { bareShareOf } from '../geometry/measure.ts';
import type { Piece } from '../Placement.ts';

/** Share of a page that one area without a line may be, less what lines take; of space less, where nothing else parts it. */
const MOST_BARE = { paper: 0.56, space: 0.5 };
const CELL = 15;
const PAGE = PAGE_WIDTH * PAGE_HEIGHT;
const INSIDE = (CONTENT.right - CONTENT.left) * (CONTENT.bottom - CONTENT.top);
/** Where the ground begins, as a share of the page's height. */
const LEVEL = 0.6;

/** Ground behind what stands on plain paper, or a milky way in space, where what is bare would be too large to be one area; nothing where it is not. */
export function backdropFor(
  pieces: readonly Piece[],
  { phase, isSpace }: { phase: number; isSpace: boolean },
): Piece[] {
  const bare = (bareShareOf(pieces, { page: CONTENT, cell: CELL }) * INSIDE) / PAGE;
  if (bare <= (isSpace ? MOST_BARE.space : MOST_BARE.paper)) return [];
  const art = isSpace ? milkyWay(phase) : hill(LEVEL * PAGE_HEIGHT, 30, phase);
  return [{ art, to: AS_IS, keepSmall: true, role: 'scenery' }];
}

/** How wide a band across the sky is, how much higher one of its ends is than the other, and how far it swings. */
const BAND = { wide: 250, rise: 620, swing: 46 };

/** A band that swings across the sky from edge to edge, from low on one side to high on the other. */
function milkyWay(phase: number): Art {
  const side = phase < 0.5 ? 1 : -1;
  const edge = (off: number): number[] => {
    const points: number[] = [];
    for (let x = -60; x <= PAGE_WIDTH + 60; x += 15) {
      const along = x / PAGE_WIDTH;
      const rise = side * BAND.rise * (0.5 - along);
      points.push(x, 0.54 * PAGE_HEIGHT + off + rise + BAND.swing * Math.sin((along + phase) * 9));
    }
    return points;
  };
  const upper = edge(-BAND.wide / 2);
  const lower = edge(BAND.wide / 2);
  const back = Array.from({ length: lower.length / 2 }, (_, at) =>
    lower.slice(lower.length - 2 - 2 * at, lower.length - 2 * at),
  );
  const sketch = new Sketch();
  sketch.area([[...upper, ...back.flat()]], '#e6e0f5');
  return sketch.art();
}
