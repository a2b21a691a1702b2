import type { Art } from '../art/art.ts';
import type { Body } from '../bodies/Body.ts';
import type { Role } from '../lines/paintArt.ts';
import type { Box } from '../page.ts';
import type { Affine } from '../raster/LabelMap.ts';
import type { SaidLook } from '../reading/Scene.ts';
import type { Weather } from '../scene.ts';
import type { Ground } from '../stages/Ground.ts';

/** A picture at its place, in page pixels (1275 x 1650). */
export interface Piece {
  art: Art;
  to: Affine;
  role: Role;
  /** Whether areas too small at this scale join their neighbors; own background parts keep theirs. */
  keepSmall?: boolean;
  /** What it shows of the scene: index of the thing and which one of its count. */
  thing?: number;
  copy?: number;
  /** Key of the thing that it shows, asked for or not. */
  of?: string;
  /** The picture before it was cut at a sill or where a tunnel begins. */
  whole?: Art;
  /** The picture that this shows a part of once more, over what is before it. */
  again?: Art;
  /** Set for what belongs to what things do: a rope, a stream, a table. */
  isProp?: true;
  /** Set for a prop that is part of what was asked for: the tray beside a bowl. */
  isPart?: true;
  /** The picture at whose face it is used: it may hide a little of that. */
  at?: Art;
  /** Where its hands, its mouth and the like are, in units of the art. */
  places?: Body['places'];
  /** Where it looks or goes. */
  facing?: Body['facing'];
  /** The part that tells what it is and is to be seen whole, in units of the art. */
  telling?: Box;
}

/** What was asked for and is not on the page, as indexes of the scene. */
export interface Undone {
  things: number[];
  relations: number[];
  /** Indexes of the things that do not take the pose that was asked for. */
  poses: number[];
  texts: number[];
  looks: { thing: number; look: SaidLook }[];
  weather: Weather[];
}

/** A scene laid out: what placing hands to drawing. */
export interface Placement {
  /** To be painted in this order. */
  pieces: Piece[];
  /** What those pieces stand on. */
  ground: Ground;
  undone: Undone;
}
