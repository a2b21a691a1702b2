import { hasBody } from '../../things/parts.ts';
import type { Draft } from '../Draft.ts';
import type { RelationKind, SceneRelation } from '../Scene.ts';
import { standBeside, standBetween } from './besideOnTables.ts';
import { chainPlaces } from './chainPlaces.ts';
import { doByTurns } from './doByTurns.ts';
import { goWithin } from './goWithin.ts';
import { hangFromTrees } from './hangFromTrees.ts';
import { countSingly, heapUp, joinHeaps } from './heaps.ts';
import { landOnGround } from './landOnGround.ts';
import { hasRoofLoad, loadRoof } from './loadRoof.ts';
import { overShoulder } from './overShoulder.ts';
import { perchOnSpots } from './perchOnSpots.ts';
import { pushSwings } from './pushSwings.ts';
import { flyAlong } from './settleRiders.ts';
import { fillHoles, PLACED, workWithin } from './settleWithin.ts';
import { shapeOnWheel } from './shapeOnWheel.ts';

/** Says what those are in or on of whom more than one word tells it, or one word for two. */
export function settleHosts(draft: Draft): void {
  overShoulder(draft);
  countSingly(draft);
  heapUp(draft);
  landOnGround(draft);
  perchOnSpots(draft);
  chainPlaces(draft);
  joinHeaps(draft);
  takeYoungAlong(draft);
  standBetween(draft);
  standBeside(draft);
  pairUp(draft);
  workWithin(draft);
  fillHoles(draft);
  goWithin(draft);
  boardOpen(draft);
  for (const index of draft.things.keys()) loadRoof(draft, index);
  flyAlong(draft);
  hangOn(draft);
  hangFromTrees(draft);
  shapeOnWheel(draft);
  pushSwings(draft);
  drawFor(draft);
  doByTurns(draft);
  park(draft);
  man(draft);
}

/** "a koala and her baby in a tree", "a bird singing to her babies in a tree": both are. */
function takeYoungAlong(draft: Draft): void {
  for (const [at, relation] of [...draft.relations].entries()) {
    const { kind } = relation;
    const isToYoung = kind === 'face' && isYoungOf(draft, relation.to, relation.from);
    const [from, to] = isToYoung ? [relation.to, relation.from] : [relation.from, relation.to];
    if (!isToYoung && kind !== 'next-to') continue;
    if (!draft.isBeing(from) || !draft.isBeing(to)) continue;
    if (draft.relations.some((one) => one.from === from && one.kind !== 'next-to')) continue;
    const place = draft.relations.findIndex((one) => one.from === to && PLACED.has(one.kind));
    const host = draft.relations[place];
    if (host === undefined || place < at || draft.isBeing(host.to)) continue;
    const isBusy = draft.relations.some((one) => one.from === to && one !== relation && one !== host);
    if (isToYoung && (isBusy || draft.record(host.to)?.kind !== 'plant')) continue;
    // Side by side on its branches.
    if (isToYoung) Object.assign(relation, { kind: 'next-to', from, to });
    draft.relate(from, host.kind, host.to);
  }
}

/** Whether those are the young of an animal. */
function isYoungOf(draft: Draft, index: number, parent: number): boolean {
  const [young, key] = [draft.things[index], draft.things[parent]?.key];
  if (young === undefined || key === undefined || !draft.isAnimal(parent)) return false;
  return young.key === key ? young.looks.young === true : draft.grownOf(young.key) === key;
}

/** "between corals": between two, where nobody says how many. */
function pairUp(draft: Draft): void {
  for (const { kind, to, also } of draft.relations) {
    const ends = draft.things[to];
    if (
      kind === 'between' &&
      also === undefined &&
      ends !== undefined &&
      ends.count > 2 &&
      !draft.isCounted(to)
    )
      ends.count = 2;
  }
}

/** "a girl hanging her coat on a hook": the coat hangs, she has a hand at it. */
function hangOn(draft: Draft): void {
  const hanging = draft.relations.filter(({ kind }) => kind === 'hang-from');
  for (const relation of hanging)
    if (hanging.some(({ from }) => from === relation.to)) relation.kind = 'tend';
}

/** A rope that is climbed or swung on hangs, a bed that somebody is under is seen from the side; who is under leaves looks out of a hollow there. */
function drawFor(draft: Draft): void {
  for (const relation of draft.relations) {
    const { kind, from, to } = relation;
    const [one, thing] = [draft.things[from], draft.things[to]];
    const { as } = draft.record(to) ?? {};
    const isHollow = as?.under !== undefined && as.under === as['sleep-in'];
    // "a girl in flowers": among them.
    const isAmong = kind === 'in' && draft.record(to)?.kind === 'plant' && (thing?.count ?? 1) > 1;
    // Fruit and stars hang among the leaves, not from a bough.
    const isFruit = kind === 'hang-from' && AMONG_LEAVES.has(draft.record(from)?.kind ?? '');
    if (thing !== undefined && !isAmong && !isFruit) thing.key = draft.record(to)?.as?.[kind] ?? thing.key;
    if (isHollow && (kind === 'under' || kind === 'sleep-in')) relation.kind = 'in';
    if (kind === 'hang-from') hang(draft, relation);
    if (kind === 'around' && one?.count === 1) one.key = draft.record(from)?.wound ?? one.key;
  }
}

const AMONG_LEAVES: ReadonlySet<string> = new Set(['food', 'plant', 'symbol', 'sky']);

/** "a girl on a swing hanging from a tree": it hangs there on ropes, and she is on it. */
function hang(draft: Draft, relation: SceneRelation): void {
  const swing = draft.relations.find(({ kind, from }) => kind === 'swing-on' && from === relation.from)?.to;
  const hanging = swing !== undefined && draft.record(swing)?.hung !== undefined ? swing : relation.from;
  relation.from = hanging;
  const thing = draft.things[hanging];
  if (thing !== undefined) thing.key = draft.record(hanging)?.hung ?? thing.key;
}

