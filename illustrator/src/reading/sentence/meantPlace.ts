import type { Thing } from '../../things/Things.ts';
import type { OpenPreposition, Sentence } from './Sentence.ts';

/** Spanish has one word for in and on: what has no inside is lain on. */
export function isMeantOn({ language, draft }: Sentence, to: number | undefined): boolean {
  const record = draft.record(to);
  return language === 'es' && FLAT.has(record?.kind ?? '') && record?.places?.inside === undefined;
}

const FLAT = new Set(['object', 'furniture']);

/** "feeding ducks from a bench", "knocks a vase off a table", "in a rocking chair". */
export function isOnFrom({ preposition }: OpenPreposition, place: Thing | undefined): boolean {
  if (preposition === 'in')
    return place?.kind === 'furniture' && place.uses?.includes('sat-on') === true && !place.places?.inside;
  const isSatAt = place?.uses?.some((use) => use === 'sat-on' || use === 'sat-at') === true;
  // "picking apples from a ladder".
  const isRung = place?.kind === 'object' && place.uses?.includes('climbed') === true;
  return preposition === 'from' && (isSatAt || isRung);
}

/** "children on a school bus": English has it so of all that carries many behind windows. */
export function isAboard(
  { language, draft }: Sentence,
  { preposition, hosts }: OpenPreposition,
  to?: number,
): boolean {
  const record = draft.record(to);
  const isLarge = record?.windowed !== undefined && record.size >= LEAST_ABOARD && record.kind !== 'building';
  return language === 'en' && preposition === 'on' && isLarge && draft.isBeing(hosts[0]);
}

/** What one is on by being in it is so long at least, in meters. */
const LEAST_ABOARD = 7;
