import { Sketch } from '../parts/Sketch.ts';
import { placement } from '../parts/shapes.ts';
import { type Drawn, moved } from './Drawn.ts';
import { furOf, furred } from './fur.ts';
import { finish, type SideHead } from './headed.ts';
import { onFours } from './onFours.ts';

/** Where the end of a neck is, how large a head of 256 units is there, and how far its nose is down, in degrees. */
export interface SideStance {
  x: number;
  y: number;
  scale: number;
  turn: number;
}

/** A body that looks to the right with a head from the side on the end of its neck. */
export function withSideHead(head: SideHead, body: Sketch, { x, y, scale, turn }: SideStance): Drawn {
  const { art, places } = head;
  const neck = places.neck ?? { x: art.left + 0.3 * art.width, y: art.top + 0.7 * art.height };
  const at = placement(-scale * neck.x, -scale * neck.y, scale);
  const alone = finish({ sketch: new Sketch().add(art, at), head: art, places, at, scale }, {});
  const set = moved(moved(alone, placement(0, 0, 1, turn)), placement(x, y));
  return onFours(furred(body.art(), furOf(art)), set);
}
