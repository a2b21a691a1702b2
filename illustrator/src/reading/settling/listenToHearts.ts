import type { Draft } from '../Draft.ts';

/** "listening to a puppy's heart": what is heard is no picture, and is heard at the chest. */
export function listenToHearts(draft: Draft): void {
  for (const relation of draft.relations) {
    const { kind, from, to } = relation;
    if (draft.things[to]?.key !== 'heart') continue;
    const named = draft.relations.find((one) => one.kind === 'next-to' && one.to === to)?.from;
    // "checking a boy's heartbeat".
    const isChecked = kind === 'tend' && named !== undefined && draft.record(from)?.home === HEALED_AT;
    if (kind !== 'face' && !isChecked) continue;
    const owner = named ?? patientOf(draft, from);
    if (owner === undefined || owner === from) continue;
    Object.assign(relation, { kind: 'tend', to: owner, at: 'chest' });
    draft.removeThing(to, { as: 'part', thing: owner > to ? owner - 1 : owner });
    if (draft.relations.some((one) => one.kind === 'hold' && one.from === relation.from)) return;
    const heard = draft.addThing({ key: HEARD_WITH, words: draft.things[relation.from]?.words ?? '' });
    draft.relate(relation.from, 'hold', heard);
    return;
  }
}

/** "a doctor listening to my heart": a child's. */
function patientOf(draft: Draft, healer: number): number | undefined {
  const worn = draft.relations.filter(({ kind, from }) => kind === 'wear' && from === healer);
  const isHealer = [healer, ...worn.map(({ to }) => to)].some(
    (index) => draft.record(index)?.home === HEALED_AT,
  );
  return isHealer ? draft.addThing({ key: 'child', words: draft.things[healer]?.words ?? '' }) : undefined;
}

const HEALED_AT = 'hospital';
const HEARD_WITH = 'stethoscope';
