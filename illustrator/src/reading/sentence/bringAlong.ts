import { CRAFTS } from '../../things/crafts.ts';
import { isHandy } from '../../things/isHandy.ts';
import { hasBody, hasInside } from '../../things/parts.ts';
import type { Thing } from '../../things/Things.ts';
import type { Draft } from '../Draft.ts';
import { relateAll } from '../relateAll.ts';
import type { RelationKind } from '../Scene.ts';
import { bringPresent } from './bringPresent.ts';
import { broughtAs } from './broughtAs.ts';
import { isBusy } from './isBusy.ts';
import { isFarBelow } from './isFarBelow.ts';
import type { OpenPreposition, Sentence } from './Sentence.ts';
import { isPrey, takeInMouth } from './takeInMouth.ts';

/** Relates what comes along (of a whole team one has the trophy): "with a hat", "with a balloon", "with three eggs" are worn, held, inside, or beside. */
export function bringAlong(sentence: Sentence, preposition: OpenPreposition, added: readonly number[]): void {
  for (const index of added) bringOne(sentence, preposition, index);
}

function bringOne(sentence: Sentence, { hosts, slot }: OpenPreposition, index: number): void {
  // "a menorah with the candles": its own.
  if (hosts.length === 1 && hosts[0] === index) return;
  const drawn = harnessedTo(sentence, hosts.at(-1), index);
  if (drawn !== undefined) {
    relateAll(sentence, 'pull', [[index], [drawn]], slot);
    return;
  }
  if (isFeast(sentence, hosts) || bringPresent(sentence, index) || isOfPlace(sentence, hosts, index)) return;
  if (isFarBelow(sentence, index)) {
    relateAll(sentence, 'over', [hosts, [index]], slot);
    return;
  }
  const joint = toObject(sentence, index);
  if (joint !== undefined) {
    relateAll(sentence, joint, [[index], sentence.verb?.objects.slice(0, 1) ?? []], slot);
    return;
  }
  const carrier = carriedBy(sentence, index);
  if (carrier !== undefined) {
    relateAll(sentence, draftPlace(sentence, carrier), [[index], [carrier]], slot);
    // Many on a plate are in the hand, without it.
    const isOnFlat =
      sentence.verb?.record.relation === 'hold' && sentence.draft.record(carrier)?.flat === true;
    if (isOnFlat && (sentence.draft.things[index]?.count ?? 1) > 2)
      relateAll(sentence, 'hold', [hosts, [index]], undefined);
    return;
  }
  if (isPrey(sentence, hosts.at(-1), index)) {
    relateAll(sentence, 'hold', [hosts.slice(-1), [index]], slot);
    takeInMouth(sentence, true, { doers: hosts, objects: [index] });
    return;
  }
  const kind = broughtAs(sentence, hosts, index);
  const rider = kind === 'hold' ? riderOf(sentence, hosts.at(-1)) : undefined;
  if (rider !== undefined) relateAll(sentence, kind, [[rider], [index]], slot);
  else if (kind === 'hold' && hosts.length > 2) relateAll(sentence, kind, [hosts.slice(0, 1), [index]], slot);
  else if (BY_BEARERS.has(kind)) relateAll(sentence, kind, [hosts, [index]], slot);
  else relateAll(sentence, kind, [[index], hosts.slice(-1)], slot);
}

/** How what comes along is to what something is done to, if it is. */
function toObject(sentence: Sentence, index: number): RelationKind | undefined {
  const { draft, verb } = sentence;
  const relation = verb?.record.relation;
  if (relation === undefined || verb?.objects.length === 0) return undefined;
  // "shares a cookie with a frog", "eating pizza with her dad": the other one has a hand at it too.
  const isEater =
    relation === 'share' || (!isBusy(sentence) && !NEVER_SEATED.has(draft.record(index)?.kind ?? ''));
  if (DONE_TOGETHER.has(relation) && isEater && draft.isBeing(index)) return relation;
  // "builds a wall with bricks": what it is made from lies beside it, what it is made with is in the hand.
  const isTool = draft.things[index]?.count === 1 && isHandy(draft.record(index));
  return relation === 'build' && !isTool && !draft.isBeing(index) ? 'next-to' : undefined;
}

/** Who sits at no table. */
const NEVER_SEATED: ReadonlySet<string> = new Set(['flier', 'swimmer']);
/** What is done to one thing by those who come along, too. */
const DONE_TOGETHER: ReadonlySet<RelationKind> = new Set<RelationKind>(['share', 'eat', 'drink']);

/** "a tractor on a farm with cows": animals of a place are there, and not in what goes there. */
function isOfPlace(sentence: Sentence, hosts: readonly number[], index: number): boolean {
  const { draft, isSubjectPlaced } = sentence;
  const craft = draft.record(hosts.at(-1))?.kind;
  if (!isSubjectPlaced || craft === undefined || !CRAFTS.has(craft) || !draft.isAnimal(index)) return false;
  if (draft.settings.at(-1)?.isOver) return false;
  const home = draft.record(index)?.home;
  return (draft.things[index]?.count ?? 1) > 1 || draft.settings.some(({ setting }) => setting === home);
}

