import type { Draft } from '../Draft.ts';
import type { OpenVerb } from './Sentence.ts';

/**
 * "a hat with rabbits coming out of it", "a bag with oranges spilling out": what came along with something comes out of it and is
 * nowhere else.
 */
export function comeOut(draft: Draft, { record, slot, doers, objects }: OpenVerb): void {
  if (record.relation !== 'through') return;
  for (const object of objects) {
    const along = draft.relations.findIndex(
      ({ kind, from, to }) => kind === 'next-to' && doers.includes(from) && to === object,
    );
    if (along >= 0) draft.dropRelation(along);
  }
  if (slot.meaning.as !== 'unknown') return;
  const isThing = (index: number): boolean => draft.record(index) !== undefined && !draft.isBeing(index);
  const isMeant = (from: number, to: number): boolean =>
    objects.some((object) => !doers.includes(object))
      ? objects.includes(from) && doers.includes(to)
      : doers.includes(from)
        ? isThing(to)
        : doers.includes(to) && isThing(from);
  const index = draft.relations.findIndex(({ kind, from, to }) => BROUGHT.has(kind) && isMeant(from, to));
  const along = draft.relations[index];
  // "steam comes out of her ears": of who was named first.
  const isAir = objects.length === 0 && draft.record(doers[0])?.rests === 'air' && !draft.isBeing(doers[0]);
  if (along !== undefined) along.kind = 'through';
  const relation =
    along !== undefined ? index : isAir ? draft.relate(doers[0] ?? 0, 'through', 0) : undefined;
  if (relation !== undefined) slot.meaning = { as: 'relation', relation };
}

/** How things come along with others. */
const BROUGHT: ReadonlySet<string> = new Set(['next-to', 'in']);
