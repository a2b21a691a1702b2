import type { Random } from '../../Random.ts';
import type { Scene, SceneRelation } from '../../reading/Scene.ts';
import { bring } from '../relations/bring.ts';
import { RELATIONS } from '../relations/relations.ts';
import type { Picture } from '../relations/rule.ts';
import type { Actor } from './Actor.ts';
import type { Company } from './Company.ts';
import { inOrder } from './inOrder.ts';
import { hostsOf } from './pairs.ts';
import { seat } from './seat.ts';
import type { Seated } from './seatRoom.ts';

/** How many pictures of each relation of a scene are not seen on its page. */
export type Tried = ReadonlyMap<number, number>;

/** Stands all that are on or in the copies of a thing side by side there; returns the relations that failed. */
export function settle(
  company: Company,
  mates: readonly { relation: SceneRelation; index: number }[],
  { random, scene, tried }: { random: Random; scene: Scene; tried: Tried },
): number[] {
  const riders = new Map<Actor, Seated[]>();
  const failed = new Set<number>();
  const inTurn = new Map<Actor, { from: Actor; relation: SceneRelation; index: number }[]>();
  for (const { relation, index } of mates) {
    for (const [rider, host] of hostsOf(company, relation, mates)) {
      const isTried = tried.has(index);
      const perch = isTried ? undefined : RELATIONS[relation.kind].perch?.(rider, host, relation.at);
      if (perch) riders.set(host, [...(riders.get(host) ?? []), { rider, perch, relation: index }]);
      else inTurn.set(host, [...(inTurn.get(host) ?? []), { from: rider, relation, index }]);
    }
  }
  for (const [host, list] of inTurn)
    for (const failure of joinInTurn(company, [host, list], { random, tried })) failed.add(failure);
  for (const [host, list] of riders) {
    const unseated = new Set(seat(company, host, inOrder(host, list, scene)));
    const left = list.flatMap(({ rider, relation: index }) => {
      const relation = mates.find((one) => one.index === index)?.relation;
      const isLeft = relation && unseated.has(index) && !company.areJoined(rider, host);
      return isLeft ? [{ from: rider, relation, index }] : [];
    });
    for (const failure of joinInTurn(company, [host, left], { random, tried })) failed.add(failure);
  }
  return [...failed];
}

/** Joins all that have no place to stand on a host there one after the other, as those of one kind; returns the relations that failed. */
function joinInTurn(
  company: Company,
  [to, list]: readonly [Actor, readonly { from: Actor; relation: SceneRelation; index: number }[]],
  { random, tried }: { random: Random; tried: Tried },
): number[] {
  const relations = [...new Set(list.map(({ index }) => index))];
  return relations.filter((relation) => {
    const own = list.flatMap((one, at) => (one.index === relation ? [{ ...one, at }] : []));
    const rule = own[0] && RELATIONS[own[0].relation.kind];
    const isDone = (picture: Picture | undefined) =>
      own
        .map(
          ({ from, at }) => picture?.({ company, from, to, index: at, count: list.length, random }) === true,
        )
        .every(Boolean);
    return !rule || !bring(company, rule, { tried: tried.get(relation) ?? 0, isDone });
  });
}
