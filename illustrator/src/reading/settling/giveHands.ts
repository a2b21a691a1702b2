import { hasBody } from '../../things/parts.ts';
import type { Draft } from '../Draft.ts';

/** "a knife and a fork holding hands": what has none is given them. */
export function giveHands(draft: Draft): void {
  const holders = draft.relations.flatMap(({ kind, from, to }) => (kind === 'hold-hands' ? [from, to] : []));
  for (const index of holders) {
    const thing = draft.things[index];
    if (thing !== undefined && !draft.isBeing(index) && !hasBody(draft.record(index)))
      thing.looks.given ??= 'limbs';
  }
}
