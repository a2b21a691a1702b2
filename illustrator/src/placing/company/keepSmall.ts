import { artData } from '../../art/artData.ts';
import { isBig } from '../../reading/isBig.ts';
import type { RelationKind, Scene } from '../../reading/Scene.ts';
import { BEINGS } from '../../things/beings.ts';
import { isBall } from '../../things/isBall.ts';
import type { Thing } from '../../things/Things.ts';
import type { Casting } from '../relations/rule.ts';
import { CHASED, keepPreySmall } from './keepPreySmall.ts';

interface Sizes {
  /** As they are shown, which is changed. */
  sizes: number[];
  inLife: readonly number[];
}

/** Keeps small beside others what compressing would make large: young ones, balls, toppings and flowers. */
export function keepSmall(
  scene: Scene,
  castings: readonly (Casting | undefined)[],
  { sizes, inLife }: Sizes,
): void {
  keepYoungSmall(scene, sizes);
  keepChildrenSmall(scene, castings, { sizes, inLife });
  keepPetsSmall(scene, castings, { sizes, inLife });
  keepBallsSmall(scene, castings, sizes);
  keepToppingsSmall(scene, { sizes, inLife });
  keepFlowersSmall(scene, { sizes, inLife });
  keepTrimmingsSmall(scene, sizes);
  keepLooseSmall(scene, castings, { sizes, inLife });
  keepSignsSmall(scene, sizes);
  keepPreySmall(scene, { sizes, inLife });
  keepTinySmall(scene, sizes);
}

/** What is called tiny and is in hands is small in them, however large it is in life: a house in those of a giant. */
function keepTinySmall({ things, relations }: Scene, sizes: number[]): void {
  for (const { kind, from, to } of relations)
    if (LIFTED.has(kind) && things[to]?.looks.size === 'small')
      sizes[to] = Math.min(sizes[to] ?? 1, TINY * (sizes[from] ?? 1));
}

const LIFTED: ReadonlySet<RelationKind> = new Set<RelationKind>(['hold', 'hold-up']);
/** As a share of who has it. */
const TINY = 0.42;

/** Stars and hearts around somebody are no match for them: only what does something, or has somebody on it, is larger. */
function keepSignsSmall({ things, relations }: Scene, sizes: number[]): void {
  const isSign = (index: number) => SIGNS.has(recordOf(things[index])?.kind ?? '');
  const most = Math.max(0, ...sizes.filter((_, index) => !isSign(index)));
  for (const [index, { count, looks, pose }] of things.entries()) {
    const isAround = ({ kind, from }: Scene['relations'][number]) => from === index && AROUND.has(kind);
    const isPlain = count > 1 && looks.size === undefined && pose === undefined && isSign(index);
    const about = relations.filter(({ from, to }) => from === index || to === index);
    if (!isPlain || most === 0 || about.length === 0 || !about.every(isAround)) continue;
    sizes[index] = Math.min(sizes[index] ?? 1, SIGN * most);
  }
}

const SIGNS: ReadonlySet<string> = new Set(['symbol', 'sky']);
const AROUND: ReadonlySet<RelationKind> = new Set<RelationKind>(['around', 'next-to', 'among', 'over']);
/** How large a sign is beside the largest of the others. */
const SIGN = 0.42;

/** Who is young is smaller than the grown ones of its kind, whatever else is there. */
function keepYoungSmall({ things }: Scene, sizes: number[]): void {
  const { things: known } = artData();
  for (const [index, { key, looks }] of things.entries()) {
    const kind = known.grownOf(key);
    const isYoung = looks.young === true || kind !== key;
    const grown = things.findIndex((one) => one.key === kind && one.looks.young === undefined);
    if (!isYoung || grown < 0 || grown === index) continue;
    sizes[index] = Math.min(sizes[index] ?? 1, YOUNG_BESIDE * (sizes[grown] ?? 1));
  }
}

/** As a share of the grown one. */
const YOUNG_BESIDE = 0.62;

