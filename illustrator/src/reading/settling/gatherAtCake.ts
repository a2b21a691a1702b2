import type { Draft } from '../Draft.ts';
import type { RelationKind } from '../Scene.ts';
import { TABLE } from './setTable.ts';

/** "kids at a birthday party": guests who do nothing else sit at a table with the cake on it. */
export function gatherAtCake(draft: Draft): void {
  const cake = draft.things.findIndex((_, index) => isCake(draft, index));
  const isParty = isBrought(draft, cake) || draft.things.some((_, index) => isOfParty(draft, index));
  const isSet = draft.things.some((_, index) => draft.record(index)?.uses?.includes('sat-at'));
  const guests = [...draft.things.keys()].filter((index) => isGuest(draft, index));
  const many = guests.reduce((sum, index) => sum + (draft.things[index]?.count ?? 1), 0);
  if (cake < 0 || !isParty || isSet || many < LEAST_GUESTS || many > MOST_GUESTS) return;
  if (draft.things.some((_, index) => draft.isBeing(index) && !guests.includes(index))) return;
  if (draft.relations.some(({ kind, from }) => from === cake && kind !== 'next-to')) return;
  const table = draft.addThing({ key: TABLE, words: draft.things[cake]?.words ?? '' });
  draft.relate(cake, 'on', table);
  for (const guest of guests) draft.relate(guest, 'sit-at', table);
  // What is about is about all of them.
  for (let at = draft.relations.length - 1; at >= 0; at -= 1) {
    const { kind, from = -1, to = -1 } = draft.relations[at] ?? {};
    const seat = draft.relations.findIndex((one) => one.kind === 'sit-at' && [from, to].includes(one.from));
    if (kind === 'next-to' && seat >= 0) draft.dropRelation(at, seat > at ? seat - 1 : seat);
  }
}

const LEAST_GUESTS = 2;
const MOST_GUESTS = 6;

function isCake(draft: Draft, index: number): boolean {
  const { kind, shows } = draft.record(index) ?? {};
  return kind === 'food' && shows?.includes('lit') === true && draft.things[index]?.count === 1;
}

/** Whether it has come with a word for a feast, and not by its own name. */
function isBrought(draft: Draft, index: number): boolean {
  const { names } = draft.record(index) ?? {};
  const words = draft.things[index]?.words ?? '';
  return names !== undefined && !Object.values(names).flat().includes(words);
}

/** Whether its word stands for other things, too. */
function isOfParty(draft: Draft, index: number): boolean {
  const own = draft.things[index];
  return (
    !draft.isBeing(index) && draft.things.some(({ words, key }) => words === own?.words && key !== own.key)
  );
}

/** Who only is there, or wears something. */
function isGuest(draft: Draft, index: number): boolean {
  const own = draft.relations.filter(({ from, to }) => from === index || to === index);
  return (
    draft.isBeing(index) && draft.things[index]?.pose === undefined && own.every(({ kind }) => IDLE.has(kind))
  );
}

const IDLE: ReadonlySet<RelationKind> = new Set<RelationKind>(['next-to', 'wear']);
