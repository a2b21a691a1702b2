import { artData } from '../../art/artData.ts';
import type { Thing } from '../../things/Things.ts';
import type { Draft } from '../Draft.ts';

/**
 * "a tent with a campfire and a kettle", "a house with a tree", "a tipi with three horses": what is under the open sky or has
 * no room is before a building, not in it, and so is what is named with that.
 */
export function staysOutside(draft: Draft, host: number | undefined, index: number): boolean {
  const [building, record] = [draft.record(host), draft.record(index)];
  if (building?.kind === 'boat' && record !== undefined) return isBesideShip(building, record);
  if (building?.kind !== 'building' || record === undefined) return false;
  if ((draft.things[index]?.count ?? 1) > 1 && record.size > MOST_WITHIN * building.size) return true;
  if (draft.isBeing(index)) return false;
  const isAfterOne = draft.relations.some(
    (one) => one.kind === 'next-to' && one.from === index - 1 && one.to === host,
  );
  return isAfterOne || isOfOpenAir(record);
}

/** "a ferry with dolphins", "a ship with a lighthouse": on its deck are people, animals of the land and small things. */
function isBesideShip({ size: length, places, loaded }: Thing, { kind, rests, size }: Thing): boolean {
  if (places?.inside?.rim !== true || length < SHIP) return false;
  // "a ferry with cars"
  if (kind === 'vehicle') return loaded === undefined;
  if (rests === 'water' || rests === 'underwater' || rests === 'air') return true;
  return !ON_DECK.has(kind) || (kind === 'object' && size > MOST_ON_DECK);
}

/** Meters: what is shorter is a boat that one takes things in. */
const SHIP = 10;
const MOST_ON_DECK = 3;
const ON_DECK: ReadonlySet<string> = new Set(['person', 'animal', 'food', 'object']);

function isOfOpenAir({ kind, rests, home = '', uses, shows }: Thing): boolean {
  if (kind === 'plant' || kind === 'vehicle') return true;
  if (kind === 'building') return !uses?.includes('climbed');
  // What burns on the ground, and what is found there.
  return kind === 'object' && rests === 'ground' && (shows?.includes('lit') === true || isOpenAir(home));
}

function isOpenAir(setting: string): boolean {
  return artData().settings.get(setting)?.openAir === true;
}

/** Several have room in a building that are no larger than that share of it. */
const MOST_WITHIN = 0.4;
