import type { Draft } from '../Draft.ts';
import type { RelationKind, SceneRelation } from '../Scene.ts';
import { splitOff } from './splitOff.ts';

/** "kids swinging and sliding", "raking leaves and jumping in the pile": nobody does both at once, so some do one and some the other. */
export function divideDeeds(draft: Draft): void {
  for (const [index, thing] of [...draft.things.entries()]) {
    if (thing.count < 2 || !draft.isBeing(index)) continue;
    const own = draft.relations.filter(({ from }) => from === index);
    const leap = leapOf(own, thing.pose);
    const [one, other] = leap ?? playsOf(own);
    if (one === undefined || other === undefined) continue;
    const all = thing.count;
    const second = draft.isCounted(index) ? Math.floor(all / 2) : 1;
    const added = splitOff(draft, thing, second);
    delete thing.pose;
    if (leap === undefined) {
      // Of so many as nobody counted one is enough at each.
      if (!draft.isCounted(index)) thing.count = 1;
      delete draft.things[added]?.pose;
    }
    other.from = added;
    for (const { meaning } of draft.words)
      if (meaning.as === 'pose' && meaning.thing === index) meaning.thing = added;
    countOwn(draft, { index, all, played: leap ? undefined : one.to });
  }
}

/** Those who are left have as many of what each had, and of what they play on where nobody named it. */
function countOwn(draft: Draft, group: { index: number; all: number; played: number | undefined }): void {
  const { index, all, played } = group;
  for (const { from, to } of draft.relations) {
    const had = draft.things[to];
    if (from !== index || had === undefined) continue;
    const isEach = had.count === all && !draft.isBeing(to);
    if (isEach || (draft.implied.has(had) && to === played)) had.count = draft.things[index]?.count ?? 1;
  }
}

type Pair = readonly (SceneRelation | undefined)[];

/** Who works on a heap and leaps into it. */
function leapOf(own: readonly SceneRelation[], pose: string | undefined): Pair | undefined {
  const leap = own.find(({ kind }) => kind === 'in' && pose === 'jump');
  const work = leap && own.find(({ kind, to }) => kind === 'tend' && to === leap.to);
  return work && [work, leap];
}

/** Two things that are played on, each for itself. */
function playsOf(own: readonly SceneRelation[]): Pair {
  const first = own.find(({ kind }) => PLAYED.has(kind));
  return [
    first,
    own.find(({ kind, to }) => first && PLAYED.has(kind) && kind !== first.kind && to !== first.to),
  ];
}

const PLAYED: ReadonlySet<RelationKind> = new Set<RelationKind>([
  ...(['swing-on', 'slide-down', 'climb', 'skip', 'build'] as const),
]);
