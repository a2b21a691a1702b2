import type { Box } from '../../page.ts';
import type { Layout } from './layOut.ts';
import { fills } from './search.ts';

/** The first room whose layout leaves the page full, else the first one. */
export function firstFull(
  [first, ...others]: readonly [Box, ...Box[]],
  layOut: (room: Box) => Layout | undefined,
): { room: Box; layout: Layout | undefined } {
  const usual = { room: first, layout: layOut(first) };
  if (usual.layout && fills(usual.layout)) return usual;
  for (const room of others) {
    const layout = layOut(room);
    if (layout && fills(layout)) return { room, layout };
  }
  return usual;
}

/** The room over the land for what is alone in the sky. */
export function above(content: Box, horizon: number, free: number): Box {
  return { ...content, bottom: horizon - free * (horizon - content.top) };
}

/** The room for who is alone, so much of the page free for the place or the sky that was asked for. */
export function under(content: Box, seen: number): Box {
  return seen > 0 ? { ...content, top: content.top + seen * (content.bottom - content.top) } : content;
}
