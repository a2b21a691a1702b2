import type { Random } from '../../Random.ts';
import type { Scene, SceneRelation } from '../../reading/Scene.ts';
import type { Undone } from '../Placement.ts';
import { bring } from '../relations/bring.ts';
import { isLaidUnder } from '../relations/layUnder.ts';
import { RELATIONS } from '../relations/relations.ts';
import { isLively, type Meeting, type RelationRule, standBeside } from '../relations/rule.ts';
import type { Actor } from './Actor.ts';
import { Company } from './Company.ts';
import { formUp } from './formations.ts';
import { holdInChains } from './handChain.ts';
import { isHeldAround } from './handsAround.ts';
import { pairsOf } from './pairs.ts';
import { isOfRing } from './ringAround.ts';
import { settle, type Tried } from './settle.ts';
import { goTo, standFaceToFace } from './standFaceToFace.ts';

/** Who wants what another one has already. */
interface Late {
  from: Actor;
  to: Actor;
  rule: RelationRule;
}

/** Two groups that stand apart but belong together. */
export interface Bond {
  kind: 'beside' | 'line' | 'facing';
  from: Actor;
  to: Actor;
  relation: number;
}

interface Gathering {
  random: Random;
  undone: Undone;
  left: ReadonlySet<number>;
  /** How many pictures of a relation are not tried once more. */
  tried?: Tried | undefined;
  /** So much more of a face has to be seen. */
  spare?: number;
}

/** Joins actors to groups as the relations of a scene say; what stays apart is bound. What cannot be done is noted. */
export function gather(
  scene: Scene,
  actors: readonly Actor[],
  { random, undone, left, tried = new Map(), spare = 0 }: Gathering,
): {
  company: Company;
  bonds: Bond[];
} {
  const company = new Company(actors, spare);
  const bonds: Bond[] = [];
  const numbered = scene.relations.map((relation, index) => ({ relation, index }));
  const isRider = (thing: number) =>
    scene.relations.some(({ kind, from }) => from === thing && RELATIONS[kind].perch !== undefined);
  const isHost = (thing: number) =>
    scene.relations.some(({ kind, to }) => to === thing && RELATIONS[kind].hides === 'from');
  const isFull = (thing: number) =>
    scene.relations.some(({ kind, to }) => to === thing && (kind === 'in' || kind === 'on'));
  const order = ({ relation }: { relation: SceneRelation }): number => {
    const { perch, isCarried, isByTool, loose, isLate, isFirst, takesAlong, hides } =
      RELATIONS[relation.kind];
    // They lie there before anybody is at them.
    if (isLaidUnder(scene, relation)) return 0.5;
    if (isFirst && company.of(relation.from).every((one) => !isLively(one))) return -1;
    // What is full of others is taken up with them.
    if (isCarried && isFull(relation.to)) return 2.5;
    if (isCarried) return isByTool ? 0.5 : 0;
    if (perch) return 2;
    // Who is before a house hides nobody at its windows.
    if (isLate === true || isLate?.(relation, scene.relations)) return 3;
    if (hides === 'to' && isHost(relation.to)) return 3;
    if (loose) return 4;
    if (takesAlong && !isRider(relation.to)) return 1;
    return isRider(relation.from) === isRider(relation.to) && RELATIONS[relation.kind].cast ? 1 : 3;
  };
  const sorted = [...numbered].sort((a, b) => order(a) - order(b) || a.index - b.index);
  for (const relation of scene.relations) letHide(company, relation);
  standFaceToFace(scene, company);
  holdInChains(scene, company);
  const settled = new Set<number>(left);
  const late: Late[] = [];
  for (const { relation, index } of sorted) {
    if (settled.has(index) || isOfRing(scene, relation) || isHeldAround(scene, relation)) continue;
    const rule = RELATIONS[relation.kind];
    let isDone = true;
    if (rule.loose) {
      if (!goTo(company, relation, random)) bonds.push(...bind(company, relation, index));
    } else if (rule.perch) {
      // All that stand on one thing share the room there.
      const mates = sorted.filter(
        (one) =>
          one.relation.to === relation.to && RELATIONS[one.relation.kind].perch && !settled.has(one.index),
      );
      for (const mate of mates) settled.add(mate.index);
      for (const failed of settle(company, mates, { random, scene, tried })) undone.relations.push(failed);
    } else if (rule.join)
      isDone = meet(company, relation, {
        ...{ random, late, relations: scene.relations },
        tried: tried.get(index) ?? 0,
      });
    if (isDone) continue;
    undone.relations.push(index);
    // What cannot be shown is at least near.
    bonds.push(...bind(company, relation, index, 'beside'));
  }
  // What is not done hides nothing.
  for (const isLet of [false, true])
    for (const { relation, index } of numbered)
      if (undone.relations.includes(index) !== isLet) letHide(company, relation, isLet);
  // Who wants what another one has in hand already is beside that one.
  const [beyond, beside] = [
    late.filter(({ rule }) => rule.joinLate),
    late.filter(({ rule }) => !rule.joinLate),
  ];
  for (const { from, to, rule } of [...beyond, ...beside]) {
    if (company.areJoined(from, to) || rule.joinLate?.(company, from, to) === true) continue;
    standBeside({ company }, from, company.groupOf(to).host);
  }
  formUp(scene, company, { undone, random });
  company.ground();
  return { company, bonds };
}

