import type { Art } from '../art/art.ts';
import type { Box } from '../page.ts';
import type { Looks, Pose } from '../reading/Scene.ts';
import type { PlaceName } from '../things/recordSchema.ts';

/** What a hand, paw or wing does: hangs, is raised, holds something before the chest, reaches out to its side, is beside the mouth, reaches out and down, is open beside the body to catch what falls. */
export type HandTask = 'down' | 'up' | 'front' | 'out' | 'face' | 'low' | 'toss';

/** Where a hand is to be, in the units of the body's art as it faces. */
export interface HandGoal {
  x: number;
  y: number;
  /** What `over` shows of an arm of which the rest is behind what it holds: what is below the elbow, or the hand. */
  shows?: 'forearm' | 'hand';
  /** Set where the elbow is well away from the straight line to it: around what is hugged. */
  isBowed?: true;
}

/** What both hands are needed for, left and right as the viewer sees them. */
export interface Hands {
  left?: HandTask | HandGoal;
  right?: HandTask | HandGoal;
}

/** Knees and feet of both legs, in the units of the body's art as it faces. */
export type Shins = Readonly<Record<'left' | 'right', { knee: Spot; foot: Spot }>>;

interface Spot {
  x: number;
  y: number;
}

/** How a thing is to be drawn. */
export interface BodyRequest {
  /** A thing's key. */
  key: string;
  looks: Looks;
  pose?: Pose;
  /** Sits on something: the legs hang down, and `art.ground` is where the body rests. Without it `sit` is on the ground. */
  onSeat?: true;
  /** Hangs by its tail: that is up and hooked at its end, where it has a long one. */
  byTail?: true;
  /** Keys of what it wears. */
  wears: readonly string[];
  /** How many of what its record counts are on it: candles on a cake. */
  counted?: number;
  /**
   * What its hands are needed for. What a pose has with it (a book to read, a ball to dribble) is drawn only where hands
   * are not asked for. An arm to a point is drawn out a little where it is short; farther than that it only points there.
   */
  hands?: Hands;
  /** Its shins, left and right as the viewer sees them, drawn over what it sits astride of: somebody's neck. */
  shins?: Shins;
  /** Where it has to look or go, where it can: a picture that bears writing, or faces the viewer, stays as it is. */
  facing?: 'left' | 'right';
  /** Looks down at what its hands do, where it feels nothing in particular. */
  looksDown?: true;
  /** Turns its head that way, and its feet: it faces somebody. */
  isTurned?: true;
  /** Will be mirrored: writing on it has to be drawn the other way around. */
  isMirrored?: true;
  /** Any whole number: another one may be another drawing of the same thing. */
  variant: number;
}

/** A point of a body in the units of its art, and the room there. */
export interface BodyPlace {
  x: number;
  y: number;
  width: number;
}

/** A thing as it is drawn alone, in its own units, with where others meet it. */
export interface Body {
  art: Art;
  /** Its hands once more, to be painted over what they hold, and its shins; and only the arms to a point where there are such. */
  over?: Art;
  /** Places of the record, of the drawing, or found; left and right as the viewer sees them. */
  places: Partial<Record<PlaceName | 'chest' | `${'left' | 'right'}${'Hand' | 'Knee'}`, BodyPlace>>;
  /** The part that tells what it is, to be seen whole: the face of a person or an animal. */
  telling?: Box;
  facing: 'left' | 'right' | 'front';
  /** What of the request the drawing does not show. */
  undone: { pose: boolean; wears: string[]; looks: (keyof Looks)[] };
}
