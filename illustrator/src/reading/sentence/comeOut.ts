import { hasInside } from '../../things/parts.ts';
import type { Draft } from '../Draft.ts';
import type { SceneRelation } from '../Scene.ts';
import { hasWindow } from './doTo.ts';
import type { OpenVerb } from './Sentence.ts';

/**
 * "a hat with rabbits coming out of it", "a bag with oranges spilling out": what came along with something comes out of it and is
 * nowhere else.
 */
export function comeOut(draft: Draft, verb: OpenVerb): void {
  const { record, slot, doers, objects } = verb;
  if (record.relation === 'look-out-of') peekOut(draft, verb);
  if (record.relation !== 'through') return;
  for (const object of objects) leaveBearer(draft, doers, object);
  if (slot.meaning.as !== 'unknown') return;
  const isThing = (index: number): boolean => draft.record(index) !== undefined && !draft.isBeing(index);
  const isMeant = (from: number, to: number): boolean =>
    objects.some((object) => !doers.includes(object))
      ? objects.includes(from) && doers.includes(to)
      : doers.includes(from)
        ? isThing(to)
        : doers.includes(to) && isThing(from);
  const index = draft.relations.findIndex(({ kind, from, to }) => BROUGHT.has(kind) && isMeant(from, to));
  const along = draft.relations[index];
  // "steam comes out of her ears": of who was named first.
  const isAir = objects.length === 0 && draft.record(doers[0])?.rests === 'air' && !draft.isBeing(doers[0]);
  if (along !== undefined) along.kind = 'through';
  const relation =
    along !== undefined ? index : isAir ? draft.relate(doers[0] ?? 0, 'through', 0) : undefined;
  if (relation !== undefined) slot.meaning = { as: 'relation', relation };
}

/** "a boy with candy falling out of his bag": it is in the bag that he has, and he has it nowhere else. */
function leaveBearer(draft: Draft, doers: readonly number[], object: number): void {
  const isAlong = ({ kind, from, to }: SceneRelation): boolean =>
    (kind === 'next-to' && doers.includes(from) && to !== object) || (kind === 'hold' && doers.includes(to));
  const along = draft.relations.findIndex(
    ({ kind, from, to }) => kind === 'next-to' && doers.includes(from) && to === object,
  );
  if (along >= 0) draft.dropRelation(along);
  const borne = draft.relations.find(isAlong);
  if (borne === undefined) return;
  const bearer = borne.kind === 'hold' ? borne.from : borne.to;
  if (draft.record(bearer)?.kind !== 'person') return;
  const isHeld = draft.record(object)?.uses?.includes('held') === true;
  Object.assign(borne, { kind: isHeld ? 'hold' : 'next-to', from: bearer, to: object });
}

/**
 * "a clock with a bird popping out", "boots with flowers growing inside": what came along with something looks out of that, which
 * does nothing itself.
 */
function peekOut(draft: Draft, { record, slot, doers, objects }: OpenVerb): void {
  if (objects.length > 0 && slot.meaning.as !== 'unknown') return;
  const isHost = (index: number): boolean => draft.record(index) !== undefined && !draft.isBeing(index);
  const along = draft.relations.find(
    ({ kind, from, to }) =>
      (BROUGHT.has(kind) || kind === 'on') && isHost(to) && (doers.includes(from) || doers.includes(to)),
  );
  if (along === undefined) {
    joinInside(draft, { record, slot, doers, objects });
    return;
  }
  const [guest, host] = [draft.things[along.from], draft.things[along.to]];
  if (guest === undefined || host === undefined || draft.record(along.from)?.kind === 'building') return;
  if (host.pose === record.pose) delete host.pose;
  if (record.pose === 'peek' && draft.isBeing(along.from)) guest.pose = 'peek';
  // Several look over its rim side by side, and one over that of what has no window.
  const vessel = draft.record(along.to);
  const isIn = !hasWindow(vessel) || (guest.count > 1 && hasInside(vessel));
  const isOne = draft.record(along.from)?.within?.[host.key] !== undefined;
  along.kind = isIn || isOne ? 'in' : 'look-out-of';
  slot.meaning = { as: 'relation', relation: draft.relations.indexOf(along) };
}

/** "a bag with pencils and books sticking out", "a pot and a flower growing out": of what is hollow and was named before. */
function joinInside(
  draft: Draft,
  { record, slot, doers }: Pick<OpenVerb, 'record' | 'slot' | 'doers' | 'objects'>,
): void {
  const guest = doers.at(-1) ?? -1;
  const host = draft.things.findIndex(
    (_, index) => index < guest && !draft.isBeing(index) && hasInside(draft.record(index)),
  );
  const isLoose = draft.relations.every(({ from, to }) => from !== guest && to !== guest);
  if (host < 0 || !isLoose || draft.isBeing(guest)) return;
  for (const index of [host, guest])
    if (draft.things[index]?.pose === record.pose) delete draft.things[index]?.pose;
  const relation = draft.relate(guest, 'in', host);
  if (relation !== undefined) slot.meaning = { as: 'relation', relation };
}

/** "a fireplace with stockings hung in a row": what came along hangs from it, and it hangs from nothing. Returns whether it is so. */
export function hangAlong(draft: Draft, { record, slot, doers, objects }: OpenVerb): boolean {
  const [host = -1] = doers;
  if (record.relation !== 'hang-from' || objects.length > 0 || draft.isBeing(host)) return false;
  const along = draft.relations.find(({ kind, to }) => HUNG.has(kind) && to === host);
  if (along === undefined) return false;
  along.kind = 'hang-from';
  slot.meaning = { as: 'relation', relation: draft.relations.indexOf(along) };
  return true;
}

const HUNG: ReadonlySet<string> = new Set(['next-to', 'in', 'on', 'tend']);

/** How things come along with others. */
const BROUGHT: ReadonlySet<string> = new Set(['next-to', 'in']);
