import type { Draft } from '../Draft.ts';

/** What things are in lies on its side for them, and is open. */
export function settleVessels(draft: Draft): void {
  tipOver(draft);
  openUp(draft);
  dipIntoFood(draft);
  standInPool(draft);
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

/** "a spoon scooping yogurt": what one eats with is in it, and that is open. */
function dipIntoFood(draft: Draft): void {
  for (const relation of draft.relations) {
    const { kind, from, to } = relation;
    const [food, record] = [draft.things[to], draft.record(to)];
    const isEatenWith = draft.record(from)?.usedAt === 'mouth' && !draft.isBeing(from);
    if (!isEatenWith || record?.kind !== 'food' || food === undefined) continue;
    if (kind === 'tend') relation.kind = 'in';
    if (relation.kind === 'in') food.key = record.opened ?? food.key;
  }
}

/** "three kids splashing in a kiddie pool": side by side in what has a rim, the arms up rather than out. */
function standInPool(draft: Draft): void {
  for (const { kind, from, to } of draft.relations) {
    const [bather, pool] = [draft.things[from], draft.record(to)];
    const isPool = kind === 'in' && pool?.kind === 'object' && pool.places?.inside?.rim === true;
    if (!isPool || bather?.pose !== 'swim' || !draft.isBeing(from)) continue;
    const inIt = draft.relations.filter((one) => one.kind === 'in' && one.to === to);
    const many = inIt.reduce((sum, one) => sum + (draft.things[one.from]?.count ?? 1), 0);
    if (many > 1) bather.pose = 'cheer';
  }
}