/** "a party with balloons and a cake": with all that the word stands for, in none of it. */
function isFeast({ draft }: Sentence, hosts: readonly number[]): boolean {
  const [first] = hosts;
  return (
    hosts.length > 2 &&
    hosts.every(
      (host) => !draft.isBeing(host) && draft.things[host]?.words === draft.things[first ?? -1]?.words,
    )
  );
}

/** The carriage or sleigh that an animal which comes along draws: its bearer, or what that one rides in or has. */
function harnessedTo(sentence: Sentence, host: number | undefined, index: number): number | undefined {
  const { draft } = sentence;
  const animal = draft.record(index);
  // "a truck pulling a trailer with a horse": that is in it.
  const { relation } = sentence.verb?.record ?? {};
  if (relation === 'pull' || relation === 'push') return undefined;
  if (animal?.kind !== 'animal' || animal.uses?.includes('ridden') !== true) return undefined;
  const carriers = draft.relations.flatMap(({ kind, from, to }) => {
    if (from === host && ABOARD.has(kind)) return [to];
    return to === host && kind === 'next-to' ? [from] : [];
  });
  return [host, ...carriers].find((one) => draft.record(one)?.uses?.includes('harnessed'));
}

const ABOARD: ReadonlySet<RelationKind> = new Set<RelationKind>(['on', 'in', 'ride', 'drive', 'row']);

/** "pulling a sled with Santa": what is pulled, pushed or driven carries who comes along. */
function carriedBy(sentence: Sentence, index: number): number | undefined {
  const { draft, verb, lastRole, last } = sentence;
  const { relation } = verb?.record ?? {};
  const object = verb?.objects.at(-1);
  if (relation === 'hold' && lastRole === 'object' && holdsWithin(draft, object, index)) return object;
  if (relation === undefined || !MOVING.has(relation)) return undefined;
  if (!draft.isBeing(index) && (relation === 'drive' || !isLoad(sentence, object, index))) return undefined;
  const isNext = lastRole === 'with' && last.includes(index);
  const record = object === undefined ? undefined : draft.record(object);
  const isCarrier =
    record !== undefined &&
    (record.riders === undefined || !draft.isBeing(index)) &&
    !isFlownByHand(record) &&
    (CRAFTS.has(record.kind) || hasInside(record) || record.uses?.includes('harnessed') === true);
  return isCarrier && (isNext || lastRole === 'object') ? object : undefined;
}

/** "pulling a wagon with pumpkins", "pushing a cart with hay": no broom that somebody has with it. */
function isLoad(sentence: Sentence, carrier: number | undefined, index: number): boolean {
  const { draft } = sentence;
  // "with apples in a basket": those are where that says.
  if (
    sentence.ahead(1)?.senses.some((sense) => sense.kind === 'preposition' && PLACING.has(sense.preposition))
  )
    return false;
  const [outer, load] = [draft.record(carrier), draft.record(index)];
  if (outer === undefined || load === undefined || load.worn !== undefined) return false;
  const { count = 1, words } = draft.things[index] ?? {};
  // "toys", "fruit": several by one word.
  const isMate = draft.things.filter((one) => one.words === words).length > 1;
  const isOfMany = count > 1 || isMate || LOADS.has(load.kind) || hasBody(load) || !isHandy(load);
  return isOfMany && load.size < outer.size && load.rests !== 'air';
}

const PLACING: ReadonlySet<string> = new Set(['in', 'on']);
const LOADS: ReadonlySet<string> = new Set(['food', 'plant']);

/** "carrying a tray with two cups", "holding a basket with apples": that is in or on it, not in another hand. */
function holdsWithin(draft: Draft, vessel: number | undefined, index: number): boolean {
  const [record, content] = [draft.record(vessel), draft.record(index)];
  if (record === undefined || content === undefined || content.worn !== undefined) return false;
  const { uses = [], places, flat, rests } = record;
  const isHollow = places?.inside !== undefined || uses.includes('poured-into');
  const isTray = rests === 'table' && uses.includes('held') && record.kind === 'object';
  return (isHollow || flat === true || isTray) && content.size < 0.9 * record.size && !draft.isBeing(vessel);
}

/** A kite. */
function isFlownByHand({ rests, uses }: Thing): boolean {
  return rests === 'air' && uses?.includes('held') === true;
}

const MOVING: ReadonlySet<RelationKind> = new Set<RelationKind>(['pull', 'push', 'drive']);

function draftPlace({ draft }: Sentence, carrier: number): RelationKind {
  const record = draft.record(carrier);
  const isTray = record?.rests === 'table' && record.uses?.includes('poured-into') !== true;
  return !hasInside(record) && (isTray || record?.places?.seat !== undefined) ? 'on' : 'in';
}

/** "a cowboy on his horse with a lasso": who rides has the hands for it. */
function riderOf({ draft }: Sentence, mount: number | undefined): number | undefined {
  if (!draft.isAnimal(mount)) return undefined;
  const isOn = (kind: RelationKind) => kind === 'ride' || kind === 'on';
  return draft.relations.find(
    ({ kind, from, to }) => to === mount && isOn(kind) && draft.record(from)?.kind === 'person',
  )?.from;
}

/** What those do whom it comes along with. */
const BY_BEARERS: ReadonlySet<RelationKind> = new Set<RelationKind>(['wear', 'hold', 'play']);
