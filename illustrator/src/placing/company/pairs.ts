import type { SceneRelation } from '../../reading/Scene.ts';
import type { Actor } from './Actor.ts';
import type { Company } from './Company.ts';

/** Which copies of two things meet: one to one, else shared out; those of one thing in pairs, hand in hand in a row. */
export function pairsOf(company: Company, { from, to, kind }: SceneRelation): [Actor, Actor][] {
  const [ones, others] = [company.of(from), company.of(to)];
  if (from === to) {
    return ones.flatMap((one, index): [Actor, Actor][] => {
      const next = ones[index + 1];
      const isInRow = kind === 'hold-hands' || (kind === 'hug' && ones.length === 3);
      return next && (index % 2 === 0 || isInRow) ? [[one, next]] : [];
    });
  }
  return ones.flatMap((one, index): [Actor, Actor][] => {
    // Who leaps over a row is over its middle.
    const along = kind === 'over' ? index + 0.5 : index;
    const other = others[Math.floor((along * others.length) / ones.length)];
    return other ? [[one, other]] : [];
  });
}

/** Which copies of what all of them are on have which of them: the first ones the first. */
export function hostsOf(
  company: Company,
  relation: SceneRelation,
  mates: readonly { relation: SceneRelation }[],
): [Actor, Actor][] {
  if (mates.length === 1 || relation.from === relation.to) return pairsOf(company, relation);
  const hosts = company.of(relation.to);
  const all = mates.flatMap((mate) => company.of(mate.relation.from).map((rider) => ({ rider, mate })));
  return all.flatMap(({ rider, mate }, index): [Actor, Actor][] => {
    const host = hosts[Math.floor((index * hosts.length) / all.length)];
    return host && mate.relation === relation ? [[rider, host]] : [];
  });
}
