import { CRAFTS } from '../../things/crafts.ts';
import type { Kind } from '../../things/recordSchema.ts';
import type { Things } from '../../things/Things.ts';
import type { Draft } from '../Draft.ts';
import type { Pose, RelationKind, SceneRelation } from '../Scene.ts';
import { isBuiltIn, lookThroughOwn } from './builtIn.ts';
import { joinShown, leaveToHouse } from './joinShown.ts';
import { DONE_TO, sidesOf } from './partAndWhole.ts';
import { leaveSurroundings, showMore } from './showMore.ts';

/** What a thing has by its own drawing is no second one: the wash of a clothesline, the flags of a sandcastle, a knight's sword. */
export function joinHad(draft: Draft): void {
  for (const index of draft.things.keys()) {
    showMore(draft, index);
    leaveSurroundings(draft, index);
  }
  lookThroughOwn(draft);
  standOutside(draft);
  standForOwn(draft);
  leaveSticks(draft);
  joinShown(draft);
  leaveToHouse(draft);
  for (let part = draft.things.length - 1; part >= 0; part -= 1) {
    leaveToMachine(draft, part);
    leaveToDish(draft, part);
  }
  for (let at = 0; at < draft.relations.length; at += 1) {
    const relation = draft.relations[at];
    if (relation === undefined) continue;
    emptyOut(draft, relation);
    const own = sidesOf(draft, relation).find(
      ([part, whole]) => !isSaidBeside(draft, at, part) && isOwn(draft, part, whole),
    );
    if (own === undefined) {
      if (giveToMachine(draft, at)) at = -1;
      continue;
    }
    const [part, whole] = own;
    if (relation.kind === 'hold' && !holdsOnlyOwn(draft, whole)) continue;
    draft.removeThing(part, { as: 'thing', thing: whole > part ? whole - 1 : whole, isPart: true });
    at = -1;
  }
}

/** "a nest with four eggs": so many and no others are in it. */
function emptyOut(draft: Draft, relation: SceneRelation): void {
  const { from, to } = relation;
  const [whole, record] = [draft.things[to], draft.record(to)];
  const isHad = record?.has?.includes(draft.things[from]?.key ?? '') === true;
  const isIn = ['in', 'on', 'next-to'].includes(relation.kind);
  if (!isIn || !isHad || !whole || record.boarded === undefined || !draft.isCounted(from)) return;
  whole.key = record.boarded;
  relation.kind = 'in';
}

/** "a cake with five candles": so many and no others are on it; "with candles": its own. */
function standForOwn(draft: Draft): void {
  for (const relation of draft.relations) putOnHeld(draft, relation);
  for (const [at, { kind, from, to }] of draft.relations.entries()) {
    const [part, whole] = [draft.things[from], draft.things[to]];
    const { counted, has } = draft.record(to) ?? {};
    if (kind !== 'on' || !part || !whole || !counted || !has?.includes(part.key)) continue;
    if (!draft.isCounted(from)) {
      // "with candles on top": where they are is shown with them.
      for (const word of draft.words)
        if (word.meaning.as === 'relation' && word.meaning.relation === at)
          word.meaning = { as: 'thing', thing: to };
      draft.dropRelation(at);
      draft.joinThing(from, to);
      return;
    }
    Object.assign(whole, { key: counted.bare });
    Object.assign(part, { key: counted.part });
  }
}

/** "playing a drum with drumsticks": who plays it is drawn with its own. */
function leaveSticks(draft: Draft): void {
  const having = draft.relations.find(
    ({ kind, from, to }) =>
      kind === 'hold' && playedWith(draft, from, draft.things[to]?.key ?? '') !== undefined,
  );
  if (having === undefined) return;
  const whole = playedWith(draft, having.from, draft.things[having.to]?.key ?? '') ?? having.to;
  draft.removeThing(having.to, { as: 'thing', thing: whole > having.to ? whole - 1 : whole });
}

