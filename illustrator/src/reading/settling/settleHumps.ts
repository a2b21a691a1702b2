import type { Draft } from '../Draft.ts';
import { HUMP, HUMPS } from '../languages/surfaceWords.ts';

const ONE = 'camel';
const TWO = 'two-hump-camel';

/** "a camel with two humps", "with an umbrella between its humps": it is one of the kind that has them. */
export function settleHumps(draft: Draft): void {
  const index = draft.things.findIndex(({ key }) => key === ONE || key === TWO);
  const camel = draft.things[index];
  if (camel === undefined) return;
  for (const word of draft.words) {
    if (!HUMP.test(word.text)) continue;
    if (HUMPS.test(word.text)) camel.key = TWO;
    if (word.meaning.as === 'unknown') word.meaning = { as: 'part', thing: index };
  }
}
