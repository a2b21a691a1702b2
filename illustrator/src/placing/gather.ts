import type { Random } from '../Random.ts';
import type { Scene, SceneRelation } from '../reading/Scene.ts';
import { type Actor, pointOf } from './Actor.ts';
import { Company, type Way } from './Company.ts';
import { formUp } from './formations.ts';
import type { Undone } from './Placement.ts';
import { RELATIONS } from './relations/relations.ts';
import { isLively, type Perch, standBeside } from './relations/rule.ts';
import { topAt } from './silhouette.ts';

/** Two groups that stand apart but belong together. */
export interface Bond {
  kind: 'beside' | 'line' | 'facing';
  from: Actor;
  to: Actor;
  relation: number;
}

/** Joins actors to groups as the relations of a scene say; what stays apart is bound. What cannot be done is noted. */
export function gather(
  scene: Scene,
  actors: readonly Actor[],
  { random, undone, left }: { random: Random; undone: Undone; left: ReadonlySet<number> },
): {
  company: Company;
  bonds: Bond[];
} {
  const company = new Company(actors);
  const bonds: Bond[] = [];
  const numbered = scene.relations.map((relation, index) => ({ relation, index }));
  const isRider = (thing: number) =>
    scene.relations.some(({ kind, from }) => from === thing && RELATIONS[kind].perch !== undefined);
  const order = ({ relation }: { relation: SceneRelation }): number => {
    const { perch, isCarried, loose } = RELATIONS[relation.kind];
    if (isCarried) return 0;
    if (perch) return 2;
    if (loose) return 4;
    return isRider(relation.from) === isRider(relation.to) && RELATIONS[relation.kind].cast ? 1 : 3;
  };
  const sorted = [...numbered].sort((a, b) => order(a) - order(b) || a.index - b.index);
  for (const relation of scene.relations) {
    const { hides } = RELATIONS[relation.kind];
    if (hides) for (const actor of company.of(relation[hides])) company.letHide(actor);
  }
  const settled = new Set<number>(left);
  const late: { from: Actor; to: Actor }[] = [];
  for (const { relation, index } of sorted) {
    if (settled.has(index)) continue;
    const rule = RELATIONS[relation.kind];
    let isDone = true;
    if (rule.loose) bonds.push(...bind(company, relation, index));
    else if (rule.perch) {
      // All that stand on one thing share the room there.
      const mates = sorted.filter(
        (one) =>
          one.relation.to === relation.to && RELATIONS[one.relation.kind].perch && !settled.has(one.index),
      );
      for (const mate of mates) settled.add(mate.index);
      for (const failed of settle(company, mates, random)) undone.relations.push(failed);
    } else if (rule.join) isDone = meet(company, relation, { random, late });
    if (!isDone) undone.relations.push(index);
  }
  // Who wants what another one has in hand already is beside that one.
  for (const { from, to } of late)
    if (!company.areJoined(from, to)) standBeside({ company }, from, company.groupOf(to).host);
  formUp(scene, company, undone);
  company.ground();
  return { company, bonds };
}

/** Which copies of two things meet: one to one, else shared out. */
function pairsOf(company: Company, { from, to }: SceneRelation): [Actor, Actor][] {
  const [ones, others] = [company.of(from), company.of(to)];
  if (from === to) {
    return ones.flatMap((one, index): [Actor, Actor][] => {
      const next = ones[index + 1];
      return next && index % 2 === 0 ? [[one, next]] : [];
    });
  }
  return ones.flatMap((one, index): [Actor, Actor][] => {
    const other = others[Math.floor((index * others.length) / ones.length)];
    return other ? [[one, other]] : [];
  });
}

function meet(
  company: Company,
  relation: SceneRelation,
  { random, late }: { random: Random; late: { from: Actor; to: Actor }[] },
): boolean {
  const pairs = pairsOf(company, relation);
  const also = relation.also === undefined ? undefined : company.of(relation.also)[0];
  const rule = RELATIONS[relation.kind];
  // What is between two of a kind is between the first and the second.
  const second = relation.kind === 'between' && also === undefined ? company.of(relation.to)[1] : also;
  let isDone = pairs.length > 0;
  for (const [index, [from, to]] of pairs.entries()) {
    const meeting = {
      company,
      from,
      to,
      index,
      count: pairs.length,
      random,
      ...(second ? { also: second } : {}),
    };
    if (company.areJoined(from, to) && from !== to) continue;
    if (rule.isCarried && from !== to && isCarriedBy(company, to)) {
      late.push({ from, to });
      continue;
    }
    if (rule.join?.(meeting) !== true) isDone = false;
  }
  return isDone;
}

function isCarriedBy(company: Company, actor: Actor): boolean {
  const { host } = company.groupOf(actor);
  return host !== actor && isLively(host);
}

function bind(company: Company, relation: SceneRelation, index: number): Bond[] {
  const kind = RELATIONS[relation.kind].loose;
  if (!kind) return [];
  return pairsOf(company, relation)
    .filter(([from, to]) => company.groupOf(from) !== company.groupOf(to))
    .map(([from, to]) => ({ kind, from, to, relation: index }));
}

