import { around, type Box, CONTENT } from '../../page.ts';
import type { Stage } from '../../stages/Stage.ts';
import { moved } from '../company/Actor.ts';
import { boxUnder } from '../geometry/silhouette.ts';
import type { Piece } from '../Placement.ts';
import { dropLooseMarks } from './dropLooseMarks.ts';
import { isFull } from './search.ts';

/** A stage and what is on it, in page pixels. */
interface Picture {
  stage: Stage;
  subjects: Piece[];
}

/** Scenery is painted this far beyond a page's edges, in page pixels; this much of it stays there. */
const PAINTED: Box = { left: -15, top: -15, right: 1290, bottom: 1670 };
const EDGES: Box = { left: -5, top: -5, right: 1280, bottom: 1655 };

/**
 * The picture from nearer, where what was asked for neither covers nor spans the page: as near as all of that stays in
 * `content`. Of a place that was not asked for a path goes with what it leads to.
 */
export function closeUp(picture: Picture, content: Box, isAsked: boolean): Picture {
  const { stage, subjects } = picture;
  const boxes = subjects.filter(isAskedFor).map(({ art, to }) => boxUnder(to, art));
  if (boxes.length === 0 || isFull(boxes)) return picture;
  const { left, right, top, bottom } = around(boxes);
  const scale = Math.min(
    (content.right - content.left) / (right - left),
    (content.bottom - content.top) / (bottom - top),
  );
  if (scale <= 1) return picture;
  const x = shift(
    [left, right],
    [content.left, content.right],
    [PAINTED.left, PAINTED.right, EDGES.left, EDGES.right],
    scale,
  );
  const y = shift(
    [top, bottom],
    [content.top, content.bottom],
    [PAINTED.top, PAINTED.bottom, EDGES.top, EDGES.bottom],
    scale,
  );
  const nearer = (piece: Piece): Piece => moved(piece, x, y, scale);
  const near = stage.back.map(nearer);
  const whole = near.filter(isWholeOrWide);
  const down = (level: number) => scale * level + y;
  return {
    subjects: subjects.map(nearer),
    stage: {
      ...stage,
      horizon: down(stage.horizon),
      near: down(stage.near),
      surfaces: stage.surfaces.map((one) => ({
        ...one,
        left: scale * one.left + x,
        right: scale * one.right + x,
        y: down(one.y),
      })),
      rows: stage.rows.map((row) => ({ top: down(row.top), piece: nearer(row.piece) })),
      back: isAsked ? whole : dropLooseMarks(near, whole),
      front: stage.front.map(nearer),
    },
  };
}

/** A thing, or what is worked on beside it. */
function isAskedFor({ thing, isPart }: Piece): boolean {
  return thing !== undefined || isPart === true;
}

/** By how much to move what was scaled: its middle to the middle of the content, as long as scenery is painted to the page's edges. */
function shift(
  [low, high]: [number, number],
  [first, last]: [number, number],
  [paintedFrom, paintedTo, edgeFrom, edgeTo]: [number, number, number, number],
  scale: number,
): number {
  const middle = (first + last - scale * (low + high)) / 2;
  return Math.min(edgeFrom - scale * paintedFrom, Math.max(edgeTo - scale * paintedTo, middle));
}

/** Of a place's own things, one that the page's edge would cut is left out; grounds and walls go over it. */
function isWholeOrWide({ art, to }: Piece): boolean {
  const box = boxUnder(to, art);
  const isWide = box.left < CONTENT.left && box.right > CONTENT.right;
  return (
    isWide || (box.left > CONTENT.left - 20 && box.right < CONTENT.right + 20 && box.top > CONTENT.top - 20)
  );
}
