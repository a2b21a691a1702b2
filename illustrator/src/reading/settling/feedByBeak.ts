import { isWinged } from '../../things/fourLegged.ts';
import type { Draft } from '../Draft.ts';

/** "a bird feeding worms to her chicks", "a robin bringing worms to its babies": one at a time, in the beak. */
export function feedByBeak(draft: Draft): void {
  for (const relation of draft.relations) {
    const { kind, from, to } = relation;
    const [food, record] = [draft.things[to], draft.record(from)];
    const isGiven = draft.relations.some((one) => one.from === from && GIVING.has(one.kind));
    if (kind !== 'hold' || food === undefined || record === undefined) continue;
    if (!isGiven || !isWinged(record)) continue;
    if (food.count > 1 && !draft.isCounted(to)) food.count = 1;
    if (food.count === 1) relation.at = 'mouth';
  }
}

const GIVING: ReadonlySet<string> = new Set(['feed', 'face']);