/** Lets what a relation hides be hidden, or not. */
function letHide(company: Company, relation: SceneRelation, isLet = true): void {
  const { hides } = RELATIONS[relation.kind];
  if (hides) for (const actor of company.of(relation[hides])) company.letHide(actor, isLet);
}

function meet(
  company: Company,
  relation: SceneRelation,
  {
    random,
    late,
    relations,
    tried,
  }: { random: Random; late: Late[]; relations: readonly SceneRelation[]; tried: number },
): boolean {
  const rule = RELATIONS[relation.kind];
  const mates = rule.isTogether ? togetherWith(company, relation, relations) : [relation];
  const isDealt = mates.length === 1 && (rule.joinAll !== undefined || rule.isCarried === true);
  const owners = isDealt ? sharedOut(company, relation, relations) : undefined;
  if (owners)
    return [...owners].map((one) => takeAll(company, one, { rule, random, at: relation.at })).every(Boolean);
  const pairs = pairsOf(company, relation);
  const also = relation.also === undefined ? undefined : company.of(relation.also)[0];
  // What is between two of a kind is between the first and the second.
  const second = relation.kind === 'between' && also === undefined ? company.of(relation.to)[1] : also;
  const countOf = (some: readonly SceneRelation[]) =>
    some.reduce((sum, one) => sum + (one === relation ? pairs.length : company.of(one.from).length), 0);
  const before = countOf(mates.slice(0, mates.indexOf(relation)));
  const meetings = pairs.map(([from, to], index) => ({
    company,
    from,
    to,
    index: before + index,
    count: countOf(mates),
    random,
    ...(second ? { also: second } : {}),
    ...(relation.at ? { at: relation.at } : {}),
  }));
  const waiting = new Set<Meeting>();
  const isDone = bring(company, rule, {
    tried,
    isDone: (picture) =>
      meetings
        .map((meeting) => {
          const { from, to } = meeting;
          if (company.areJoined(from, to) && from !== to && !rule.isOwn) return true;
          if (!rule.isCarried || from === to || !isCarriedBy(company, to)) return picture?.(meeting) === true;
          waiting.add(meeting);
          return true;
        })
        .every(Boolean),
  });
  for (const { from, to } of waiting) late.push({ from, to, rule });
  return isDone && pairs.length > 0;
}

/** All relations of others that do the same to the same thing, the given one among them; of bare hands the smallest in life first. */
function togetherWith(
  company: Company,
  { kind, to }: SceneRelation,
  relations: readonly SceneRelation[],
): readonly SceneRelation[] {
  const hasTool = (doer: number) => relations.some(({ kind, from }) => kind === 'hold' && from === doer);
  const sizeOf = ({ from }: SceneRelation) => (hasTool(from) ? 0 : (company.of(from)[0]?.record.size ?? 0));
  return relations
    .filter((one) => one.kind === kind && one.to === to)
    .sort((one, other) => sizeOf(one) - sizeOf(other));
}

/** Of things of which there are more than there are of one kind to have them: who of it has which, all others have theirs. */
function sharedOut(
  company: Company,
  { kind, from, to }: SceneRelation,
  relations: readonly SceneRelation[],
): Map<Actor, Actor[]> | undefined {
  const own = company.of(from);
  const bearers = new Set(
    relations.filter((one) => one.kind === kind && one.to === to).map((one) => one.from),
  );
  const [ones, others] = [[...bearers].flatMap((one) => company.of(one)), company.of(to)];
  if (from === to || own.length === 0 || others.length <= own.length) return undefined;
  const owners = others.length < ones.length ? own : ones;
  const shares = new Map<Actor, Actor[]>();
  for (const [index, other] of others.entries()) {
    const one = owners[Math.floor((index * owners.length) / others.length)];
    if (one && own.includes(one)) shares.set(one, [...(shares.get(one) ?? []), other]);
  }
  const all = [...shares.values()];
  // Who does it to one at a time has one.
  if (RELATIONS[kind].joinAll === undefined && all.some(({ length }) => length > 1)) return undefined;
  return all.flat().some((one) => isCarriedBy(company, one)) ? undefined : shares;
}

/** Gives one all of its share; false where that cannot be done. */
function takeAll(
  company: Company,
  [from, all]: readonly [Actor, readonly Actor[]],
  { rule, random, at }: { rule: RelationRule; random: Random; at: SceneRelation['at'] },
): boolean {
  const [to] = all;
  if (!to) return true;
  const meeting = { company, from, to, index: 0, count: 1, random, ...(at ? { at } : {}) };
  return all.length === 1 ? rule.join?.(meeting) === true : rule.joinAll?.(meeting, all) === true;
}

function isCarriedBy(company: Company, actor: Actor): boolean {
  const { host } = company.groupOf(actor);
  return host !== actor && isLively(host);
}

function bind(
  company: Company,
  relation: SceneRelation,
  index: number,
  kind = RELATIONS[relation.kind].loose,
): Bond[] {
  if (!kind) return [];
  return pairsOf(company, relation)
    .filter(([from, to]) => company.groupOf(from) !== company.groupOf(to))
    .map(([from, to]) => ({ kind, from, to, relation: index }));
}
