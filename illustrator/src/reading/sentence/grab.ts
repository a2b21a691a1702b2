import { hasNoHands } from '../../things/fourLegged.ts';
import type { Draft } from '../Draft.ts';
import type { SceneRelation } from '../Scene.ts';

/** "stealing a man's hat", "stealing a banana from a man": a hand of each is at it. */
export function grab(draft: Draft, thief: number, objects: readonly number[]): void {
  for (const object of objects) {
    const own = draft.relations.find(({ kind, to }) => kind === 'next-to' && to === object);
    const [, owner = ''] = OWNER.exec(draft.things[object]?.words ?? '') ?? [];
    const named = draft.recordOf(owner.toLowerCase()) === undefined ? -1 : draft.things.length;
    const from = own?.from ?? named;
    const taken = draft.relations.find(
      ({ kind, from: one, to }) => kind === 'hold' && one === thief && to === object,
    );
    if (taken !== undefined && from < 0 && hasNoHands(draft.record(thief))) taken.at = 'mouth';
    const robbed = from < 0 ? robbedOf(draft, thief) : undefined;
    if (robbed !== undefined && taken !== undefined && !draft.isBeing(object)) {
      taken.kind = 'share';
      delete taken.at;
      Object.assign(robbed, { kind: 'share', from: robbed.to, to: object });
      Object.assign(draft.things[robbed.from]?.looks ?? {}, { mood: 'surprised' });
      continue;
    }
    if (from < 0 || taken === undefined || draft.isBeing(object)) continue;
    if (own === undefined) draft.addThing({ key: owner.toLowerCase(), words: owner });
    if (!draft.isBeing(from)) continue;
    taken.kind = 'share';
    if (own === undefined) draft.relate(from, 'share', object);
    else own.kind = 'share';
    const isHat = draft.record(object)?.worn === 'head';
    const looks = { mood: 'surprised', ...(isHat ? { bareheaded: true } : {}) };
    Object.assign(draft.things[from]?.looks ?? {}, looks);
  }
}

/** Whose a thing is, in the words for it. */
const OWNER = /^(.+)['’]s /;

/** How the thief stands to the one from whom it is taken, where that one has hands; a nest is only near. */
function robbedOf(draft: Draft, thief: number): SceneRelation | undefined {
  const found = draft.relations.find(({ kind, from }) => kind === 'face' && from === thief);
  if (found === undefined) return undefined;
  if (draft.record(found.to)?.kind === 'person') return found;
  found.kind = 'next-to';
  return undefined;
}
