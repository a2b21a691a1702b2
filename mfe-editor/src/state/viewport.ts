import { PAGE_HEIGHT, PAGE_WIDTH } from '@lineleaf/api-client/contract';

/** How the page lies in its frame: enlarged `scale` times about the frame's corner, then moved by x and y CSS px. */
export interface Viewport {
  scale: number;
  x: number;
  y: number;
}

/** A size in CSS px. */
export interface Size {
  width: number;
  height: number;
}

/** A rectangle in CSS px from the frame's corner. */
export interface Box extends Size {
  x: number;
  y: number;
}

export const WHOLE: Viewport = { scale: 1, x: 0, y: 0 };
/** The closest zoom. */
const MAX_SCALE = 4;
/** A zoom selection must be larger than this both ways, in CSS px. */
const MIN_SELECTION_PX = 50;

/**
 * Zooms a selected rectangle to the frame: by the smaller of the two fit ratios, up to 4x in all. Null if it is not
 * larger than 50 px both ways.
 */
export function zoomToBox(viewport: Viewport, box: Box, frame: Size): Viewport | null {
  if (box.width <= MIN_SELECTION_PX || box.height <= MIN_SELECTION_PX) return null;
  const ratio = Math.min(frame.width / box.width, frame.height / box.height);
  const scale = Math.min(MAX_SCALE, viewport.scale * ratio);
  const factor = scale / viewport.scale;
  return keepInside(
    {
      scale,
      x: frame.width / 2 - (box.x + box.width / 2 - viewport.x) * factor,
      y: frame.height / 2 - (box.y + box.height / 2 - viewport.y) * factor,
    },
    frame,
  );
}

/** Zooms by a factor about a point of the frame, between the whole page and 4x. */
export function zoomAt(
  viewport: Viewport,
  factor: number,
  at: { x: number; y: number },
  frame: Size,
): Viewport {
  const scale = Math.min(MAX_SCALE, Math.max(1, viewport.scale * factor));
  const real = scale / viewport.scale;
  return keepInside(
    { scale, x: at.x - (at.x - viewport.x) * real, y: at.y - (at.y - viewport.y) * real },
    frame,
  );
}

/** Moves the page; it never leaves the frame. */
export function panBy(viewport: Viewport, dx: number, dy: number, frame: Size): Viewport {
  return keepInside({ ...viewport, x: viewport.x + dx, y: viewport.y + dy }, frame);
}

/** Keeps the middle of what is seen where it was when the frame gets another size, as by turning a phone. */
export function refit(viewport: Viewport, from: Size, to: Size): Viewport {
  const grown = pageWidthIn(to) / pageWidthIn(from);
  const along = (before: number, after: number, moved: number) =>
    after / 2 - (after / 2 + ((before / 2 - moved) / viewport.scale - before / 2) * grown) * viewport.scale;
  const x = along(from.width, to.width, viewport.x);
  return keepInside({ scale: viewport.scale, x, y: along(from.height, to.height, viewport.y) }, to);
}

/** The page lies whole and centered in its frame. */
function pageWidthIn({ width, height }: Size): number {
  return Math.max(1, Math.min(width, (height * PAGE_WIDTH) / PAGE_HEIGHT));
}

function keepInside({ scale, x, y }: Viewport, frame: Size): Viewport {
  if (scale === 1) return WHOLE;
  return {
    scale,
    x: Math.min(0, Math.max(frame.width * (1 - scale), x)),
    y: Math.min(0, Math.max(frame.height * (1 - scale), y)),
  };
}
