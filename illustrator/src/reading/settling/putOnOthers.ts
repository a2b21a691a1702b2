import { hasBody } from '../../things/parts.ts';
import type { Draft } from '../Draft.ts';
import { SPOT_OF_WORN } from '../sentence/spotOfWorn.ts';

/** "putting a hat on a snowman", "on her brother's head": who has it on then, and who puts it there with a hand at the head. */
export function putOnOthers(draft: Draft): void {
  for (const [index, { kind, from, to }] of draft.relations.entries()) {
    if (kind === 'tend' && dress(draft, { index, from, to })) continue;
    const worn = draft.relations.find((one) => one.kind === 'on' && one.from === to);
    const isOnBody = worn && isBody(draft, worn.to);
    if ((kind !== 'tend' && kind !== 'wear') || worn === undefined || !isOnBody || worn.to === from) continue;
    const thing = draft.record(to);
    const spot = SPOT_OF_WORN[thing?.worn ?? ''];
    if (spot === undefined && (thing?.usedAt !== undefined || (thing?.size ?? 1) > MOST_PUT)) continue;
    const isOnFoot = thing?.wornAs === 'strip' && worn.at === 'foot';
    draft.relations[index] = { kind: 'tend', from, to: worn.to, at: isOnFoot ? 'foot' : (spot ?? 'hand') };
    if (!isOnFoot) delete worn.at;
    Object.assign(worn, spot ? { kind: 'wear', from: worn.to, to } : { kind: 'hold', from, to });
  }
}

/** Puts the hand where the other one has it on already; false where nobody has. */
function dress(draft: Draft, { index, from, to }: { index: number; from: number; to: number }): boolean {
  const wearer = draft.relations.find(
    (one) => one.kind === 'wear' && one.to === to && one.from !== from,
  )?.from;
  const spot = SPOT_OF_WORN[draft.record(to)?.worn ?? ''];
  if (wearer === undefined || spot === undefined || !draft.isBeing(from) || !isBody(draft, wearer))
    return false;
  draft.relations[index] = { kind: 'tend', from, to: wearer, at: spot };
  return true;
}

function isBody(draft: Draft, index: number): boolean {
  return draft.isBeing(index) || hasBody(draft.record(index));
}

/** "a plaster on her knee": it is drawn as it is on a leg. */
export function wearOnLegs(draft: Draft): void {
  for (const relation of draft.relations) {
    const { kind, to, at } = relation;
    const thing = draft.things[to];
    if (kind !== 'wear' || thing === undefined || draft.record(to)?.wornAs !== 'strip') continue;
    if (at === 'foot') thing.key = ON_LEG;
    delete relation.at;
  }
}

/** A bandage as it is on a leg. */
const ON_LEG = 'leg-bandage';

/** So large at most is what is put on a hand: a ring, a sticker. */
const MOST_PUT = 0.12;
