import type { Draft } from '../Draft.ts';
import type { RelationKind, SceneRelation } from '../Scene.ts';

/** "a family carving pumpkins": several who work on the same are at one table, each with a part of the work and its tool. */
export function workTogether(draft: Draft): void {
  for (const thing of [...draft.things]) {
    const index = draft.things.indexOf(thing);
    const { together } = draft.record(index) ?? {};
    const doers = draft.relations.filter(({ kind, to }) => to === index && WORKED.has(kind));
    const many = doers.reduce((sum, { from }) => sum + (draft.things[from]?.count ?? 1), 0);
    const isPlaced = draft.relations.some(({ from }) => from === index);
    const onlookers = doers.length > 0 ? onlookersOf(draft, doers, index) : [];
    if (together === undefined || isPlaced || draft.isCounted(index) || many + onlookers.length < 2) continue;
    const tools = draft.things.filter((_, tool) => doers.some(({ from }) => isHeldBy(draft, from, tool)));
    const [key = tools.length > 0 ? undefined : Object.values(together)[0]] = tools.flatMap(
      (tool) => together[tool.key] ?? [],
    );
    if (key === undefined) continue;
    Object.assign(thing, { key, count: 1 });
    for (const deed of [...doers, ...onlookers]) deed.kind = 'tend';
    for (const tool of tools) {
      const at = draft.things.indexOf(tool);
      const work = draft.things.indexOf(thing);
      draft.removeThing(at, { as: 'part', thing: work > at ? work - 1 : work });
    }
  }
}

const WORKED: ReadonlySet<RelationKind> = new Set<RelationKind>(['tend', 'paint']);

function isHeldBy(draft: Draft, doer: number, tool: number): boolean {
  return draft.relations.some(({ kind, from, to }) => kind === 'hold' && from === doer && to === tool);
}

/** Those who one word names together with who does it, and who only look on. */
function onlookersOf(draft: Draft, doers: readonly SceneRelation[], work: number): SceneRelation[] {
  const words = new Set(doers.map(({ from }) => draft.things[from]?.words));
  return draft.relations.filter(
    ({ kind, from, to }) => kind === 'look-at' && to === work && words.has(draft.things[from]?.words),
  );
}
