import type { Art } from '../art/art.ts';
import type { Box } from '../page.ts';
import { Sketch } from '../parts/Sketch.ts';
import type { Affine } from '../raster/LabelMap.ts';
import type { Looks } from '../reading/Scene.ts';
import type { Body, BodyPlace } from './Body.ts';
import type { Head } from './findHead.ts';

export type Places = Body['places'];

/** A body in the making: what was asked for is taken off the lists once it is drawn. */
export interface Drawn {
  art: Art;
  over?: Art;
  places: Places;
  telling?: Box;
  facing: Body['facing'];
  /** The eyes and head of an animal; those of a person are its own affair. */
  head?: Head;
  /** Set where only the head is its own drawing. */
  isOnBody?: true;
  /** Keys of what is worn and drawn already. */
  worn?: readonly string[];
  todo: {
    pose: boolean;
    looks: Set<keyof Looks>;
    wears: string[];
  };
}

/** What is drawn, moved, turned, scaled or mirrored, its places with it. */
export function moved(drawn: Drawn, to: Affine): Drawn {
  const { art, over, places, telling, head, ...rest } = drawn;
  const isMirrored = to.a * to.d - to.b * to.c < 0;
  const scale = Math.sqrt(Math.abs(to.a * to.d - to.b * to.c));
  const movedPlaces: Places = {};
  for (const [name, place] of Object.entries(places) as [keyof Places, BodyPlace][]) {
    const other = isMirrored ? (MIRRORED[name] ?? name) : name;
    movedPlaces[other] = { ...apply(to, place), width: place.width * scale };
  }
  return {
    ...rest,
    art: movedArt(art, to),
    ...(over ? { over: movedArt(over, to) } : {}),
    places: movedPlaces,
    ...(telling ? { telling: movedBox(telling, to) } : {}),
    ...(head ? { head: movedHead(head, to, scale) } : {}),
    facing: isMirrored ? OPPOSITE[drawn.facing] : drawn.facing,
  };
}

const MIRRORED: Partial<Record<string, keyof Places>> = {
  leftHand: 'rightHand',
  rightHand: 'leftHand',
  leftKnee: 'rightKnee',
  rightKnee: 'leftKnee',
};
const OPPOSITE = { left: 'right', right: 'left', front: 'front' } as const;

function movedArt(art: Art, to: Affine): Art {
  const copy = new Sketch().add(art, to).art();
  const foot = apply(to, { x: art.left + art.width / 2, y: art.top + art.height * art.ground });
  return { ...copy, ground: art.ground === 1 ? 1 : (foot.y - copy.top) / copy.height };
}

function movedBox(box: Box, to: Affine): Box {
  const corners = [
    apply(to, { x: box.left, y: box.top }),
    apply(to, { x: box.right, y: box.top }),
    apply(to, { x: box.left, y: box.bottom }),
    apply(to, { x: box.right, y: box.bottom }),
  ];
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

function movedHead(head: Head, to: Affine, scale: number): Head {
  const eyes = head.eyes.map((eye) => ({ ...apply(to, eye), size: eye.size * scale }));
  const top = apply(to, { x: head.x, y: head.top }).y;
  return {
    eyes: eyes.sort((a, b) => a.x - b.x),
    ...apply(to, head),
    top,
    width: head.width * scale,
  };
}

function apply(to: Affine, { x, y }: { x: number; y: number }): { x: number; y: number } {
  return { x: to.a * x + to.c * y + to.e, y: to.b * x + to.d * y + to.f };
}
