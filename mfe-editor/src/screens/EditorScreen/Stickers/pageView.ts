import { PAGE_HEIGHT, PAGE_WIDTH } from '@lineleaf/api-client/contract';
import type { Point } from '../../../engine/stroke.ts';
import type { Box } from '../../../state/viewport.ts';

/** The page's pixel under a point of the window. */
export function pagePointAt(canvas: Element, { x, y }: Point): Point {
  const page = canvas.getBoundingClientRect();
  return {
    x: ((x - page.left) * PAGE_WIDTH) / page.width,
    y: ((y - page.top) * PAGE_HEIGHT) / page.height,
  };
}

/** What is seen of the page in its frame, in page pixels. */
export function seenPart(canvas: Element, frame: Element): Box {
  const box = frame.getBoundingClientRect();
  const from = pagePointAt(canvas, { x: box.left, y: box.top });
  const to = pagePointAt(canvas, { x: box.right, y: box.bottom });
  const [x, y] = [Math.max(0, from.x), Math.max(0, from.y)];
  return { x, y, width: Math.min(PAGE_WIDTH, to.x) - x, height: Math.min(PAGE_HEIGHT, to.y) - y };
}
