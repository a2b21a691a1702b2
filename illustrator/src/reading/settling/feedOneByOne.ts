import { isWinged } from '../../things/fourLegged.ts';
import type { Draft } from '../Draft.ts';

/**
 * "a bird feeding worms to her chicks", "a robin bringing worms to its babies": one at a time, in the beak; "a girl feeding carrots to
 * a pony": each who does it has one in hand.
 */
export function feedOneByOne(draft: Draft): void {
  for (const relation of draft.relations) {
    const { kind, from, to } = relation;
    const [food, record] = [draft.things[to], draft.record(from)];
    const given = draft.relations.find((one) => one.from === from && GIVING.has(one.kind));
    if (kind !== 'hold' || food === undefined || record === undefined || given === undefined) continue;
    const isHanded = given.kind === 'feed' && record.kind === 'person' && draft.record(to)?.kind === 'food';
    if (!isHanded && !isWinged(record)) continue;
    const many = draft.relations.filter((one) => one.kind === 'hold' && one.to === to).length;
    if (food.count > many && !draft.isCounted(to)) food.count = many;
    if (food.count === 1 && isWinged(record)) relation.at = 'mouth';
  }
}

const GIVING: ReadonlySet<string> = new Set(['feed', 'face']);
