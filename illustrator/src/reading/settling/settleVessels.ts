import type { Draft } from '../Draft.ts';

/** What things are in lies on its side for them, and is open. */
export function settleVessels(draft: Draft): void {
  tipOver(draft);
  openUp(draft);
}

/** Contents do not lie on their side, what they are in does. */
function tipOver(draft: Draft): void {
  for (const { kind, from, to } of draft.relations) {
    const [thing, vessel] = [draft.things[from], draft.things[to]];
    const isTipped =
      kind === 'in' && thing?.looks.turned === 'over' && draft.record(to)?.uses?.includes('poured-into');
    if (!isTipped || thing === undefined || vessel === undefined || draft.isBeing(from)) continue;
    delete thing.looks.turned;
    const { tipped } = draft.record(to) ?? {};
    if (tipped === undefined) vessel.looks.turned = 'over';
    else vessel.key = tipped;
    for (const { meaning } of draft.words)
      if (meaning.as === 'look' && meaning.thing === from && meaning.look === 'turned') meaning.thing = to;
  }
}

/** "a candle inside a pumpkin": in an open one. */
function openUp(draft: Draft): void {
  for (const { kind, from, to } of draft.relations) {
    const [host, boarded] = [draft.things[to], draft.record(to)?.boarded];
    const isPut = kind === 'in' && !draft.isBeing(from) && draft.isBeing(to);
    if (isPut && host !== undefined && boarded !== undefined) host.key = boarded;
  }
}
