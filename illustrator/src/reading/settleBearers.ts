import type { Draft } from './Draft.ts';
import type { RelationKind } from './Scene.ts';

/** "a cat on her lap", "on the shoulders of a bear": who is on somebody is there, not on the head or the back. */
export function settleBearers({ bearers, relations }: Draft): void {
  for (const { slot, kind } of bearers) {
    const { meaning } = slot;
    if (meaning.as !== 'part') continue;
    const about = relations.findLast(
      ({ kind, from, to }) => ON.has(kind) && (from === meaning.thing || to === meaning.thing),
    );
    if (about !== undefined) about.kind = kind;
  }
}

const ON: ReadonlySet<RelationKind> = new Set<RelationKind>(['on', 'in', 'ride']);
