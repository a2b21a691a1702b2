import type { Draft } from '../Draft.ts';
import type { RelationKind } from '../Scene.ts';

/** Moves what is done to somebody behind all other relations, with the words for it: both have their places before. */
export function careLast({ relations, words }: Draft, hosts: readonly number[], object: number): void {
  const at = relations.findIndex(
    ({ kind, from, to }) => NEAR.has(kind) && hosts.includes(from) && to === object,
  );
  const [care] = at < 0 ? [] : relations.splice(at, 1);
  if (care === undefined) return;
  relations.push(care);
  for (const { meaning } of words)
    if (meaning.as === 'relation' && meaning.relation >= at)
      meaning.relation = meaning.relation === at ? relations.length - 1 : meaning.relation - 1;
}

export const CARED: ReadonlySet<RelationKind> = new Set<RelationKind>(['tend', 'hug']);
/** What is done side by side with somebody. */
export const NEAR: ReadonlySet<RelationKind> = new Set<RelationKind>([
  ...CARED,
  ...(['feed', 'whisper', 'hold-hands'] as const),
]);
