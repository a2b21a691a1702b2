import type { Joints } from '../parts/person/joints.ts';
import type { Proportions } from '../parts/person/PersonLook.ts';
import type { PersonPose } from '../parts/person/poseShapes.ts';
import type { Build } from '../things/recordSchema.ts';
import type { Garment } from './garment.ts';

/** A body with the angles of what it does. */
export interface Figure {
  build: Build;
  sizes: Proportions;
  joints: Joints;
  shape: PersonPose;
  garment: Garment;
  /** How many arms it has, where that is not two. */
  arms: number | undefined;
  /** Set where it looks or goes to the right: its tail is on its left. */
  goesRight: boolean;
}
