import { hasNoHands } from '../../things/fourLegged.ts';
import type { Draft } from '../Draft.ts';

/** "a puppy chewing a slipper", "a goat eating a hat": no food is in the mouth as it is carried there. */
export function chewThings(draft: Draft): void {
  for (const relation of draft.relations) {
    const { kind, from, to } = relation;
    const [doer, thing] = [draft.record(from), draft.record(to)];
    if (kind !== 'eat' || relation.at !== undefined || !doer || !thing || !hasNoHands(doer)) continue;
    const isFood = thing.uses?.some((use) => FOOD.has(use)) === true;
    if (!CHEWED.has(thing.kind) || isFood || thing.size > MOST * doer.size) continue;
    Object.assign(relation, { kind: 'hold', at: 'mouth' });
  }
}

const CHEWED: ReadonlySet<string> = new Set(['clothes', 'object']);
const FOOD: ReadonlySet<string> = new Set(['eaten', 'drunk', 'poured-into', 'sat-at']);
/** What is larger beside who chews it is not carried. */
const MOST = 1;
