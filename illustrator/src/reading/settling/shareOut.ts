import { isBall } from '../../things/isBall.ts';
import type { Draft } from '../Draft.ts';
import { CARRYING, type Pose, type RelationKind, type SceneRelation } from '../Scene.ts';

/** Deals out what several have: one for each, one between them, or so many as it takes. */
export function shareOut(draft: Draft): void {
  shareOutPlurals(draft);
  shareMeals(draft);
  shareReading(draft);
  shareToys(draft);
  shareLoads(draft);
  juggleSeveral(draft);
  pairTuggers(draft);
}

/** "two kids eating popsicles": one for each, where nobody says how many. */
function shareOutPlurals(draft: Draft): void {
  for (const [index, thing] of draft.things.entries()) {
    const isImpliedFood = draft.implied.has(thing) && draft.record(index)?.kind === 'food';
    const isPortion = draft.portions.has(thing) || isImpliedFood || isSmallMass(draft, index);
    if ((thing.count < 2 && !isPortion) || draft.isCounted(index)) continue;
    const isForOne = draft.record(index)?.riders !== undefined;
    const bearers = draft.relations.filter(
      ({ kind, to }) => to === index && (EACH_ONE.has(kind) || (isForOne && BORNE.has(kind))),
    );
    const count = bearers.reduce((sum, { from }) => sum + (draft.things[from]?.count ?? 1), 0);
    if (count > 1 && count <= MOST_SHARED) thing.count = count;
    const { kind, rests } = draft.record(index) ?? {};
    // One in each hand.
    if (
      thing.count > 1 &&
      count === 1 &&
      kind === 'object' &&
      rests !== 'air' &&
      bearers.every(({ kind, from }) => kind === 'hold' && draft.record(from)?.tips === undefined)
    )
      thing.count = 2;
  }
}

/** Some of what is always several: trash, scissors. */
function isSmallMass(draft: Draft, index: number): boolean {
  const { kind, size = 0, pluralForOne } = draft.record(index) ?? {};
  return kind === 'object' && pluralForOne === true && size < LEAST_LOAD;
}

/** "a dog and a cat eating a pizza": two who have one thing between them share it. */
function shareMeals(draft: Draft): void {
  for (const [index, { count }] of draft.things.entries()) {
    const eating = draft.relations.filter(
      ({ kind, to }) => (kind === 'eat' || kind === 'drink') && to === index,
    );
    const eaters = eating.reduce((sum, { from }) => sum + (draft.things[from]?.count ?? 1), 0);
    if (count === 1 && eaters === 2) for (const relation of eating) relation.kind = 'share';
  }
  pairEaters(draft);
}

/** "a mother and her son reading a book": open between the two, a hand of each at it. */
function shareReading(draft: Draft): void {
  for (const [index, { count }] of draft.things.entries()) {
    const reading = draft.relations.filter(({ kind, to }) => kind === 'read' && to === index);
    const readers = reading.reduce((sum, { from }) => sum + (draft.things[from]?.count ?? 1), 0);
    if (count !== 1 || readers !== 2 || !reading.every(({ from }) => isFreeToShare(draft, from))) continue;
    for (const relation of reading) takeUpTogether(draft, relation, 'read');
  }
}

/** "three kittens playing with yarn": each has some, but two animals have one thing between them. */
function shareToys(draft: Draft): void {
  for (const [index, thing] of draft.things.entries()) {
    const playing = draft.relations.filter(({ kind, to }) => kind === 'play' && to === index);
    const players = playing.reduce((sum, { from }) => sum + (draft.things[from]?.count ?? 1), 0);
    const isOne = thing.count === 1 && !draft.isCounted(index) && isHandToy(draft, index);
    if (!isOne || players < 2 || players > MOST_SHARED) continue;
    const arePaws = playing.every(({ from }) => draft.isAnimal(from) && isFreeToShare(draft, from));
    if (players === 2 && arePaws) for (const relation of playing) relation.kind = 'share';
    else if (playing.length === 1 && !hasMoreToys(draft, playing[0]?.from)) thing.count = players;
  }
}

