import type { Draft } from '../Draft.ts';
import type { SceneRelation } from '../Scene.ts';

/** "two kids under one umbrella": they have it together, one alone in hand. */
export function shareShelters(draft: Draft): void {
  const isShelter = (index: number): boolean => {
    const { kind, size = 0, uses, places } = draft.record(index) ?? {};
    return (
      kind === 'object' &&
      size >= LEAST_SHELTER &&
      uses?.includes('held') === true &&
      (places?.handle?.y ?? 0) > LOW
    );
  };
  for (const relation of [...draft.relations]) {
    const { kind, from, to } = relation;
    if (kind === 'over' && draft.isBeing(to)) holdOver(draft, relation, isShelter);
    if (kind !== 'under' || !draft.isBeing(from) || !isShelter(to)) continue;
    const mates = draft.relations.flatMap((one) =>
      one.to === to && one !== relation ? one.from : nextTo(one, from),
    );
    const isAlone = draft.things[from]?.count === 1 && mates.every((mate) => !draft.isBeing(mate));
    if (!isAlone) for (const mate of mates) if (draft.isBeing(mate)) draft.relate(mate, 'share', to);
    if (!isAlone) relation.kind = 'share';
    else if (draft.record(from)?.kind === 'person') relation.kind = 'hold';
  }
}

/** "holding an umbrella over her brother": he is under it too. */
function holdOver(draft: Draft, relation: SceneRelation, isShelter: (index: number) => boolean): void {
  const held = draft.relations.find(
    ({ kind, from, to }) => kind === 'hold' && from === relation.from && isShelter(to),
  );
  if (held === undefined) return;
  held.kind = 'share';
  Object.assign(relation, { kind: 'share', from: relation.to, to: held.to });
}

/** Who is beside one by a relation. */
function nextTo({ kind, from, to }: SceneRelation, one: number): number[] {
  const mate = from === one ? to : to === one ? from : undefined;
  return kind === 'next-to' && mate !== undefined ? [mate] : [];
}

/** What is held over heads is so large, in meters. */
const LEAST_SHELTER = 0.8;
/** Its handle is in the lower part, farther down than this share of its height. */
const LOW = 0.7;
