export type Point = readonly [number, number];

/** Where the joints are; the origin lies between the hips, y down. */
export interface Joints {
  neck: Point;
  head: Point;
  headRadius: number;
  shoulders: { left: Point; right: Point };
  hips: { left: Point; right: Point };
  elbows: { left: Point; right: Point };
  hands: { left: Point; right: Point };
  knees: { left: Point; right: Point };
  feet: { left: Point; right: Point };
  /** Degrees from upright. */
  lean: number;
}
