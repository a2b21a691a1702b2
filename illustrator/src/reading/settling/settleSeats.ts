import { hasBody } from '../../things/parts.ts';
import { seatsTwo } from '../../things/seatsTwo.ts';
import type { Draft } from '../Draft.ts';
import type { Pose, RelationKind, SceneRelation } from '../Scene.ts';

/** What has room for more than one is so long at least, in meters. */
const LEAST_ROOM = 1.5;
const SEATED: ReadonlySet<RelationKind> = new Set<RelationKind>(['on', 'in', 'sleep-in', 'row']);

/** "reading to a baby on the sofa", "in bed with her cat": who is with somebody on a seat for several is there too. */
export function shareSeats(draft: Draft): void {
  for (const relation of [...draft.relations]) sitInOwn(draft, relation);
  for (const place of [...draft.relations]) {
    if (!SEATED.has(place.kind) || !draft.isBeing(place.from)) continue;
    if (place.kind === 'sleep-in' && draft.record(place.to)?.uses?.includes('slept-in'))
      layBeside(draft, place);
    if (!isForSeveral(draft, place.to)) continue;
    const mates = draft.relations.flatMap(
      (relation) => mateOf(draft, relation, place) ?? sharerWith(draft, relation, place) ?? [],
    );
    for (const mate of mates) draft.relate(mate, place.kind, place.to);
    // Who is awake in bed and does something there sits.
    const isBusy =
      draft.record(place.to)?.uses?.includes('dug-with') === true ||
      draft.relations.some(({ kind, from }) => from === place.from && BUSY.has(kind));
    if (place.kind === 'in' && draft.record(place.to)?.kind !== 'boat' && (isBusy || mates.length > 0))
      for (const index of [place.from, ...mates]) sit(draft, index);
  }
}

/** "a boy with a wheelchair": he sits in it. */
function sitInOwn(draft: Draft, relation: SceneRelation): void {
  const { kind, from, to } = relation;
  const person = draft.things[to];
  const key = IN_WHEELCHAIR[person?.key ?? ''];
  const isOwn = kind === 'next-to' && draft.things[from]?.key === WHEELCHAIR && person?.count === 1;
  const isPlaced = draft.relations.some((one) => one.from === to && PLACED.has(one.kind));
  if (!isOwn || key === undefined || isPlaced) return;
  person.key = key;
  draft.dropRelation(draft.relations.indexOf(relation));
  draft.joinThing(from, to);
}

const [MAN, WOMAN] = ['man-in-manual-wheelchair', 'woman-in-manual-wheelchair'];
const IN_WHEELCHAIR: Readonly<Record<string, string>> = {
  boy: MAN,
  man: MAN,
  child: MAN,
  girl: WOMAN,
  woman: WOMAN,
};
const WHEELCHAIR = 'manual-wheelchair';

/** "a pumpkin on the porch and a cat beside it": there too. */
export function standBesideThere(draft: Draft): void {
  for (const relation of draft.relations) {
    const { kind, from, to } = relation;
    const { kind: what, size = 0, places } = draft.record(to) ?? {};
    const isStoop = what === 'building' && places?.top !== undefined && size < LARGEST_STOOP;
    const mate = draft.relations.find((one) => one.kind === 'on' && one.to === to && one.from !== from);
    if (kind === 'next-to' && isStoop && mate !== undefined && (draft.record(from)?.size ?? size) < size)
      relation.kind = 'on';
  }
}

/** Meters: what is larger has room beside it for who is beside what is on it. */
const LARGEST_STOOP = 6;

/** "at the dentist, sitting in the big chair": the one that is there for who is tended. */
export function sitWhereTended(draft: Draft): void {
  for (const relation of draft.relations) {
    const { kind, from, to } = relation;
    const tending = draft.relations.find((one) => one.kind === 'tend' && [one.from, one.to].includes(from));
    const chair = draft.things[to];
    const isChair = draft.record(to)?.uses?.includes('sat-on') && (draft.record(to)?.size ?? 2) < LEAST_ROOM;
    if (!SEATED.has(kind) || !tending || !chair || !isChair) continue;
    if (draft.record(tending.from)?.tends === undefined) continue;
    Object.assign(relation, { from: tending.to });
    Object.assign(chair, { key: TENDED_IN, looks: {} });
    if (tending.from === from) passPose(draft, tending);
  }
}

/** Who is tended does what was read of who tends. */
function passPose(draft: Draft, { from, to }: SceneRelation): void {
  const [doer, guest] = [draft.things[from], draft.things[to]];
  if (doer?.pose === undefined || guest === undefined) return;
  guest.pose ??= doer.pose;
  delete doer.pose;
  for (const word of draft.words)
    if (word.meaning.as === 'pose' && word.meaning.thing === from) word.meaning = { as: 'pose', thing: to };
}

const TENDED_IN = 'dentist-chair';

