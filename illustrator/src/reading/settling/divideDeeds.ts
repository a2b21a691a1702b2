import type { Draft } from '../Draft.ts';
import type { RelationKind, SceneRelation } from '../Scene.ts';

/** "kids swinging and sliding", "raking leaves and jumping in the pile": nobody does both at once, so some do one and some the other. */
export function divideDeeds(draft: Draft): void {
  for (const [index, thing] of [...draft.things.entries()]) {
    if (thing.count < 2 || !draft.isBeing(index)) continue;
    const own = draft.relations.filter(({ from }) => from === index);
    const [one, other] = leapOf(own, thing.pose) ?? playsOf(own);
    if (one === undefined || other === undefined) continue;
    const isLeap = other.kind === 'in';
    const all = thing.count;
    const second = draft.isCounted(index) ? Math.floor(all / 2) : 1;
    const { key, words, looks, pose } = thing;
    const added = draft.addThing({
      key,
      words,
      looks: { ...looks },
      count: second,
      ...(pose ? { pose } : {}),
    });
    thing.count = draft.isCounted(index) || isLeap ? all - second : 1;
    delete thing.pose;
    if (!isLeap) delete draft.things[added]?.pose;
    other.from = added;
    for (const { meaning } of draft.words)
      if (meaning.as === 'pose' && meaning.thing === index) meaning.thing = added;
    for (const { from, to } of draft.relations) {
      const had = draft.things[to];
      if (from === index && had?.count === all && !draft.isBeing(to)) had.count = thing.count;
      else if (from === index && had !== undefined && draft.implied.has(had) && one.to === to && !isLeap)
        had.count = thing.count;
    }
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
