import type { SettingRecord } from '../../stages/settingSchema.ts';
import type { Draft } from '../Draft.ts';

/** Meters: what hangs on a wall and is no higher has its foot over the floor. */
const HIGHEST_HUNG = 1.4;
/** Meters: what is smaller than that is found elsewhere too. */
const LEAST_FIXTURE = 0.8;

const ANY_ROOM = 'room';
/** Who is in front of a window is below it: it hangs on the wall behind them. */
export function standAtWall(draft: Draft): void {
  for (const relation of draft.relations) {
    const { rests, size = 0 } = draft.record(relation.to) ?? {};
    const isHung = rests === 'wall' && size <= HIGHEST_HUNG && !draft.isBeing(relation.to);
    if (relation.kind === 'in-front-of' && isHung) relation.kind = 'next-to';
  }
}

/** The room of what belongs to a house's wall, where somebody is at it: Santa by the fireplace is not in the snow. */
export function roomOfFixture(
  draft: Draft,
  settings: ReadonlyMap<string, SettingRecord>,
): string | undefined {
  const areAllTame = draft.things.every((_, index) => isOfHouse(draft, index));
  const isFixture = (index: number): boolean => {
    const { kind, rests, size = 0, home } = draft.record(index) ?? {};
    const isBuiltIn = kind === 'furniture' || rests === 'wall' || (kind === 'plant' && areAllTame);
    return isBuiltIn && size >= LEAST_FIXTURE && settings.get(home ?? '')?.kind === 'inside';
  };
  // "filling stockings at the fireplace": those hang there, and somebody is at them.
  const isTended = (index: number) =>
    draft.relations.some(({ from, to }) => to === index && draft.isBeing(from));
  // A shelf is in any room.
  const tells = (index: number) => draft.record(index)?.home !== ANY_ROOM;
  const at = draft.relations.find(
    ({ from, to }) => isFixture(to) && (draft.isBeing(from) || (isTended(from) && tells(to))),
  );
  if (at !== undefined) {
    const { home, lies } = draft.record(at.to) ?? {};
    // A rug is in any room: a teacher tells more.
    return (lies === undefined ? undefined : roomOfPeople(draft, settings)) ?? home;
  }
  // "Santa with a Christmas tree".
  const by = draft.relations.find(
    ({ kind, from, to }) => kind === 'next-to' && isFixture(from) && draft.isBeing(to),
  );
  return by && draft.record(by.from)?.home;
}

/** The room where somebody there is at home. */
function roomOfPeople(draft: Draft, settings: ReadonlyMap<string, SettingRecord>): string | undefined {
  const homes = draft.things.flatMap((_, index) => {
    const { kind, home } = draft.record(index) ?? {};
    return kind === 'person' && home !== undefined ? [home] : [];
  });
  return homes.find((home) => settings.get(home)?.kind === 'inside');
}

/** "an angel at a Christmas tree" is in a room; a reindeer, a snowman or what stands in a city is not. */
export function isOfHouse(draft: Draft, index: number): boolean {
  const { key, kind, home } = draft.record(index) ?? {};
  const isWild = (kind === 'animal' || kind === 'flier') && home !== undefined && !PETS.has(home);
  return !isWild && key !== SNOWMAN && home !== CITY;
}

const SNOWMAN = 'snowman';
const CITY = 'city';
/** Where pets are at home. */
const PETS: ReadonlySet<string> = new Set([ANY_ROOM, 'living-room', 'garden']);