/** Who is in a car is seen in one without a roof, more than two and who looks out in its windows; who hatches is in half a shell. */
function boardOpen(draft: Draft): void {
  for (const [index, thing] of draft.things.entries()) {
    const { boarded, windowed, kind, uses } = draft.record(index) ?? {};
    const isStoodOn =
      draft.recordOf(boarded ?? '')?.riders !== undefined ||
      (windowed !== undefined && uses?.includes('ridden')) ||
      (boarded !== undefined && uses?.includes('sat-on'));
    const within = draft.relations.filter(
      (each) =>
        each.to === index &&
        (BOARDING.has(each.kind) || (isStoodOn && each.kind === 'on')) &&
        // One is on a whale's back, not in it.
        !(each.kind === 'ride' && draft.isBeing(index)) &&
        // Who comes out of a house is at its door, who runs through it at its windows.
        !(each.kind === 'through' && kind === 'building' && boarded === undefined && isIdle(draft, each)),
    );
    // "a bear driving a truck full of apples": what it is loaded with looks out of no window.
    const live = within.filter(({ from }) => isLive(draft, from));
    const isLoaded =
      windowed !== undefined && kind === 'vehicle' && live.length > 0 && live.length < within.length;
    const aboard = isLoaded ? live : within;
    const count = aboard.reduce((sum, { from }) => sum + (draft.things[from]?.count ?? 1), 0);
    const isLively = aboard.every(({ from }) => isLive(draft, from));
    // Each in one of its own, where nobody says how many there are.
    const isOwn = boarded !== undefined && thing.count > 1 && count > 1 && count <= MOST_OWN;
    const areAlone = isOwn && (count === thing.count || !draft.isCounted(index));
    // "twins in bunk beds": one above the other.
    if (windowed !== undefined && uses?.includes('slept-in') && !draft.isCounted(index)) thing.count = 1;
    if ((thing.count !== 1 && !areAlone) || count === 0 || !isLively || thing.looks.shape !== undefined)
      continue;
    if (areAlone) thing.count = count;
    // Who sleeps in a crib lies there, and looks over no rail.
    const sleeps = (one: SceneRelation) =>
      one.kind === 'sleep-in' || draft.things[one.from]?.pose === 'sleep';
    const isAsleep = uses?.includes('slept-in') === true && within.every(sleeps);
    const isFew = !isLoaded && count <= MOST_OPEN * thing.count && within.every(isSeenWhole);
    const isOpen = !isAsleep && (kind !== 'vehicle' || (isFew && !hasRoofLoad(draft, index)));
    thing.key = (isOpen ? boarded : undefined) ?? windowed ?? thing.key;
    if (draft.record(index)?.riders === 'ride')
      for (const each of within) if (each.kind === 'on') each.kind = 'ride';
    if (thing.key !== windowed) continue;
    for (const each of within) if (each.kind === 'ride' || each.kind === 'on') each.kind = 'in';
    if (count > MOST_AT_WINDOWS) thing.key = draft.record(index)?.crowded ?? thing.key;
  }
}

function isLive(draft: Draft, index: number): boolean {
  return draft.isBeing(index) || hasBody(draft.record(index));
}

/** What flies by itself stands where somebody on foot is beside it: a rocket. */
function park(draft: Draft): void {
  for (const [index, thing] of draft.things.entries()) {
    const { parked } = draft.record(index) ?? {};
    const isBeside = draft.relations.some(
      ({ kind, from, to }) =>
        BESIDE.has(kind) &&
        (to === index || (kind === 'next-to' && from === index)) &&
        draft.isBeing(from === index ? to : from),
    );
    if (parked !== undefined && isBeside) thing.key = parked;
  }
}

/** More food than two hands hold. */
function isMuch(draft: Draft, index: number): boolean {
  return draft.record(index)?.kind === 'food' && (draft.things[index]?.count ?? 1) > 2;
}

/** Who is at a stall is behind its counter, but not who is said to be next to it. */
function man(draft: Draft): void {
  for (const [at, relation] of draft.relations.entries()) {
    const host = draft.things[relation.to];
    const { manned } = draft.record(relation.to) ?? {};
    const isSaid = draft.words.some(({ meaning }) => meaning.as === 'relation' && meaning.relation === at);
    if (manned === undefined || host?.count !== 1 || relation.kind !== 'next-to' || isSaid) continue;
    if (!draft.isBeing(relation.from)) continue;
    host.key = manned;
    relation.kind = 'in';
    // What several sell, or much of it, stands beside them.
    const isSeveral = (draft.things[relation.from]?.count ?? 1) > 1;
    for (const sold of draft.relations)
      if (sold.kind === 'hold' && sold.from === relation.from && (isSeveral || isMuch(draft, sold.to)))
        Object.assign(sold, { kind: 'next-to', from: sold.to, to: relation.to });
  }
}

const BESIDE: ReadonlySet<RelationKind> = new Set([
  'next-to',
  'in-front-of',
  'behind',
  'hide-behind',
  'build',
]);

function isSeenWhole({ kind }: SceneRelation): boolean {
  return kind !== 'look-out-of';
}

const BOARDING: ReadonlySet<RelationKind> = new Set([
  ...(['in', 'drive', 'ride', 'through', 'look-out-of', 'sleep-in'] as const),
]);
const [MOST_OPEN, MOST_AT_WINDOWS, MOST_OWN] = [2, 4, 6];

function isIdle(draft: Draft, { from }: SceneRelation): boolean {
  return draft.things[from]?.pose === undefined;
}
