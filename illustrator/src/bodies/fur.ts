import type { Art } from '../art/art.ts';
import { largestArea } from './roomiestPoint.ts';

/** The color of most of a head; undefined where its drawing has none. */
export function furOf(head: Art): string | undefined {
  return largestArea(head)?.item.color;
}

/** A body of ours in the color of its head, where nothing else is said. */
export function furred(body: Art, fur: string | undefined): Art {
  if (fur === undefined) return body;
  return {
    ...body,
    items: body.items.map((item) =>
      item.kind === 'area' && item.color === undefined ? { ...item, color: fur } : item,
    ),
  };
}
