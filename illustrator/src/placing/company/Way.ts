import type { Part } from './Actor.ts';

/** One way to join the group of an actor to that of another one, in the other's units. */
export interface Way {
  /** How far the first group moves. */
  x: number;
  y: number;
  /** What the first group's size is multiplied with, around its host's foot. */
  factor?: number;
  layer: 'before' | 'behind' | 'back';
  /** Set where it has to touch the other group, unless it stands on the ground: it sits there, leans there or is held. */
  isHeld?: true;
  /** Set where it stands on the ground, so far (as part of `y`) behind the other one. */
  back?: number;
  /** So much more of a face has to be seen. */
  spare?: number;
  /** Turns all that moves, once it is there, by so many radians around a point. */
  turn?: { at: { x: number; y: number }; by: number };
  /** Cuts the first actor's picture. */
  cut?: (part: Part) => Part;
  /** Set where what it has in hand is seen in a window with it, and as small. */
  isPaned?: true;
  /** More to paint, right under what moves or right over it. */
  under?: readonly Part[];
  over?: readonly Part[];
  /** More to paint, right over the other one: hands that hold on to it. */
  front?: readonly Part[];
}
