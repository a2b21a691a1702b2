import type { Draft } from '../Draft.ts';

/** "Santa on his sleigh", "a girl riding a sleigh": who is driven sits in it, behind its side. */
export function sitWithin(draft: Draft): void {
  for (const relation of draft.relations) {
    const { kind, from, to } = relation;
    const record = draft.record(to);
    const isDriven = record?.driver !== undefined && record.places?.inside !== undefined;
    if (!isDriven || !draft.isBeing(from) || (kind !== 'on' && kind !== 'ride')) continue;
    relation.kind = 'in';
    const rider = draft.things[from];
    if (rider?.pose === 'ride') delete rider.pose;
  }
}
