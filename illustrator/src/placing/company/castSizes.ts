import { artData } from '../../art/artData.ts';
import type { RelationKind, Scene } from '../../reading/Scene.ts';
import { BEINGS } from '../../things/beings.ts';
import type { Casting } from '../relations/rule.ts';
import { figureSize } from './figureSize.ts';
import { isFood, keepSmall } from './keepSmall.ts';
import { limitScenery } from './limitScenery.ts';
import { compress, SPARE } from './sizes.ts';

/** How much larger than the largest of the others what is in the sky is shown. */
const FAR = 1.1;
/** The same of several, stars: no smaller than those below. */
const FAR_OF_SEVERAL = 1;
/** Meters: what is larger and no thing of its own is a star. */
const FAR_AWAY = 100;
/** A young one beside its kind. */
const YOUNG = 0.6;
/** Meters, of a stuffed animal. */
const TOY = 0.35;

/** Whether a thing is shown on the body of another one. */
function isWorn(scene: Scene, index: number): boolean {
  return scene.relations.some(({ kind, to }) => kind === 'wear' && to === index);
}

/** Whether a thing is drawn with the one that counts it: the candles of a cake. */
function isCounted({ things, relations }: Scene, index: number): boolean {
  const key = things[index]?.key;
  return relations.some(
    ({ kind, from, to }) =>
      kind === 'on' && from === index && artData().things.get(things[to]?.key ?? '')?.counted?.part === key,
  );
}

/** Whether a thing is drawn by itself. */
export function isApart(scene: Scene, index: number): boolean {
  return !isWorn(scene, index) && !isCounted(scene, index);
}

/** Longest sides by thing: as in life, compressed, but what carries another thing is large enough for it. */
export function sizesOf(
  scene: Scene,
  castings: readonly (Casting | undefined)[],
  { mostRatio, strewn = new Set() }: { mostRatio: number; strewn?: ReadonlySet<number> },
): number[] {
  // What is strewn about has a size of its own.
  const isSized = (index: number): boolean => isApart(scene, index) && !strewn.has(index);
  const figures = scene.things.map((_, index) => figureSize(scene, index, castings[index]?.record));
  const isInSky = (index: number) => {
    if (figures[index] !== undefined) return false;
    const { kind, size } = castings[index]?.record ?? {};
    return kind === 'sky' || (kind === 'symbol' && (size ?? 0) > FAR_AWAY);
  };
  const inLife = scene.things.map(({ looks }, index) =>
    looks.toy ? TOY : (figures[index] ?? castings[index]?.record.size ?? 1) * (looks.young ? YOUNG : 1),
  );
  // Signs have no size in life: a circle, a square and a star.
  if (castings.every((one) => SIGNS.has(one?.record.kind ?? '')) && castings.some(isSign)) inLife.fill(1);
  const below = Math.max(0, ...inLife.filter((_, index) => !isInSky(index)));
  const life = scene.things.map(({ looks }, index) => ({
    // The moon is far away: it is not much larger than what is under it.
    meters: Math.min(
      inLife[index] ?? 1,
      isInSky(index) && below > 0
        ? ((castings[index]?.count ?? 1) > 1 ? FAR_OF_SEVERAL : FAR) * below
        : Number.POSITIVE_INFINITY,
    ),
    ...(looks.size && !(looks.size === 'small' && isOnBack(scene, castings, index))
      ? { word: looks.size }
      : {}),
  }));
  const shown = life.filter((_, index) => isSized(index));
  const areThings = castings.every((one) => !BEINGS.has(one?.record.kind ?? ''));
  const compressed = compress(shown, mostRatio, { areThings });
  let at = 0;
  const sizes = life.map((_, index) => (isSized(index) ? (compressed[at++] ?? 1) : 0.25));
  limitScenery(scene, castings, sizes);
  evenOut(scene, sizes);
  towerOver(scene, castings, sizes);
  outgrow(scene, { sizes, inLife });
  keepSmall(scene, castings, { sizes, inLife });
  fitManyWithin(scene, { sizes, inLife });
  const own = [...sizes];
  for (let round = 0; round < 3; round += 1) {
    for (const [index, casting] of castings.entries()) {
      for (const { thing, share, isBeside } of casting?.hosts ?? []) {
        const part = isBeside ? (own[index] ?? 1) / largestBeside(castings, thing, own) : 1;
        sizes[index] = Math.max(sizes[index] ?? 0, part * share * (sizes[thing] ?? 0));
      }
    }
  }
  const most = Math.max(...sizes);
  const inHand = new Set(scene.relations.flatMap(({ kind, to }) => (IN_HAND.has(kind) ? [to] : [])));
  return sizes.map((size, index) =>
    Math.max(size / most, 1 / (inHand.has(index) ? SPARE * mostRatio : mostRatio)),
  );
}

/** The largest of those beside one thing: a chicken does not become a cow beside a barn. */
function largestBeside(
  castings: readonly (Casting | undefined)[],
  thing: number,
  sizes: readonly number[],
): number {
  const isThere = (one: Casting | undefined) =>
    one?.hosts.some((host) => host.isBeside === true && host.thing === thing);
  return Math.max(...sizes.filter((_, index) => isThere(castings[index])));
}

