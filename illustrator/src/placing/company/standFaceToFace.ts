import type { Scene, SceneRelation } from '../../reading/Scene.ts';
import { RELATIONS } from '../relations/relations.ts';
import { besideWays, directionOf } from '../relations/rule.ts';
import type { Company } from './Company.ts';
import { pairsOf } from './pairs.ts';

/** How much room is between two who look at one another, as shares of the narrower one's width. */
const APART = [-0.08, 0, 0.08];

/** Joins two who look at one another before something, so that they come before it as one: it is not between them. */
export function standFaceToFace(scene: Scene, company: Company): void {
  const { relations } = scene;
  const isBefore = (thing: number) =>
    relations.some(({ kind, from }) => kind === 'in-front-of' && from === thing);
  for (const relation of relations) {
    const { kind, from, to } = relation;
    if (RELATIONS[kind].loose !== 'facing' || !(isBefore(from) || isBefore(to))) continue;
    for (const [one, other] of pairsOf(company, relation)) {
      const side = directionOf(one) > 0 ? -1 : 1;
      company.join(one, other, besideWays({ company, from: one, to: other }, APART, [side]));
    }
  }
}

/** Whether who stands so to something is one of two who look at one another, which says where they look. */
export function looksElsewhere(
  { relations }: Scene,
  { kind: own, from: thing }: Pick<SceneRelation, 'kind' | 'from'>,
): boolean {
  if (RELATIONS[own].loose === 'facing') return false;
  return relations.some(
    ({ kind, from, to }) => RELATIONS[kind].loose === 'facing' && (from === thing || to === thing),
  );
}
