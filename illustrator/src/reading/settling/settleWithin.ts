import type { Draft } from '../Draft.ts';
import type { RelationKind, SceneRelation } from '../Scene.ts';

/** Relations of what lies somewhere. */
export const PLACED: ReadonlySet<RelationKind> = new Set(['in', 'on', 'sleep-in']);

/** "hanging socks on a clothesline", "writing numbers on a blackboard": at work on both, of which one has the other on it. */
export function workWithin(draft: Draft): void {
  for (let part = draft.things.length - 1; part >= 0; part -= 1) {
    const within = draft.record(part)?.within;
    // "a seal balancing a ball": it is on it as when it is said so.
    for (const relation of draft.relations) {
      const { kind, from, to } = relation;
      if (kind === 'hold' && to === part && within?.[draft.things[from]?.key ?? ''] !== undefined)
        Object.assign(relation, { kind: 'on', from: part, to: from });
    }
    const work = draft.relations.find(({ kind, to }) => WORK.has(kind) && to === part);
    const place = draft.relations.find(
      ({ kind, from, to }) =>
        to !== part &&
        within?.[draft.things[to]?.key ?? ''] !== undefined &&
        (from === part || (kind === 'tend' && from === work?.from)),
    );
    const whole = draft.things[place?.to ?? -1];
    if (work === undefined || place === undefined || whole === undefined) continue;
    const { from, to } = place;
    whole.key = within?.[whole.key] ?? whole.key;
    work.kind = 'tend';
    const [at, same] = [draft.relations.indexOf(place), draft.relations.indexOf(work)];
    if (from === part) draft.dropRelation(at, same > at ? same - 1 : same);
    draft.joinThing(part, to);
  }
}

const WORK: ReadonlySet<RelationKind> = new Set(['tend', 'push']);

/** Whether a thing has what is named with it: a car with a hole, a cupcake with a candle, a house with candy canes. */
function hasParts(draft: Draft, part: number, whole: number): boolean {
  const kind = draft.record(whole)?.kind ?? '';
  return WITH_PARTS.has(kind) || (kind === 'building' && draft.record(part)?.kind === 'food');
}

const WITH_PARTS: ReadonlySet<string> = new Set(['vehicle', 'food']);

/** "a squirrel in a hole in a tree": in a hollow tree. */
export function fillHoles(draft: Draft): void {
  for (let hole = draft.things.length - 1; hole >= 0; hole -= 1) {
    const within = draft.record(hole)?.within;
    if (within !== undefined) ownPlace(draft, hole, within);
    if (within !== undefined) turnToWhole(draft, hole, within);
    const isWithin = ({ kind, from, to }: SceneRelation) =>
      from === hole &&
      (PLACED.has(kind) || (kind === 'next-to' && hasParts(draft, hole, to))) &&
      within?.[draft.things[to]?.key ?? ''] !== undefined;
    const place = within && draft.relations.find(isWithin);
    const whole = draft.things[place?.to ?? -1];
    if (place === undefined || whole === undefined) continue;
    const inside = draft.relations.filter(({ kind, to }) => to === hole && PLACED.has(kind));
    // "catching fireflies in a jar": the jar of them is in the hand.
    for (const relation of draft.relations) {
      if (relation.to === hole && relation.kind === 'climb')
        Object.assign(relation, { kind: 'on', to: place.to });
      if (draft.isBeing(hole) && relation.to === place.to) standBehind(draft, relation);
      // "blowing out the candle on a cupcake", "eating a hole in a leaf".
      if (relation.to !== hole || inside.includes(relation) || KEPT.has(relation.kind)) continue;
      // Who is with a baby in a manger does not have it in hand, but stands behind.
      if (draft.isBeing(hole)) {
        standBehind(draft, relation);
        continue;
      }
      if (relation.kind !== 'hold') delete draft.things[relation.from]?.pose;
      relation.kind = 'hold';
    }
    const [first] = inside;
    const { to } = place;
    whole.key = within?.[whole.key] ?? whole.key;
    const { kind: made, places } = draft.record(to) ?? {};
    // One stands on a fire engine's ladder and lies in a bicycle's basket.
    const kind = made === 'vehicle' && !places?.inside?.rim ? 'on' : 'in';
    for (const relation of inside) relation.kind = kind;
    const at = draft.relations.indexOf(place);
    for (const word of draft.words)
      if (word.meaning.as === 'relation' && word.meaning.relation === at && first === undefined)
        word.meaning = { as: 'part', thing: to };
    if (first === undefined) draft.dropRelation(at);
    else Object.assign(place, { kind, from: first.from });
    draft.joinThing(hole, to);
  }
}

/** "Mary next to the baby in a manger": people are behind it. */
function standBehind(draft: Draft, relation: SceneRelation): void {
  const isPerson = draft.record(relation.from)?.kind === 'person';
  if (isPerson && relation.kind === 'next-to') relation.kind = 'behind';
}

const KEPT: ReadonlySet<RelationKind> = new Set(['blow-at', 'eat']);

/** "the hole of a tree": the hole is in the tree, which is in no hole. */
function turnToWhole(draft: Draft, part: number, within: Readonly<Record<string, string>>): void {
  for (const relation of draft.relations) {
    const { kind, from, to } = relation;
    // A tree that is named before a hole is planted in it.
    if (kind === 'in' && to === part && from > part && within[draft.things[from]?.key ?? ''] !== undefined)
      Object.assign(relation, { from: part, to: from });
  }
}

/** "a bike with bread in the basket": it is the basket that the bike has. */
function ownPlace(draft: Draft, part: number, within: Readonly<Record<string, string>>): void {
  const inside = draft.relations.find(({ kind, to }) => to === part && PLACED.has(kind));
  if (inside === undefined || draft.relations.some(({ from }) => from === part)) return;
  const beside = draft.relations.find(
    ({ kind, from, to }) =>
      kind === 'next-to' && from === inside.from && within[draft.things[to]?.key ?? ''] !== undefined,
  );
  const isSaid = draft.words.some(
    ({ meaning }) => meaning.as === 'relation' && draft.relations[meaning.relation] === beside,
  );
  if (beside !== undefined && !isSaid) Object.assign(beside, { kind: 'in', from: part });
}
