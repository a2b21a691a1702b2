import { hasNoHands } from '../../things/fourLegged.ts';
import type { Draft } from '../Draft.ts';
import type { SceneRelation } from '../Scene.ts';

/** "stealing a man's hat", "stealing a banana from a man": a hand of each is at it. */
export function grab(draft: Draft, thief: number, objects: readonly number[]): void {
  for (const object of objects) {
    const taken = draft.relations.find(
      ({ kind, from, to }) => kind === 'hold' && from === thief && to === object,
    );
    if (taken === undefined) continue;
    const own = draft.relations.find(({ kind, to }) => kind === 'next-to' && to === object);
    const owner = ownerIn(draft, object);
    if (own === undefined && owner === undefined) grabFrom(draft, taken);
    else if (!draft.isBeing(object)) shareWithOwner(draft, taken, own ?? owner);
  }
}

/** Takes it from whom it is said to be taken; nobody who has no hands takes it by hand. */
function grabFrom(draft: Draft, taken: SceneRelation): void {
  if (hasNoHands(draft.record(taken.from))) taken.at = 'mouth';
  if (climbOnto(draft, taken)) return;
  const robbed = robbedOf(draft, taken.from);
  if (robbed === undefined || draft.isBeing(taken.to)) return;
  taken.kind = 'share';
  delete taken.at;
  Object.assign(robbed, { kind: 'share', from: robbed.to, to: taken.to });
  surprise(draft, robbed.from);
}

/** "a mouse stealing cheese from the table": up there, what it takes in its paws where it has such. */
function climbOnto(draft: Draft, taken: SceneRelation): boolean {
  const own = draft.record(taken.from);
  const from = draft.relations.find(({ kind, from }) => kind === 'face' && from === taken.from);
  const table = draft.record(from?.to);
  const isTable = table?.kind === 'furniture' || table?.uses?.includes('sat-at') === true;
  if (from === undefined || own?.kind !== 'animal' || !isTable) return false;
  if (own.size > UP_THERE * table.size) return false;
  from.kind = 'on';
  if (own.handy) delete taken.at;
  return true;
}

/** As a share of the furniture. */
const UP_THERE = 0.5;

/** Gives whose it is a hand at it, who is drawn then even where only the words for the thing name that one. */
function shareWithOwner(draft: Draft, taken: SceneRelation, own: SceneRelation | string | undefined): void {
  const isNamed = typeof own === 'string';
  const from = isNamed ? draft.addThing({ key: own.toLowerCase(), words: own }) : own?.from;
  if (from === undefined || !draft.isBeing(from)) return;
  taken.kind = 'share';
  if (isNamed) draft.relate(from, 'share', taken.to);
  else if (own !== undefined) own.kind = 'share';
  surprise(draft, from);
  if (draft.record(taken.to)?.worn === 'head')
    Object.assign(draft.things[from]?.looks ?? {}, { bareheaded: true });
}

function surprise(draft: Draft, robbed: number): void {
  Object.assign(draft.things[robbed]?.looks ?? {}, { mood: 'surprised' });
}

/** Whose a thing is, in the words for it, where that is somebody who can be drawn. */
function ownerIn(draft: Draft, object: number): string | undefined {
  const [, owner] = OWNER.exec(draft.things[object]?.words ?? '') ?? [];
  return draft.recordOf(owner?.toLowerCase() ?? '') === undefined ? undefined : owner;
}

const OWNER = /^(.+)['’]s /;

/** How the thief stands to the one from whom it is taken, where that one has hands; a nest is only near, a stall has its counter before it. */
function robbedOf(draft: Draft, thief: number): SceneRelation | undefined {
  const found = draft.relations.find(({ kind, from }) => kind === 'face' && from === thief);
  if (found === undefined) return undefined;
  if (draft.record(found.to)?.kind === 'person') return found;
  if (draft.record(found.to)?.manned === undefined) found.kind = 'next-to';
  return undefined;
}
