import type { BodySpot } from '../../things/recordTerms.ts';
import type { Shown } from './shown.ts';

/** All copies of those that a relation names, and what may join two of them: ropes, tables, tools in a hand. */
export interface Others {
  froms: readonly Shown[];
  tos: readonly Shown[];
  alsos: readonly Shown[];
  /** All that do the same to the same thing. */
  mates: readonly Shown[];
  links: readonly Shown[];
  /** What stands between some by another relation: a fence over which they talk. */
  parting: readonly Shown[];
  /** What the other one is in: the goal into which a ball is kicked. */
  goals: readonly Shown[];
  /** Where on the body of the other it is done. */
  at?: BodySpot | undefined;
}

/** What has to be true of two copies that stand so. */
export type Property = (from: Shown, to: Shown, all: Others) => boolean;