/** Stands all that are on or in the copies of a thing side by side there; answers the relations that failed. */
function settle(
  company: Company,
  mates: readonly { relation: SceneRelation; index: number }[],
  random: Random,
): number[] {
  const riders = new Map<Actor, { rider: Actor; perch: Perch; relation: number }[]>();
  const failed = new Set<number>();
  for (const { relation, index } of mates) {
    const rule = RELATIONS[relation.kind];
    for (const [rider, host] of pairsOf(company, relation)) {
      const perch = rule.perch?.(rider, host);
      if (perch) riders.set(host, [...(riders.get(host) ?? []), { rider, perch, relation: index }]);
      else if (
        rule.join?.({
          company,
          from: rider,
          to: host,
          index: rider.copy,
          count: company.of(relation.from).length,
          random,
        }) !== true
      )
        failed.add(index);
    }
  }
  for (const [host, list] of riders) for (const index of seat(company, host, list)) failed.add(index);
  return [...failed];
}

type Seated = { rider: Actor; perch: Perch; relation: number };

/** Riders overlap each other by so much of their width before they shrink, and before a second row begins. */
const TIGHT = 0.8;
/** Whoever sits is smaller than who stands, and not under a quarter of the largest. */
const LEAST_SEATED = 0.3;

/** Seats all, smaller where they would not fit otherwise; answers the relations that failed. */
function seat(company: Company, host: Actor, list: readonly Seated[]): number[] {
  for (const shrink of [1, 0.8, 0.64]) {
    const restore = company.save();
    const failed = seatAll(company, host, { list, shrink });
    if (failed.length === 0 || shrink === 0.64) return failed;
    restore();
  }
  return [];
}

function seatAll(
  company: Company,
  host: Actor,
  { list, shrink }: { list: readonly Seated[]; shrink: number },
): number[] {
  const apart = list.filter(({ rider }, index) => {
    const group = company.groupOf(rider);
    return (
      group !== company.groupOf(host) &&
      !list.slice(0, index).some((one) => company.groupOf(one.rider) === group)
    );
  });
  const line = apart[0] && pointOf(company.partOf(host), apart[0].perch.place);
  if (!line) return [];
  const widths = apart.map(({ rider }) => company.groupBox(rider).right - company.groupBox(rider).left);
  const hostBox = company.box(host);
  const room = Math.min(
    Math.max(line.width, 0.3 * (hostBox.right - hostBox.left)),
    hostBox.right - hostBox.left,
  );
  const total = widths.reduce((sum, one) => sum + one, 0);
  const least = Math.max(...apart.map(({ rider }) => LEAST_SEATED / rider.size));
  const single = apart.length === 1 ? 1.6 : 1.1;
  const factor = Math.min(1, Math.max(least, shrink * Math.min(1, (room * single) / total)));
  const rows = (total * factor * TIGHT) / room > 1.1 ? 2 : 1;
  const failed: number[] = [];
  const perRow = Math.ceil(apart.length / rows);
  for (const [index, one] of apart.entries()) {
    const row = Math.floor(index / perRow);
    const inRow = Math.min(perRow, apart.length - row * perRow);
    const along = inRow === 1 ? 0 : ((index % perRow) + 0.5) / inRow - 0.5;
    const widest = Math.max(...widths) * factor;
    const span = Math.max(room, inRow > 1 ? Math.min(total * factor, room * 1.2) : room);
    const x = line.x + along * Math.max(span, 0.5 * widest * inRow) + (row % 2 === 1 ? widest * 0.3 : 0);
    if (!company.join(one.rider, host, seatWays(company, host, { one, x, factor, row })))
      failed.push(one.relation);
  }
  return failed;
}

function seatWays(
  company: Company,
  host: Actor,
  { one, x, factor, row }: { one: Seated; x: number; factor: number; row: number },
): Way[] {
  const { rider, perch } = one;
  // Where a ball goes is told by the ball, not by who kicks it.
  const box = company.groupOf(rider).host === rider ? company.groupBox(rider) : company.box(rider);
  const part = company.partOf(host);
  const high = box.bottom - box.top;
  const line = pointOf(part, perch.place).y;
  const edge = perch.isEdge ? topAt(host.body.art, (x - part.to.e) / part.to.a) : undefined;
  const rim = edge === undefined ? line : edge * part.to.d + part.to.f;
  if (perch.layer === 'behind') company.letHide(rider);
  const sizes = [1, 0.85, 0.7]
    .map((part) => part * factor)
    .filter((size) => size === factor || rider.size * size > LEAST_SEATED);
  return spotsOn(company, host, x).flatMap((spot) =>
    sizes.flatMap((size) =>
      [perch.sinks, perch.sinks * 0.6, perch.sinks * 0.3, 0.02].map((sinks): Way => {
        // Who looks over those in front stands no higher than they need, or on the edge under it.
        const foot = row > 0 ? Math.min(rim, line - row * 0.42 * high * size) : rim;
        return {
          x: spot - ((box.left + box.right) / 2) * size,
          y: foot + sinks * high * size,
          factor: size,
          layer: row > 0 ? 'behind' : perch.layer,
        };
      }),
    ),
  );
}

/** Where one sits on a host, then farther from its face. */
function spotsOn(company: Company, host: Actor, x: number): number[] {
  const { telling } = host.body;
  if (!telling) return [x];
  const { left, right } = company.box(host);
  const { a, e } = company.partOf(host).to;
  const face = ((telling.left + telling.right) / 2) * a + e;
  const away = Math.sign((left + right) / 2 - face) * (right - left);
  return [x, x + 0.12 * away, x + 0.24 * away];
}
