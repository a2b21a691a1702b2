import type { Draft } from '../Draft.ts';
import type { RelationKind } from '../Scene.ts';

/** "a dog rolling in the grass", "a worm in the soil under the grass": the ground there, and no tuft as large as they are. */
export function lieInGrass(draft: Draft): void {
  for (let index = draft.things.length - 1; index >= 0; index -= 1) {
    const thing = draft.things[index];
    if (thing?.key !== GRASS || thing.count > 1 || Object.keys(thing.looks).length > 0) continue;
    const about = draft.relations.filter(({ from, to }) => from === index || to === index);
    // A ladybug on a blade of it is no larger.
    const isGround = about.every(
      ({ kind, from, to }) =>
        to === index &&
        draft.isBeing(from) &&
        (kind === 'under' || (LYING.has(kind) && isLarger(draft, from, index))),
    );
    const isBelow = about.some(({ kind }) => kind === 'under');
    const isUnderground = draft.settings.some(({ setting }) => setting === UNDERGROUND);
    if (about.length === 0 || !isGround || (isBelow && !isUnderground)) continue;
    if (draft.settings.length === 0) draft.settings.push({ setting: MEADOW });
    draft.removeThing(index, { as: 'setting' });
  }
}

const GRASS = 'grass';
const MEADOW = 'meadow';
const UNDERGROUND = 'underground';
const LYING: ReadonlySet<RelationKind> = new Set<RelationKind>(['in', 'on']);

function isLarger(draft: Draft, one: number, other: number): boolean {
  return (draft.record(one)?.size ?? 0) > (draft.record(other)?.size ?? 0);
}
