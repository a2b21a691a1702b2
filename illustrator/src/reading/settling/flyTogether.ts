import { isWinged } from '../../things/fourLegged.ts';
import type { Draft } from '../Draft.ts';

/** "a boy flying with his grandma": she flies too; on a witch's broom, or on the back of who is ridden, where that one flies. */
export function flyTogether(draft: Draft): void {
  const flier = draft.things.findIndex(({ pose }, index) => pose === 'fly' && draft.isBeing(index));
  if (flier < 0 || isAboard(draft, flier)) return;
  for (const mate of matesOf(draft, flier)) {
    if (draft.things[flier]?.key === WITCH) rideOnBroom(draft, flier, mate);
    else if (draft.record(mate)?.kind === 'person') flyAlong(draft, flier, mate);
  }
}

const WITCH = 'witch';
const BROOM = 'broom-in-flight';

/** Who is beside who flies, or flies too, and has neither wings nor a place of their own. */
function matesOf(draft: Draft, flier: number): number[] {
  return [...draft.things.keys()].filter((index) => {
    const record = draft.record(index);
    const isBeside = draft.relations.some(
      ({ kind, from, to }) => kind === 'next-to' && from === index && to === flier,
    );
    const isFree = draft.things[index]?.pose === (isBeside ? undefined : 'fly');
    const isOfAir = record === undefined || isWinged(record) || record.kind === 'swimmer';
    return index !== flier && draft.isBeing(index) && isFree && !isOfAir && !isAboard(draft, index);
  });
}

function isAboard({ relations }: Draft, index: number): boolean {
  return relations.some(
    ({ kind, from }) => from === index && (kind === 'ride' || kind === 'in' || kind === 'on'),
  );
}

/** Both on one. */
function rideOnBroom(draft: Draft, witch: number, mate: number): void {
  const words = draft.things[witch]?.words ?? BROOM;
  const own = draft.things.findIndex(({ key }) => key === BROOM);
  const broom = own < 0 ? draft.imply(BROOM, words) : own;
  draft.relate(witch, 'ride', broom);
  delete draft.things[mate]?.pose;
  draft.replaceRelation([mate, witch], { kind: 'ride', from: mate, to: broom }, undefined);
}

function flyAlong(draft: Draft, flier: number, mate: number): void {
  const [mount, rider] = [draft.record(flier), draft.record(mate)];
  const isMount = mount?.uses?.includes('ridden') === true && mount.size > (rider?.size ?? 0);
  if (isMount && draft.things[mate]?.count === 1) {
    draft.replaceRelation([mate, flier], { kind: 'ride', from: mate, to: flier }, undefined);
    delete draft.things[mate]?.pose;
  } else Object.assign(draft.things[mate] ?? {}, { pose: 'fly' });
}