/** Children are clearly smaller than the grown people beside them: their heads are as large as those. */
function keepChildrenSmall(
  { relations }: Scene,
  castings: readonly (Casting | undefined)[],
  { sizes, inLife }: Sizes,
): void {
  // A costume is nobody.
  const isThere = (index: number) => relations.every(({ kind, to }) => kind !== 'wear' || to !== index);
  const people = [...castings.keys()].filter(
    (index) => castings[index]?.record.kind === 'person' && isThere(index),
  );
  const grown = people.filter((index) => (inLife[index] ?? 0) >= GROWN);
  const least = Math.min(...grown.map((index) => sizes[index] ?? 1));
  for (const index of people) {
    if ((inLife[index] ?? 0) > CHILD || grown.length === 0) continue;
    sizes[index] = Math.min(sizes[index] ?? 1, CHILD_BESIDE * least);
  }
}

/** Meters: who is taller is grown up, who is shorter is a child. */
const GROWN = 1.55;
const CHILD = 1.35;
/** As a share of the smallest of the grown ones. */
const CHILD_BESIDE = 0.74;

/** A cat or a dog of somebody is clearly smaller than that one, unless it is said to be big or bears somebody. */
function keepPetsSmall(
  { things, relations }: Scene,
  castings: readonly (Casting | undefined)[],
  { sizes, inLife }: Sizes,
): void {
  const kindOf = (index: number) => castings[index]?.record.kind;
  for (const { from, to } of relations) {
    const [pet, owner] = kindOf(from) === 'person' ? [to, from] : [from, to];
    const share = (inLife[pet] ?? 1) / (inLife[owner] ?? 1);
    const isPet = kindOf(pet) === 'animal' && kindOf(owner) === 'person' && share < MOST_PET;
    const isLarge =
      isBig(things[pet]?.looks) || relations.some(({ kind, to }) => kind === 'ride' && to === pet);
    if (!isPet || isLarge || castings[pet]?.isBig) continue;
    // Of who sits the trunk alone is beside it.
    const seated = castings[owner]?.onSeat ? BESIDE_SEATED : 1;
    const most = Math.max(LEAST_PET, share ** SOFTER) * seated * (sizes[owner] ?? 1);
    sizes[pet] = Math.min(sizes[pet] ?? 1, Math.max(LEAST_SHOWN, most));
  }
}

/** As a share of its owner in life, and how its size there tells. */
const MOST_PET = 0.6;
const SOFTER = 0.62;
/** As a share of the owner, and of all that is on the page. */
const LEAST_PET = 0.42;
const LEAST_SHOWN = 0.27;
const BESIDE_SEATED = 0.75;

/** A ball of somebody small is no higher than that one's waist, unless it is said to be big. */
function keepBallsSmall(
  { things, relations }: Scene,
  castings: readonly (Casting | undefined)[],
  sizes: number[],
): void {
  for (const { kind, from, to } of relations) {
    const [players, ball] = kind === 'next-to' && isBall(recordOf(things[from])) ? [to, from] : [from, to];
    const isPlayed = IN_GAME.has(kind) && isBall(recordOf(things[ball])) && !isBig(things[ball]?.looks);
    const isPlayer = BEINGS.has(castings[players]?.record.kind ?? '') && players !== ball;
    const most = CHASED.has(kind) ? OF_CHASED : WAIST;
    if (isPlayed && isPlayer) sizes[ball] = Math.min(sizes[ball] ?? 1, most * (sizes[players] ?? 1));
  }
}

/** How high a ball is beside who plays with it, at most. */
const WAIST = 0.42;
/** What is run after is on the ground before a long body: no larger than the head of that. */
const OF_CHASED = 0.26;
const IN_GAME: ReadonlySet<RelationKind> = new Set<RelationKind>([
  ...(['chase', 'follow', 'face', 'push', 'next-to', 'look-at'] as const),
]);

/** What tops food is as small beside it as in life: a cherry on a cake. */
function keepToppingsSmall({ things, relations }: Scene, { sizes, inLife }: Sizes): void {
  for (const { kind, from, to } of relations) {
    const share = (inLife[from] ?? 1) / (inLife[to] ?? 1);
    if (kind !== 'on' || share > MOST_TOPPING || !isFood(things[from]) || !isFood(things[to])) continue;
    sizes[from] = Math.min(sizes[from] ?? 1, share * (sizes[to] ?? 1));
  }
}

