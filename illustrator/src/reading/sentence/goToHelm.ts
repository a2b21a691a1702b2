import type { Draft } from '../Draft.ts';

/** "a captain steering his ship": at its wheel, on its deck. Returns whether it has one and somebody is there. */
export function goToHelm(
  draft: Draft,
  [doer, object]: readonly [doer: number | undefined, object: number | undefined],
): boolean {
  const ship = draft.things[object ?? -1];
  const helm = draft.record(object)?.helm;
  if (ship === undefined || helm === undefined || !draft.isBeing(doer)) return false;
  ship.key = helm;
  // "with a big wheel": the same.
  draft.implied.add(ship);
  draft.settings.push({ setting: DECK });
  return true;
}

const DECK = 'ship-deck';
