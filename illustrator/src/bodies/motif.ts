import type { Art, ArtItem, Points } from '../art/art.ts';
import type { Box } from '../page.ts';
import { Sketch } from '../parts/Sketch.ts';
import { placement } from '../parts/shapes.ts';
import type { ThingRecord } from '../things/recordSchema.ts';
import type { Drawn } from './Drawn.ts';
import { inserted } from './marks.ts';

/** Where a picture is printed on a thing, in the units of its art; undefined where it has no room for one. */
export function boardOf(
  { board, kind }: Pick<ThingRecord, 'board' | 'kind'>,
  { art, telling, places: { chest } = {} }: Pick<Drawn, 'art' | 'telling'> & Partial<Pick<Drawn, 'places'>>,
): Box | undefined {
  if (kind === 'person') return telling && chestBelow(telling);
  if (chest !== undefined) return around(chest, chest.width, chest.width);
  if (board === undefined) return undefined;
  const middle = { x: art.left + board.x * art.width, y: art.top + board.y * art.height };
  return around(middle, board.width * art.width, board.height * art.height);
}

/** A picture within a box on another one, in place of what that has there by itself: a star on a shirt. */
export function withMotif(art: Art, board: Box, motif: Art): Art {
  const own = art.items.flatMap((item, index) => (isWithin(item, board) ? [index] : []));
  const [width, height] = [board.right - board.left, board.bottom - board.top];
  const scale = Math.min(width / motif.width, height / motif.height);
  const [x, y] = [(board.left + board.right) / 2, (board.top + board.bottom) / 2];
  const sketch = new Sketch().add(
    motif,
    placement(x - scale * (motif.left + motif.width / 2), y - scale * (motif.top + motif.height / 2), scale),
  );
  const bare = without(art.items, new Set(own));
  return { ...art, items: inserted(bare, sketch.art().items, (own[0] ?? bare.length) - 1) };
}

/** The front of a body under its face. */
function chestBelow(face: Box): Box {
  const [wide, high] = [face.right - face.left, face.bottom - face.top];
  return around({ x: (face.left + face.right) / 2, y: face.bottom + 0.36 * high }, 0.42 * wide, 0.42 * wide);
}

function around({ x, y }: { x: number; y: number }, width: number, height: number): Box {
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
}

function isWithin(item: ArtItem, { left, right, top, bottom }: Box): boolean {
  const rings: readonly Points[] = item.kind === 'line' ? [item.points] : item.rings;
  return rings.every((points) => {
    for (let i = 0; i + 1 < points.length; i += 2) {
      const [x, y] = [points[i] ?? 0, points[i + 1] ?? 0];
      if (x < left || x > right || y < top || y > bottom) return false;
    }
    return true;
  });
}

/** Items without some of them; what those would take over goes to where they themselves would. */
function without(items: readonly ArtItem[], removed: ReadonlySet<number>): ArtItem[] {
  const target = (index: number): number => {
    const item = items[index];
    if (!removed.has(index)) return index < 0 ? -1 : index - before(index);
    return item?.kind === 'area' ? target(item.mergeInto) : -1;
  };
  const before = (index: number): number => [...removed].filter((each) => each < index).length;
  return items.flatMap((item, index) => {
    if (removed.has(index)) return [];
    return [item.kind === 'area' ? { ...item, mergeInto: target(item.mergeInto) } : item];
  });
}
