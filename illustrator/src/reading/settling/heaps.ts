import type { Draft } from '../Draft.ts';
import type { RelationKind } from '../Scene.ts';

/** "a stack of five pancakes", "a pair of striped socks", "one mitten": so many, and not so many pictures of several. */
export function countSingly(draft: Draft): void {
  for (const [index, thing] of draft.things.entries()) {
    const { several } = draft.record(index) ?? {};
    const isWorn = draft.relations.some(({ kind, to }) => kind === 'wear' && to === index);
    if (several === undefined || (thing.count === 1 && isWorn) || !draft.isCounted(index)) continue;
    const one = thing.order === 'pile' ? (several.stacked ?? several.one) : several.one;
    const isWhole = thing.count === several.many;
    if (isWhole && (one === undefined || thing.order === undefined)) thing.count = 1;
    else thing.key = one ?? thing.key;
  }
}

/** "a pile of leaves", "a hen on her eggs", "a hedgehog under the leaves": one heap of them. */
export function heapUp(draft: Draft): void {
  for (const [index, thing] of draft.things.entries()) {
    const piled = draft.record(index)?.piled;
    const isSatOn = draft.relations.some(
      ({ kind, from, to }) => LAIN_ON.has(kind) && to === index && draft.isBeing(from),
    );
    const over = draft.relations.filter(
      ({ kind, from, to }) => kind === 'under' && to === index && draft.isAnimal(from),
    );
    const isPile = thing.order === 'pile' || (thing.count > 1 && (isSatOn || over.length > 0));
    if (!isPile || piled === undefined) continue;
    Object.assign(thing, { key: piled, count: 1 });
    joinHeap(draft, index, piled);
    delete thing.order;
  }
}

/** Who sleeps in leaves lies in all of them. */
const LAIN_ON: ReadonlySet<RelationKind> = new Set<RelationKind>(['on', 'sleep-in']);

/** What else would be in the heap and is nowhere is in it: the leaves of fall. */
function joinHeap(draft: Draft, heap: number, piled: string): void {
  for (let other = draft.things.length - 1; other > heap; other -= 1) {
    const isPlaced = draft.relations.some(({ from, to }) => from === other || to === other);
    if (draft.record(other)?.piled === piled && !isPlaced) draft.joinThing(other, heap);
  }
}

/** "raking leaves into a pile", "children in a choir", "on her eggs in a nest": what is in more of its own is one with it. */
export function joinHeaps(draft: Draft): void {
  const heap = draft.relations.findIndex(
    ({ kind, from, to }) => kind === 'in' && from !== to && draft.things[from]?.key === draft.things[to]?.key,
  );
  const { from, to } = draft.relations[heap] ?? {};
  if (from === undefined || to === undefined) return;
  const [one, other] = [draft.things[from], draft.things[to]];
  if (one === undefined || other === undefined) return;
  Object.assign(one.looks, other.looks);
  if (draft.isBeing(from)) one.count = Math.max(one.count, other.count);
  one.pose ??= other.pose;
  draft.dropRelation(heap);
  draft.joinThing(to, from);
}
