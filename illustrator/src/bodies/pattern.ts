import type { AreaItem, Art, ArtItem } from '../art/art.ts';
import { Sketch } from '../parts/Sketch.ts';
import type { Looks } from '../reading/Scene.ts';
import { drawBands } from './bands.ts';
import { withBite } from './bite.ts';
import type { Drawn } from './Drawn.ts';
import type { Head } from './findHead.ts';
import { withFlames } from './flames.ts';
import { inserted, isStrewn, strewn, withBubbles, withCrack, withPuddle, withSteam } from './marks.ts';
import { largestArea } from './roomiestPoint.ts';
import { withSnow } from './snow.ts';
import { withSpeed } from './speed.ts';

/**
 * A picture with what its surface is to be like: a pattern, or what it has gone through; undefined where it has no room for it.
 * `fineness` is how many stripes and gaps its largest area has room for, `head` where its face is.
 */
export function withPattern(
  art: Art,
  pattern: NonNullable<Looks['pattern']>,
  {
    fineness = FINE,
    head,
    facing,
  }: { fineness?: number | undefined; head?: Head | undefined; facing?: Drawn['facing'] | undefined } = {},
): Art | undefined {
  if (pattern === 'melting') return withPuddle(art);
  if (pattern === 'steaming') return withSteam(art);
  if (pattern === 'bubbling') return withBubbles(art);
  if (pattern === 'burning') return withFlames(art);
  if (pattern === 'fast') return withSpeed(art, facing);
  if (pattern === 'bitten') return withBite(art);
  if (pattern === 'snowy') return withSnow(art);
  if (pattern === 'cracked') return withCrack(art);
  if (isStrewn(pattern)) return strewn(art, pattern, head);
  const widest = largestArea(art);
  if (widest === undefined) return undefined;
  // The other sock of a pair, the other sail: what is nearly as large has bands too, but no face.
  const banded = art.items.flatMap((item, index): { item: AreaItem; index: number }[] =>
    item.kind === 'area' &&
    (item === widest.item || (head === undefined && item.area > ALIKE * widest.item.area))
      ? [{ item, index }]
      : [],
  );
  let items: readonly ArtItem[] = art.items;
  let isDrawn = false;
  for (const { item, index } of banded.reverse()) {
    const sketch = new Sketch();
    // All of them: an icon's rings are pieces of borders, closed only together.
    drawBands(sketch, item.rings, { pattern, fineness });
    const drawn = sketch.art().items;
    if (drawn.length > 0) [items, isDrawn] = [inserted(items, drawn, index), true];
  }
  return isDrawn ? { ...art, items: [...items] } : undefined;
}

/** What is nearly as large as the largest area. */
const ALIKE = 0.35;
const FINE = 9;
