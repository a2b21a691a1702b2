import type { Draft } from '../Draft.ts';

/** "a family slicing the turkey": one of those who are together has the knife, all others look on. */
export function watchCarver(draft: Draft): void {
  const held = draft.relations.filter(
    ({ kind, from, to }) =>
      kind === 'hold' && isCarvedWith(draft, to) && draft.things[from]?.order === 'portrait',
  );
  const [first, ...others] = held;
  if (first === undefined || others.length === 0) return;
  const watching = new Set(others.map(({ from }) => from));
  for (const relation of others) draft.dropRelation(draft.relations.indexOf(relation));
  for (const relation of draft.relations)
    if (relation.kind === 'tend' && watching.has(relation.from)) relation.kind = 'look-at';
  for (const index of [first.from, ...watching]) delete draft.things[index]?.order;
  const knife = draft.things[first.to];
  if (knife !== undefined) knife.count = 1;
}

function isCarvedWith(draft: Draft, thing: number): boolean {
  return draft.record(thing)?.uses?.includes('carved-with') === true;
}
