import type { Thing } from '../../things/Things.ts';
import type { Draft } from '../Draft.ts';
import type { RelationKind } from '../Scene.ts';

/** "blowing out the candles on a cake": faces what they stand on or belong to; those of nothing are a cake's. */
export function blowTowardPlace(draft: Draft): void {
  blowAtLit(draft);
  for (const relation of [...draft.relations]) {
    const { from, to, kind } = relation;
    const lit = draft.things[to];
    if (lit === undefined || (kind !== 'blow' && kind !== 'blow-at')) continue;
    const isTheirs = (index: number) =>
      draft.record(index)?.has?.includes(lit.key) === true && !draft.isCounted(to);
    const isUnder = draft.relations.find((one) => one.kind === 'on' && one.from === to)?.to;
    const place = isUnder ?? draft.things.findIndex((_, index) => index !== from && isTheirs(index));
    if (place < 0) {
      if (kind === 'blow-at' && lit.key === 'candle' && lit.count > 1 && !draft.isCounted(to))
        Object.assign(lit, CAKE);
      continue;
    }
    if (place === from) continue;
    const same = draft.relations.findIndex(
      (one) => one.kind === 'blow-at' && one.from === from && one.to === place,
    );
    const index = draft.relations.indexOf(relation);
    if (same < 0) Object.assign(relation, { kind: 'blow-at', to: place });
    else if (same !== index) draft.dropRelation(index, same > index ? same - 1 : same);
    // The drawing of a cake has its candles.
    if (isTheirs(place)) draft.removeThing(to, { as: 'part', thing: place > to ? place - 1 : place });
  }
}

/** "a cake with five candles and a boy blowing", "pigs in a house, the wolf blows outside": at what burns there or is before one, where nothing else is said. */
function blowAtLit(draft: Draft): void {
  for (const relation of draft.relations) {
    const { kind, from, to } = relation;
    const thing = draft.things[to];
    const isLit = ({ counted, has }: Partial<Thing> = {}) => counted !== undefined || has?.includes(CANDLE);
    const lit = draft.things.findIndex((one, index) => one.key === CANDLE || isLit(draft.record(index)));
    const before = draft.relations.findIndex(
      (one) => one.kind === 'in-front-of' && one.from === from && draft.record(one.to)?.kind === 'building',
    );
    const place = lit < 0 ? (draft.relations[before]?.to ?? -1) : lit;
    if (kind !== 'blow' || place < 0 || place === from || !thing || !draft.implied.has(thing)) continue;
    relation.kind = 'blow-at';
    draft.joinThing(to, place);
    const index = draft.relations.indexOf(relation);
    if (lit < 0) draft.dropRelation(before, index > before ? index - 1 : index);
    return;
  }
}

const CANDLE = 'candle';

/** Candles in the plural, where nothing else is said. */
const CAKE = { key: 'birthday-candles', count: 1 };

/** "an umbrella, the wind blows it inside out": the wind has no hands at what somebody holds, and is beside that one. */
export function blowAtHeld(draft: Draft): void {
  for (const relation of draft.relations) {
    const { kind, from, to } = relation;
    const holder = draft.relations.find((one) => one !== relation && one.to === to && IN_HAND.has(one.kind));
    if (kind !== 'blow' || draft.record(from)?.kind !== 'sky' || holder === undefined) continue;
    Object.assign(relation, { kind: 'next-to', to: holder.from });
  }
}

const IN_HAND: ReadonlySet<RelationKind> = new Set<RelationKind>(['hold', 'hold-up', 'wear']);
