import type { Draft } from '../Draft.ts';
import { HUMPS } from '../languages/surfaceWords.ts';

const ONE = 'camel';
const TWO = 'two-hump-camel';

/** "a camel with an umbrella between its humps": there are two of them. */
export function settleHumps(draft: Draft): void {
  if (!draft.words.some(({ text }) => HUMPS.test(text))) return;
  for (const thing of draft.things) if (thing.key === ONE) thing.key = TWO;
}
