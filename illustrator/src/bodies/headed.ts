import type { Art } from '../art/art.ts';
import type { Sketch } from '../parts/Sketch.ts';
import type { placement } from '../parts/shapes.ts';
import type { Build } from '../things/recordSchema.ts';
import type { Drawn, Places } from './Drawn.ts';
import { findHead, type Head, LARGEST_EYE_OF_HEAD } from './findHead.ts';

/** A head from the side that looks to the right: its place `neck` is where the body begins. */
export interface SideHead {
  art: Art;
  places: Places;
}

/** A head with what is known of it. */
export interface HeadPicture {
  art: Art;
  places: Places;
  build: Build;
  /** The same head from the side, where that is drawn and may be shown. */
  side?: SideHead;
}

/** A body of ours with a head on it. */
export interface Assembled {
  sketch: Sketch;
  over?: Sketch;
  head: Art;
  places: Places;
  at: ReturnType<typeof placement>;
  scale: number;
}

/** The body with the places of its head, where the drawing or its eyes tell them. */
export function finish(
  { sketch, over, head, places, at, scale }: Assembled,
  own: Places,
  isShown = true,
): Drawn {
  const point = (x: number, y: number, width: number) => ({
    x: at.a * x + at.e,
    y: at.d * y + at.f,
    width: width * scale,
  });
  const headPlaces: Places = {};
  for (const [name, place] of Object.entries(places))
    headPlaces[name as keyof Places] = point(place.x, place.y, place.width);
  const found = headBetween(places) ?? findHead(head, LARGEST_EYE_OF_HEAD);
  const spots: Head = found ?? {
    eyes: [],
    x: head.left + head.width / 2,
    y: head.top + head.height / 2,
    top: head.top + head.height * 0.12,
    width: head.width * 0.8,
  };
  const crown = point(spots.x, spots.top, spots.width);
  const chin = at.d * (head.top + head.height) + at.f;
  const gap = chin - (at.d * spots.y + at.f);
  const headNow: Head = {
    eyes: spots.eyes.map((eye) => ({ ...point(eye.x, eye.y, 0), size: eye.size * scale })),
    x: crown.x,
    y: at.d * spots.y + at.f,
    top: crown.y,
    width: crown.width,
  };
  return {
    art: sketch.art(),
    ...(over ? { over: over.art() } : {}),
    places: {
      head: crown,
      eyes: { x: headNow.x, y: headNow.y, width: headNow.width * 0.6 },
      mouth: { x: headNow.x, y: headNow.y + gap * 0.62, width: headNow.width * 0.3 },
      neck: { x: crown.x, y: chin - 4, width: 76 },
      ...own,
      ...headPlaces,
    },
    telling: {
      left: at.a * head.left + at.e,
      top: at.d * head.top + at.f,
      right: at.a * (head.left + head.width) + at.e,
      bottom: chin,
    },
    facing: 'front',
    head: headNow,
    todo: { pose: !isShown, looks: new Set(), wears: [] },
  };
}

/** A head by the places of its record: two eyes at the ends of the room that `eyes` gives. */
function headBetween({ eyes, head }: Places): Head | undefined {
  if (!eyes || !head) return undefined;
  const pair = [-0.5, 0.5].map((side) => ({
    x: eyes.x + side * eyes.width,
    y: eyes.y,
    size: eyes.width * 0.3,
  }));
  return { eyes: pair, x: eyes.x, y: eyes.y, top: head.y, width: head.width };
}