/** Whether other toys lie beside who plays. */
function hasMoreToys(draft: Draft, player: number | undefined): boolean {
  return draft.relations.some(
    ({ kind, from, to }) => kind === 'next-to' && to === player && !draft.isBeing(from),
  );
}

/** What one plays with alone, no ball or game. */
function isHandToy(draft: Draft, index: number): boolean {
  const record = draft.record(index);
  const { kind, size = 1, uses = [] } = record ?? {};
  const isForAll = isBall(record) || uses.some((use) => use === 'played' || use === 'played-at');
  return kind === 'object' && size < LARGE_TOY && !isForAll;
}

/** Meters. */
const LARGE_TOY = 0.5;

/** Whether somebody has hands, and no seat or bed to keep to. */
function isFreeToShare(draft: Draft, index: number): boolean {
  const isHandy = draft.isBeing(index) && !draft.record(index)?.limbless;
  return isHandy && !draft.relations.some(({ kind, from }) => from === index && CARRYING.has(kind));
}

/** "two men carrying a couch": what is large is between two who have it, a hand of each at it. */
function shareLoads(draft: Draft): void {
  for (const [index, { count }] of draft.things.entries()) {
    const { size = 0, rests, uses } = draft.record(index) ?? {};
    const isOwn = size < LARGE_LOAD && uses?.some(isDone);
    const having = draft.relations.filter(({ kind, to }) => to === index && LOADED.has(kind));
    const most = Math.max(0, ...having.map(({ from }) => draft.record(from)?.size ?? 0));
    // Of two animals that have a fish none has its paws empty.
    const isPair = having.length === 1 && draft.things[having[0]?.from ?? -1]?.count === 2;
    const isBetween = isPair && draft.isAnimal(having[0]?.from ?? -1) && isFood(draft, index);
    const isLarge = isBetween || size >= Math.min(LEAST_LOAD, LOAD_SHARE * most);
    // "a team lifting its coach", but no two hold one baby.
    const isRaised = having.length === 1 && having[0]?.kind === 'hold-up';
    const isLoad = isLarge && rests !== 'air' && (!draft.isBeing(index) || isRaised || isBetween) && !isOwn;
    if (isLoad && size >= LONG_LOAD && count === 1) pairBearers(draft, having);
    if (isLoad && draft.isBeing(index)) thinOut(draft, having);
    const bearers = having.reduce((sum, { from }) => sum + (draft.things[from]?.count ?? 1), 0);
    const areAlive = having.every(({ from }) => draft.isBeing(from));
    const isFull = draft.relations.some(({ kind, to }) => to === index && (kind === 'in' || kind === 'on'));
    // Several of a kind have it over their heads.
    const mostBearers = uses?.includes('led-by') ? MOST_ALONG : MOST_BEARERS;
    const isForAll =
      having.length === 1 &&
      bearers > 2 &&
      bearers <= mostBearers &&
      (having[0]?.kind === 'hold' || draft.isBeing(index));
    if (count !== 1 || (bearers !== 2 && !isForAll) || !isLoad || isFull || !areAlive) continue;
    for (const relation of having) takeUpTogether(draft, relation, 'lift');
  }
}

/** What animals carry to eat it. */
function isFood(draft: Draft, index: number): boolean {
  const { kind } = draft.record(index) ?? {};
  return kind === 'food' || kind === 'swimmer';
}

/** "a banner held up by owls": where nobody says how many they are, one at each end. */
function pairBearers(draft: Draft, having: readonly SceneRelation[]): void {
  const [one] = having;
  const bearer = draft.things[one?.from ?? -1];
  const isBusy = draft.relations.some(
    ({ kind, from, to }) => kind !== 'next-to' && [from, to].includes(one?.from ?? -1) && to !== one?.to,
  );
  if (having.length !== 1 || !one || !bearer || isBusy || draft.isCounted(one.from)) return;
  if (bearer.count === SOME) bearer.count = 2;
}

