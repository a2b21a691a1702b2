import type { Draft } from './Draft.ts';

const DECK = 'ship-deck';

/** "a pirate ship with a chest on the deck": seen from outside, the chest on the ship; the deck of no ship is where the page is. */
export function settleDeck(draft: Draft): void {
  const named = draft.settings.find(({ setting }) => setting === DECK);
  const ship = draft.things.findIndex((_, index) => draft.record(index)?.kind === 'boat');
  if (named === undefined || ship < 0) return;
  const besides = draft.relations.find(
    ({ kind, from, to }) => kind === 'next-to' && (from === ship || to === ship),
  );
  if (besides === undefined) return;
  draft.settings.splice(draft.settings.indexOf(named), 1);
  Object.assign(besides, { kind: 'on', from: besides.from === ship ? besides.to : besides.from, to: ship });
  if (named.slot) named.slot.meaning = { as: 'relation', relation: draft.relations.indexOf(besides) };
}