/** What somebody plays that has a thing of its own. */
function playedWith(draft: Draft, player: number, key: string): number | undefined {
  return draft.relations.find(
    ({ kind, from, to }) => kind === 'play' && from === player && draft.record(to)?.has?.includes(key),
  )?.to;
}

/** "a girl with a cake with five candles": those are on what she has. */
function putOnHeld(draft: Draft, relation: SceneRelation): void {
  const part = draft.things[relation.to];
  if (relation.kind !== 'hold' || part === undefined || part.count < 2) return;
  const whole = draft.relations.find(({ kind, from, to }) => {
    const { counted, has } = draft.record(to) ?? {};
    return kind === 'hold' && from === relation.from && counted !== undefined && has?.includes(part.key);
  })?.to;
  if (whole !== undefined) Object.assign(relation, { kind: 'on', from: relation.to, to: whole });
}

/** "a harvester cutting wheat, birds behind it": what else is at what the picture of a machine at work has is at that. */
function giveToMachine(draft: Draft, at: number): boolean {
  const { kind = 'in', from = -1, to = -1 } = draft.relations[at] ?? {};
  const machine = draft.record(from);
  const isWork = machine?.kind === 'vehicle' && (kind === 'next-to' || DONE_TO.has(kind));
  if (!isWork || !machine.has?.includes(draft.things[to]?.key ?? '')) return false;
  draft.dropRelation(at);
  draft.joinThing(to, from);
  return true;
}

/** "a rocket blasting off, lots of smoke", "a house, its chimneys": what the picture of a machine at work or a building has is not there once more. */
function leaveToMachine(draft: Draft, part: number): void {
  const machine = draft.things.findIndex(({ key }) => {
    const { kind, names, has } = draft.recordOf(key) ?? {};
    const isWork = kind !== undefined && CRAFTS.has(kind) && names?.en.length === 0;
    const isBuilt = kind === 'building' && draft.record(part)?.kind !== 'plant' && !draft.isBeing(part);
    return (
      (isWork || (isBuilt && !draft.isCounted(part))) && has?.includes(draft.things[part]?.key ?? '') === true
    );
  });
  const isLoose = draft.relations.every(({ from, to }) => from !== part && to !== part);
  if (machine >= 0 && isLoose) draft.joinThing(part, machine);
}

/** "a bowl of spaghetti and a fork standing up": the one that is drawn with it. */
function leaveToDish(draft: Draft, part: number): void {
  const thing = draft.things[part];
  const isLoose = draft.relations.every(({ from, to }) => from !== part && to !== part);
  const [dish] = draft.things;
  const isDish =
    draft.record(0)?.kind === 'food' && draft.record(0)?.has?.includes(thing?.key ?? '') === true;
  // "a strawberry and a crown": that is no part of it.
  const isServed = SERVED.has(draft.record(part)?.kind ?? 'person');
  if (part > 0 && dish?.count === 1 && isDish && isServed && isLoose && !draft.isCounted(part))
    draft.joinThing(part, 0);
}

const SERVED: ReadonlySet<Kind> = new Set<Kind>(['food', 'object']);

/** "a house with a pumpkin by the door": who is beside or before something is not in it. */
function standOutside(draft: Draft): void {
  const outside = draft.relations.filter(({ kind }) => OUTSIDE.has(kind));
  for (const { kind, from, to } of outside) {
    // "a barn with a rooster on the roof" has it there and not beside it, too.
    const isMere = (one: SceneRelation) =>
      one.kind === 'in' || (one.kind === 'next-to' && (kind === 'on' || kind === 'hang-from'));
    const mere = draft.relations.findIndex((one) => isMere(one) && one.from === from && one.to === to);
    if (mere >= 0) draft.dropRelation(mere);
  }
}

/** What says where somebody is in place of a mere "in". */
const OUTSIDE: ReadonlySet<RelationKind> = new Set([
  'next-to',
  'in-front-of',
  'behind',
  'look-at',
  'look-out-of',
  'around',
  'on',
  'over',
  'hang-from',
]);