/** "a team lifting a boy": no more than have room under him, where nobody says how many they are. */
function thinOut(draft: Draft, having: readonly SceneRelation[]): void {
  const bearer = draft.things[having[0]?.from ?? -1];
  if (having.length !== 1 || !bearer || draft.isCounted(having[0]?.from ?? -1)) return;
  bearer.count = Math.min(bearer.count, SOME);
}

/** As many as a plural means. */
const SOME = 3;
/** Meters: what is held at its two ends. */
const LONG_LOAD = 1;

const MOST_BEARERS = 4;
/** The same along a rope. */
const MOST_ALONG = 5;

/** They have it between them, and do nothing else: what they lift is the load, no barbell. */
function takeUpTogether(draft: Draft, relation: SceneRelation, pose: Pose): void {
  relation.kind = 'share';
  const bearer = draft.things[relation.from];
  if (bearer?.pose !== pose) return;
  delete bearer.pose;
  const said = { as: 'relation' as const, relation: draft.relations.indexOf(relation) };
  for (const word of draft.words)
    if (word.meaning.as === 'pose' && word.meaning.thing === relation.from) word.meaning = said;
}

/** Meters, and the same as a share of who carries it: a leaf for two ants. */
const LEAST_LOAD = 0.3;
const LOAD_SHARE = 0.2;
/** Meters. */
const LARGE_LOAD = 1.2;
const LOADED: ReadonlySet<RelationKind> = new Set(['hold', 'hold-up']);

/** What each does with a thing alone. */
function isDone(use: string): boolean {
  return use === 'played' || use === 'steered' || use === 'swung-on';
}

/** "juggling fish": several of them, where nobody says how many. */
function juggleSeveral(draft: Draft): void {
  for (const { kind, to } of draft.relations) {
    const thing = draft.things[to];
    if (kind === 'juggle' && thing?.count === 1 && !draft.isCounted(to)) thing.count = JUGGLED;
  }
}

const JUGGLED = 3;

/** "kids playing tug of war": as many at each end, where nobody says how many. */
function pairTuggers(draft: Draft): void {
  for (const { kind, from, to } of draft.relations) {
    const thing = draft.things[from];
    if (kind === 'tug' && from === to && thing !== undefined && !draft.isCounted(from))
      thing.count += thing.count % 2;
  }
}

/** "guinea pigs sharing a leaf": a mouth at each end, where nobody says how many they are; "chicks pecking at seeds": each has some. */
function pairEaters(draft: Draft): void {
  for (const { kind, from, to } of draft.relations) {
    const [thing, food] = [draft.things[from], draft.things[to]];
    if (thing === undefined || food === undefined) continue;
    // "brothers fighting over a toy": one pulls at each end.
    const isPair = draft.isAnimal(from) || thing.looks.mood === 'angry';
    if (kind === 'share' && isPair && food.count === 1 && !draft.isCounted(from))
      thing.count = Math.min(thing.count, 2);
    if (!draft.isAnimal(from)) continue;
    const isScattered = kind === 'eat' && food.key === SCATTERED && !draft.isCounted(to);
    if (isScattered) food.count = Math.max(food.count, thing.count);
  }
}

const SCATTERED = 'seed';

/** What each does with a thing of its own. */
const EACH_ONE: ReadonlySet<RelationKind> = new Set([
  ...(['hold', 'eat', 'drink', 'read', 'play'] as const),
  ...(['ride', 'drive', 'row', 'swing-on', 'slide-down', 'sleep-in'] as const),
]);
/** The same with what bears but one. */
const BORNE: ReadonlySet<RelationKind> = new Set(['on']);
const MOST_SHARED = 6;
