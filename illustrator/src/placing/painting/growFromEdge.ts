import type { Art } from '../../art/art.ts';
import { artData } from '../../art/artData.ts';
import type { RelationKind, Scene } from '../../reading/Scene.ts';
import { ownArt, svgDrawing } from '../../things/ownArt.ts';
import type { Piece } from '../Placement.ts';

/**
 * Subjects where what would float in the air grows in from the page's edge: a branch that somebody is on. Each is as large as it
 * was, with more of it painted.
 */
export function growFromEdge(subjects: readonly Piece[], { relations }: Scene): Piece[] {
  return subjects.map((piece) => {
    const { svg } = artData().things.get(piece.of ?? '')?.fromEdge ?? {};
    const own = ownArt(piece.of ?? '')?.art;
    const isBearing = relations.some(({ kind, to }) => to === piece.thing && BORNE.has(kind));
    if (!isBearing || svg === undefined || own === undefined || !isSame(piece.art, own)) return piece;
    return { ...piece, art: { ...piece.art, items: svgDrawing(svg).art.items } };
  });
}

const BORNE: ReadonlySet<RelationKind> = new Set<RelationKind>([
  'on',
  'hang-from',
  'hang-by-feet',
  'climb',
  'swing-on',
  'around',
]);

/** What is patterned, snowed on or cut is no longer its own picture. */
function isSame(art: Art, own: Art): boolean {
  return art.items.length === own.items.length && art.left === own.left && art.width === own.width;
}