/** Food so much smaller than the food it is on, as a share of that, is a topping. */
const MOST_TOPPING = 0.6;

/** Flowers that come along with somebody larger are no higher than that one's waist, and hide nobody. */
function keepFlowersSmall({ things, relations }: Scene, { sizes, inLife }: Sizes): void {
  for (const { kind, from, to } of relations) {
    const [flower, life] = [recordOf(things[from]), inLife[to] ?? 0];
    const isAlong = kind === 'next-to' && BEINGS.has(recordOf(things[to])?.kind ?? '');
    const isFlower =
      flower?.kind === 'plant' && flower.size < FLOWER && things[from]?.looks.size === undefined;
    if (isAlong && isFlower && life >= LEAST_TALL)
      sizes[from] = Math.min(sizes[from] ?? 1, BELOW * (sizes[to] ?? 1));
  }
}

/** What comes along with food is no match for it, nor food for a house: balloons beside a cake, gumdrops before a door. */
function keepTrimmingsSmall({ things, relations }: Scene, sizes: number[]): void {
  for (const { kind, from, to } of relations) {
    const { kind: own, rests } = recordOf(things[from]) ?? {};
    const isAlong = kind === 'next-to' && things[from]?.looks.size === undefined;
    const isAtCake = isFood(things[to]) && own === 'object' && rests !== 'table';
    const isAtHouse = own === 'food' && recordOf(things[to])?.kind === 'building';
    if (isAlong && (isAtCake || isAtHouse))
      sizes[from] = Math.min(sizes[from] ?? 1, (isAtHouse ? AT_HOUSE : TRIMMING) * (sizes[to] ?? 1));
  }
}

/** As a share of the food, of the house. */
const TRIMMING = 0.5;
const AT_HOUSE = 0.28;

/** Meters: a flower is lower, and who has it is no bug. */
const FLOWER = 1;
const LEAST_TALL = 0.2;
/** How high it is beside who has it. */
const BELOW = 0.34;

/** What stands around by itself where somebody is, gifts of a party, is no match for them. */
function keepLooseSmall(
  { things, relations }: Scene,
  castings: readonly (Casting | undefined)[],
  { sizes, inLife }: Sizes,
): void {
  const people = [...things.keys()].filter((index) => castings[index]?.record.kind === 'person');
  const tallest = people.reduce(
    (best, one) => ((sizes[one] ?? 0) > (sizes[best] ?? 0) ? one : best),
    people[0] ?? -1,
  );
  if (tallest < 0) return;
  for (const [index, { looks }] of things.entries()) {
    const isLoose = relations.every(({ from, to }) => from !== index && to !== index);
    const isThing = LOOSE.has(castings[index]?.record.kind ?? '') || (inLife[index] ?? 1) < FIGURE;
    if (!isLoose || !isThing || looks.size !== undefined) continue;
    const share = Math.max(LEAST_LOOSE, (MOST_LOOSE * (inLife[index] ?? 1)) / (inLife[tallest] ?? 1));
    // No smaller than what is smaller in life.
    const least = Math.max(0, ...sizes.filter((_, other) => (inLife[other] ?? 0) < (inLife[index] ?? 0)));
    sizes[index] = Math.min(sizes[index] ?? 1, Math.max(least, share * (sizes[tallest] ?? 1)));
  }
}

const LOOSE: ReadonlySet<string> = new Set(['object', 'food']);
/** Meters: a jack-o'-lantern is a thing as well. */
const FIGURE = 0.5;
/** So large beside a person it is at least, and at most as many times what it is in life. */
const LEAST_LOOSE = 0.3;
const MOST_LOOSE = 1.4;

export function isFood(thing: { key: string } | undefined): boolean {
  return recordOf(thing)?.kind === 'food';
}

/** Its record as in life: that of a casting may be larger, of what is run after. */
function recordOf(thing: { key: string } | undefined): Thing | undefined {
  return artData().things.get(thing?.key ?? '');
}
