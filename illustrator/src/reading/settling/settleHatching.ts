import type { Draft } from '../Draft.ts';
import type { SceneRelation } from '../Scene.ts';

/** What one hatches from, plain or painted, and who does where nobody says. */
const HATCHED: ReadonlySet<string> = new Set(['hatching-egg', 'hatching-easter-egg']);
const YOUNG = 'front-facing-baby-chick';

/** Who hatches is in an egg of its own that is open; the eggs are where they are said to be, in a nest without others. */
export function settleHatching(draft: Draft): void {
  for (const [egg, { key }] of draft.things.entries()) {
    if (!isHatched(draft, egg) && !HATCHED.has(key)) continue;
    const hatching = draft.relations.find(
      ({ kind, from, to }) => (kind === 'in' || isOutOf(draft, kind, from)) && to === egg && from !== egg,
    );
    const own = draft.relations.find(({ kind, from, to }) => kind === 'in' && from === egg && to === egg);
    // "a dragon egg hatching": from no other egg.
    if (hatching !== undefined && isHatched(draft, hatching.from)) {
      draft.joinThing(egg, hatching.from);
      settleHatching(draft);
      return;
    }
    if (own !== undefined) hatchItself(draft, egg, own);
    else if (hatching !== undefined && draft.isBeing(hatching.from)) {
      hatching.kind = 'in';
      openEggs(draft, egg, hatching);
    }
  }
}

/** Whether a thing is an egg, whole, from which one hatches. */
function isHatched(draft: Draft, index: number): boolean {
  return HATCHED.has(draft.record(index)?.boarded ?? '');
}

/** "a chick coming out of an egg": it is still in it. */
function isOutOf(draft: Draft, kind: SceneRelation['kind'], from: number): boolean {
  return kind === 'through' && draft.isBeing(from);
}

/** "eggs hatching": of each a young one comes out. */
function hatchItself(draft: Draft, egg: number, relation: SceneRelation): void {
  const { words = '', count = 1 } = draft.things[egg] ?? {};
  const key = draft.record(egg)?.hatches;
  relation.from = draft.addThing({ key: key ?? YOUNG, words, count, looks: key ? { young: true } : {} });
  openEggs(draft, egg, relation);
}

function openEggs(draft: Draft, egg: number, { from }: SceneRelation): void {
  const [eggs, young] = [draft.things[egg], draft.things[from]];
  if (eggs === undefined || young === undefined) return;
  if (eggs.count > 1 || young.count > 1) eggs.count = young.count;
  eggs.key = draft.record(egg)?.boarded ?? eggs.key;
  if (young.key === YOUNG) delete young.looks.young;
  for (const relation of draft.relations) {
    if (relation.kind !== 'in' || (relation.from !== from && relation.from !== egg)) continue;
    if (relation.to === egg) continue;
    relation.from = egg;
    const nest = draft.things[relation.to];
    if (nest !== undefined) nest.key = draft.record(relation.to)?.boarded ?? nest.key;
    bringForward(
      draft,
      draft.relations.indexOf(relation),
      draft.relations.findIndex((one) => one.to === egg),
    );
  }
}

/** The eggs lie in their nest before anybody is in them. */
function bringForward({ relations, words }: Draft, later: number, first: number): void {
  const [one, other] = [relations[later], relations[first]];
  if (later < first || one === undefined || other === undefined) return;
  [relations[first], relations[later]] = [one, other];
  for (const { meaning } of words) {
    if (meaning.as !== 'relation') continue;
    if (meaning.relation === later) meaning.relation = first;
    else if (meaning.relation === first) meaning.relation = later;
  }
}
