import { artData } from '../../art/artData.ts';
import type { Random } from '../../Random.ts';
import type { Scene, SceneRelation } from '../../reading/Scene.ts';
import type { Thing } from '../../things/Things.ts';
import { RELATIONS } from '../relations/relations.ts';
import { besideWays, directionOf } from '../relations/rule.ts';
import type { Actor } from './Actor.ts';
import type { Company, Way } from './Company.ts';
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
    if (isAtHatch(scene, relation)) {
      for (const [one, other] of pairsOf(company, relation)) queueAt(company, one, other);
      continue;
    }
    if (RELATIONS[kind].loose !== 'facing' || !(isBefore(from) || isBefore(to))) continue;
    for (const [one, other] of pairsOf(company, relation)) {
      const side = directionOf(one) > 0 ? -1 : 1;
      company.join(one, other, besideWays({ company, from: one, to: other }, APART, [side]));
    }
  }
}

/** Has all that go to one thing come to it as one group; false where they stay apart. */
export function goTo(company: Company, { kind, from, to: goal }: SceneRelation, random: Random): boolean {
  const { joinAll } = RELATIONS[kind];
  const all = company.of(from);
  const [[to], [one]] = [all, company.of(goal)];
  if (!joinAll || !to || !one || all.some((each) => company.areJoined(each, one))) return false;
  return joinAll({ company, from: one, to, index: 0, count: 1, random }, all);
}

/** At the side of it that has the hatch, behind those who are there already. */
function queueAt(company: Company, one: Actor, other: Actor): void {
  const side = other.facing === 'left' ? -1 : 1;
  const [own, group] = [company.groupBox(one), company.groupBox(other)];
  const wide = own.right - own.left;
  const ways = [0.04, 0.12].map((gap): Way => {
    const x = side < 0 ? group.left - own.right - gap * wide : group.right - own.left + gap * wide;
    return { x, y: 0, layer: 'before' };
  });
  company.join(one, other, ways);
}

/** Whether somebody is on its own picture. */
function hasSeller({ has = [] }: Thing): boolean {
  return has.some((key) => artData().things.get(key)?.kind === 'person');
}

/** "a girl buying ice cream from a truck": with that in the hand at the side of it, which does not cover that. */
function isAtHatch({ things, relations }: Scene, { kind, from, to }: SceneRelation): boolean {
  const thing = artData().things.get(things[to]?.key ?? '');
  const isOf = (kind === 'face' || kind === 'next-to') && thing?.kind === 'vehicle';
  return isOf && hasSeller(thing) && relations.some((one) => one.kind === 'hold' && one.from === from);
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
