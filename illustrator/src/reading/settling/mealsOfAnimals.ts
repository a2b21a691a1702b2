import { goesOnFours, isWinged } from '../../things/fourLegged.ts';
import type { Thing } from '../../things/Things.ts';
import type { Draft } from '../Draft.ts';
import type { SceneRelation } from '../Scene.ts';

/** "a kitten drinking milk": from no glass; "hens eating corn": its grains, from the ground. */
export function serveAnimals(draft: Draft, { kind, from, to }: SceneRelation): void {
  const [eater, food, meal] = [draft.record(from), draft.record(to), draft.things[to]];
  if (eater === undefined || food === undefined || meal === undefined) return;
  const served = kind === 'drink' ? lappedBy(eater, food) : isWinged(eater) ? food.pecked : undefined;
  // Others may have it in hand.
  const isOwn = draft.relations.every((one) => one.to !== to || isMealOfAnimals(draft, one));
  if (served !== undefined && isOwn) meal.key = served;
}

function lappedBy(eater: Thing, food: Thing): string | undefined {
  return goesOnFours(eater) && !eater.handy ? food.lapped : undefined;
}

function isMealOfAnimals(draft: Draft, { kind, from }: SceneRelation): boolean {
  return (kind === 'eat' || kind === 'drink') && draft.isAnimal(from);
}
