import type { Draft } from '../Draft.ts';
import type { RelationKind } from '../Scene.ts';
import { dealInstruments } from '../sentence/dealInstruments.ts';
import { splitOff } from './splitOff.ts';

/**
 * Gives each of several one of the things that they have in hand: of "three cats with a trumpet, a drum and a guitar" each
 * plays another one.
 */
export function shareTools(draft: Draft): void {
  dealInstruments(draft);
  for (const [index, thing] of [...draft.things.entries()]) {
    if (thing.count < 2 || !draft.isBeing(index)) continue;
    const held = draft.relations.filter(
      ({ kind, from, to }) => from === index && IN_HAND.has(kind) && draft.things[to]?.count === 1,
    );
    if (held.length < 2 || new Set(held.map(({ to }) => to)).size < held.length) continue;
    for (const relation of held.slice(1, thing.count)) {
      relation.from = splitOff(draft, thing, 1);
    }
  }
}

const IN_HAND: ReadonlySet<RelationKind> = new Set<RelationKind>(['hold', 'play']);