/** "a carrot beside a snowman": one more, and not its nose. */
function isSaidBeside({ relations, words }: Draft, at: number, part: number): boolean {
  const { kind, from } = relations[at] ?? {};
  return (
    kind === 'next-to' &&
    from === part &&
    words.some(({ meaning }) => meaning.as === 'relation' && meaning.relation === at)
  );
}

function isOwn(draft: Draft, part: number, whole: number): boolean {
  // "a Christmas tree with a star on top and gifts below": the star is on it, and not below.
  const isElse = (ends: readonly number[]): boolean => ends.includes(part) && !ends.includes(whole);
  // "a shelf of books with a cat on top": who is at the whole is at its part, too.
  const isAtBoth = (one: number) => draft.relations.some(({ from, to }) => from === one && to === whole);
  const isFree = !draft.relations.some(
    ({ kind, from, to }) => isElse([from, to]) && !(kind === 'next-to' && to === part && isAtBoth(from)),
  );
  // "a pencil and an eraser standing side by side": that is another one.
  const { pose, order, key = '' } = draft.things[part] ?? {};
  if (pose === 'stand' || order !== undefined) return false;
  const record = draft.record(whole);
  return isFree && (record?.has?.includes(key) === true || isBuiltIn(draft, part, whole));
}

/** A figure has its own things in hand only where nothing else is there and it does nothing to anybody. */
function holdsOnlyOwn(draft: Draft, whole: number): boolean {
  const done = draft.relations.filter(({ from }) => from === whole);
  const isIdle = done.every(({ kind, to }) => kind === 'hold' && isOwn(draft, to, whole));
  // A dove is drawn on the wing.
  const isAsDrawn = draft.things[whole]?.pose === 'fly' && draft.record(whole)?.rests === 'air';
  return (draft.things[whole]?.pose === undefined || isAsDrawn) && isIdle;
}

/** Animals on a farm are those of farms: a word for several things means those of the place, where it has its own. */
export function settleLocals(draft: Draft, things: Things, setting: string | undefined): void {
  if (setting === undefined) return;
  for (const [index, thing] of draft.things.entries()) {
    const there = draft.record(index)?.local?.[setting];
    const isBusy = draft.relations.some(({ kind, from }) => from === index && !PLACED.has(kind));
    if (there !== undefined && !isBusy && PASSING.has(thing.pose)) thing.key = there;
  }
  const collectives = new Map(things.collectives());
  for (const { of, local } of collectives.values()) {
    const there = collectives.get(local?.[setting] ?? '')?.of;
    if (there === undefined) continue;
    for (const thing of draft.things) {
      const at = of.indexOf(thing.key);
      // By its own name, "a lion", it stays what it is.
      const isNamed = draft.things.filter(({ words }) => words === thing.words).length < of.length;
      if (at >= 0 && !isNamed) thing.key = there[at % there.length] ?? thing.key;
    }
  }
}

/** Where something is, with no hand in it. */
const PLACED: ReadonlySet<RelationKind> = new Set<RelationKind>([
  ...(['next-to', 'on', 'in', 'under', 'over', 'behind', 'in-front-of', 'around', 'among'] as const),
  ...(['between', 'through', 'follow', 'chase', 'look-at', 'wear'] as const),
]);
const PASSING: ReadonlySet<Pose | undefined> = new Set<Pose | undefined>([undefined, 'swim', 'stand']);

/** Santa and his sleigh: who drives it sits in it, where nothing else is said of the two. */
export function seatDrivers(draft: Draft): void {
  for (const [index, { key }] of draft.things.entries()) {
    const driver = draft.recordOf(key)?.driver;
    const seated = draft.things.findIndex((thing) => thing.key === driver && thing.pose === undefined);
    const isSaid = draft.relations.some(
      ({ kind, from, to }) =>
        [from, to].includes(index) && [from, to].includes(seated) && kind !== 'next-to' && kind !== 'in',
    );
    if (seated >= 0 && !isSaid)
      draft.replaceRelation([index, seated], { kind: 'on', from: seated, to: index }, undefined);
  }
}