/** Who is on an animal is small beside it anyway. */
function isOnBack({ relations }: Scene, castings: readonly (Casting | undefined)[], index: number): boolean {
  return relations.some(
    ({ kind, from, to }) => kind === 'on' && from === index && BEINGS.has(castings[to]?.record.kind ?? ''),
  );
}

/** What is huge is larger than what is around it, but for what it is in or on, and for what is made to be so. */
function towerOver(
  { things, relations }: Scene,
  castings: readonly (Casting | undefined)[],
  sizes: number[],
): void {
  for (const [index, { looks }] of things.entries()) {
    if (looks.size !== 'huge') continue;
    const isBorne = (other: number) =>
      relations.some(({ kind, from, to }) => from === index && to === other && BEARING.has(kind));
    const isGiant = BEINGS.has(castings[index]?.record.kind ?? '');
    const others = sizes.map((size, other) => {
      const kind = castings[other]?.record.kind ?? '';
      if (other === index || things[other]?.looks.size === 'huge' || isBorne(other)) return 0;
      // A giant baby is nearly as large as a castle beside it.
      if (isGiant && BUILT.has(kind)) return BESIDE_BUILT * size;
      return LARGE.has(kind) ? 0 : TOWERING * size;
    });
    sizes[index] = Math.max(sizes[index] ?? 0, ...others);
  }
}

/** As a share of the largest of the others. */
const TOWERING = 1.25;
const BEARING: ReadonlySet<RelationKind> = new Set<RelationKind>(['in', 'on', 'ride', 'drive', 'sleep-in']);
const LARGE: ReadonlySet<string> = new Set(['building', 'plant', 'sky', 'boat', 'furniture']);
const BESIDE_BUILT = 0.8;
const BUILT: ReadonlySet<string> = new Set(['building', 'boat', 'furniture']);

/** What somebody has in hand is no match for them beside a tree or a house, either: an acorn is smaller than a squirrel. */
function outgrow(
  { things, relations }: Scene,
  { sizes, inLife }: { sizes: number[]; inLife: readonly number[] },
): void {
  for (const { kind, from, to } of relations) {
    if (!IN_HAND.has(kind) || things[to]?.looks.size === 'huge') continue;
    const times = Math.min(MOST_OUTGROWN, (inLife[from] ?? 1) / (inLife[to] ?? 1));
    const own = relations.filter((one) => one.from === from);
    const over = own.find((one) => BELOW.has(one.kind))?.to;
    const high = own.find((one) => one.kind === 'water' && (inLife[one.to] ?? 0) > (inLife[from] ?? 0))?.to;
    const limits = [
      ...(over === undefined ? [] : [FITS_UNDER * (sizes[over] ?? 1)]),
      ...(high === undefined ? [] : [WATERS * (sizes[high] ?? 1)]),
    ];
    const most = limits[0] ?? 1;
    sizes[from] = Math.max(sizes[from] ?? 0, Math.min(most, times * (sizes[to] ?? 0)));
  }
}

const IN_HAND: ReadonlySet<RelationKind> = new Set<RelationKind>([
  ...(['hold', 'eat', 'share', 'dig', 'throw', 'catch', 'juggle', 'pick', 'feed', 'tend', 'read'] as const),
]);
/** So many times larger than what one has in hand one is, where that is so in life. */
const MOST_OUTGROWN = 2.6;
/** Who is under something, hangs from it or is on its way up is so large beside it at most. */
const BELOW: ReadonlySet<RelationKind> = new Set<RelationKind>([
  'under',
  'hang-from',
  'hang-by-feet',
  'climb',
]);
const FITS_UNDER = 0.45;
/** The same of who waters what is higher. */
const WATERS = 0.72;

const SIGNS: ReadonlySet<string> = new Set(['symbol', 'sky']);

function isSign(one: Casting | undefined): boolean {
  return one?.record.kind === 'symbol';
}

/** Many in a vessel have room side by side: four eggs in a nest. */
function fitManyWithin(
  { things, relations }: Scene,
  { sizes, inLife }: { sizes: number[]; inLife: readonly number[] },
): void {
  for (const { kind, from, to } of relations) {
    const count = things[from]?.count ?? 1;
    if (kind !== 'in' || count < MANY_WITHIN || !isFood(things[from])) continue;
    const share = Math.max((inLife[from] ?? 1) / (inLife[to] ?? 1), FILLED / count);
    sizes[from] = Math.min(sizes[from] ?? 1, share * (sizes[to] ?? 1));
  }
}

const MANY_WITHIN = 4;
/** So much of the width of a vessel they fill. */
const FILLED = 0.95;

/** Those who sit at one table are guests of about one size: an elephant beside a rabbit. */
function evenOut({ relations }: Scene, sizes: number[]): void {
  for (const table of new Set(relations.flatMap(({ kind, to }) => (kind === 'sit-at' ? [to] : [])))) {
    const guests = relations.flatMap(({ kind, from, to }) =>
      kind === 'sit-at' && to === table ? [from] : [],
    );
    const mean = guests.reduce((sum, one) => sum + (sizes[one] ?? 0), 0) / guests.length;
    for (const one of guests)
      sizes[one] = Math.min(mean * MOST_UNEVEN, Math.max(mean / MOST_UNEVEN, sizes[one] ?? 0));
  }
}

const MOST_UNEVEN = 1.2;