/** "sleeping in bed with a teddy bear": what a sleeper has lies no arm's length away. */
function layBeside(draft: Draft, { from, to }: SceneRelation): void {
  for (const relation of draft.relations) {
    if (relation.kind !== 'hold' || relation.from !== from || !hasBody(draft.record(relation.to))) continue;
    const thing = draft.things[relation.to];
    if (thing === undefined) continue;
    // It is under the blanket as any stuffed animal is.
    if (thing.key === TEDDY)
      Object.assign(thing, { key: 'bear', pose: 'sleep', looks: { ...thing.looks, toy: true } });
    sit(draft, relation.to);
    Object.assign(relation, { kind: 'in', from: relation.to, to });
  }
}

const TEDDY = 'teddy-bear';

function sit(draft: Draft, index: number): void {
  const thing = draft.things[index];
  if (thing !== undefined) thing.pose ??= 'sit';
}

const BUSY: ReadonlySet<RelationKind> = new Set<RelationKind>([
  'hold',
  'hug',
  'read',
  'eat',
  'drink',
  'play',
]);

function isForSeveral(draft: Draft, index: number): boolean {
  const { kind, size = 0, aboard } = draft.record(index) ?? {};
  const isRoomy = kind === 'boat' || aboard === 'on';
  return seatsTwo(draft.record(index)) || (isRoomy && size >= LEAST_ROOM);
}

/** Who is beside one with a place, or is read to, has none of its own and is no larger than what both fit on. */
function mateOf(draft: Draft, { kind, from, to }: SceneRelation, place: SceneRelation): number | undefined {
  const isOf = from === place.from || to === place.from;
  const mate = from === place.from ? to : from;
  const isRead = kind === 'face' && draft.things[place.from]?.pose === 'read';
  const isMet = MEETING.has(kind) && isOnDeck(draft, place) && staysAboard(draft, from, mate);
  const record = draft.record(mate);
  // "gives grandma a flower on the bench".
  const giver = draft.things[from];
  const isGiven =
    place.kind === 'on' &&
    kind === 'face' &&
    giver !== undefined &&
    draft.giving.has(giver) &&
    isPerson(draft, mate);
  if (!isOf || record === undefined || !(kind === 'next-to' || isRead || isMet || isGiven)) return undefined;
  const isPlaced = draft.relations.some((one) => one.from === mate && PLACED.has(one.kind));
  const fits = record.size < (draft.record(place.to)?.size ?? 0);
  return !isPlaced && fits && (draft.isBeing(mate) || hasBody(record)) ? mate : undefined;
}

/** "sharing popcorn with grandpa on the sofa": who has the same thing in hand. */
function sharerWith(
  draft: Draft,
  { kind, from, to }: SceneRelation,
  place: SceneRelation,
): number | undefined {
  const isSame = draft.relations.some(
    (one) => one.kind === 'share' && one.from === place.from && one.to === to && from !== place.from,
  );
  const isPlaced = draft.relations.some((one) => one.from === from && PLACED.has(one.kind));
  return place.kind === 'on' && kind === 'share' && isSame && !isPlaced && isPerson(draft, from)
    ? from
    : undefined;
}

function isPerson(draft: Draft, index: number): boolean {
  return draft.record(index)?.kind === 'person';
}

/** "a pirate fighting a knight on a ship", "a boy petting a cat on the roof": where both are within reach. */
function isOnDeck(draft: Draft, { kind, to }: SceneRelation): boolean {
  const { kind: what, aboard, places } = draft.record(to) ?? {};
  // Behind the rail of a ship one is in it.
  const isAtRail = what === 'boat' && kind === 'in' && places?.inside?.rim === true;
  return isAtRail || (kind === 'on' && (what === 'boat' || aboard === 'on'));
}

/** Who waves or points at somebody aboard may be ashore, who swims or flies is. */
function staysAboard(draft: Draft, doer: number, mate: number): boolean {
  const kind = draft.record(mate)?.kind;
  return (kind === 'person' || kind === 'animal') && !AFAR.has(draft.things[doer]?.pose ?? 'stand');
}

/** What is done within reach of one another. */
const MEETING: ReadonlySet<RelationKind> = new Set<RelationKind>([
  ...(['face', 'chase', 'follow', 'hug', 'hold-hands', 'tend', 'feed', 'whisper'] as const),
]);
const AFAR: ReadonlySet<Pose> = new Set<Pose>(['wave', 'point', 'swim', 'fly']);

/** What gives one another place than beside somebody. */
const PLACED: ReadonlySet<RelationKind> = new Set<RelationKind>([
  ...SEATED,
  ...([
    'under',
    'over',
    'behind',
    'in-front-of',
    'around',
    'between',
    'through',
    'ride',
    'drive',
    'row',
  ] as const),
  ...(['climb', 'on-lap', 'on-shoulders', 'hide-behind', 'look-out-of', 'sit-at'] as const),
]);
