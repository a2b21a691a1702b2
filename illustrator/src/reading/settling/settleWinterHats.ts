import type { Draft } from '../Draft.ts';
import { PLAIN_HAT } from '../languages/plainNames.ts';

/** "a girl in a hat and a scarf": of wool, but for who is known in another one, as a snowman is. */
export function settleWinterHats(draft: Draft): void {
  for (const { kind, from, to } of draft.relations) {
    const hat = draft.things[to];
    if (kind !== 'wear' || hat?.key !== PLAIN || !PLAIN_HAT.test(hat.words)) continue;
    const isWarm = draft.relations.some(
      (one) => one.kind === 'wear' && one.from === from && WARM.has(draft.things[one.to]?.key ?? ''),
    );
    const wearer = draft.record(from);
    if (isWarm && wearer?.kind === 'person' && !wearer.has?.includes(PLAIN)) hat.key = WOOLEN;
  }
}

const PLAIN = 'top-hat';
const WOOLEN = 'beanie';
const WARM: ReadonlySet<string> = new Set(['scarf', 'mittens', 'mitten', 'winter-coat']);
