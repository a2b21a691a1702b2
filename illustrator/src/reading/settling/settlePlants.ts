import type { Draft } from '../Draft.ts';
import { PLAIN_PLANT } from '../languages/plainNames.ts';
import type { RelationKind } from '../Scene.ts';
import { hangFruit } from './hangFruit.ts';
import { lieInGrass } from './lieInGrass.ts';

/** What is picked is taken from the plant on which it grows; what is watered and planted is that plant. */
export function settlePlants(draft: Draft): void {
  for (const { kind, to } of draft.relations) {
    const { growsOn, inBed } = draft.record(to) ?? {};
    const [thing, plant] = [draft.things[to], growsOn ?? (kind === 'water' ? inBed : undefined)];
    if (CARED_FOR.has(kind) && thing !== undefined && plant !== undefined) thing.key = plant;
    // "watering sunflowers taller than he is": fewer, as large as that takes.
    const isTall = kind === 'water' && thing?.looks.size === 'big' && !draft.isCounted(to);
    if (isTall) thing.count = Math.min(thing.count, FEW_TALL);
  }
  waterOneKind(draft);
  hangFruit(draft);
  lieInGrass(draft);
  growWild(draft);
  wadeThrough(draft);
  chaseAround(draft);
  digBeside(draft);
  plantOneEach(draft);
  for (const thing of draft.plucked) {
    pluck(draft, draft.things.indexOf(thing));
    pickUp(draft, draft.things.indexOf(thing));
  }
}

const FEW_TALL = 2;
const LEAST_BED = 3;

/** "kids helping grandpa water the vegetables": where several water them, one word for several kinds is a bed of one kind. */
function waterOneKind(draft: Draft): void {
  const [first, ...others] = new Set(
    draft.relations.flatMap(({ kind, to }) => (kind === 'water' && !draft.isCounted(to) ? [to] : [])),
  );
  const thing = draft.things[first ?? -1];
  const doers = new Set(
    draft.relations.flatMap(({ kind, from, to }) => (kind === 'water' && to === first ? [from] : [])),
  );
  const count = [...doers].reduce((sum, one) => sum + (draft.things[one]?.count ?? 0), 0);
  if (thing === undefined || first === undefined || count < LEAST_APART) return;
  const mates = others.filter((one) => draft.things[one]?.words === thing.words);
  if (mates.length > 0) thing.count = Math.max(LEAST_BED, count);
  for (const mate of mates.sort((one, other) => other - one)) draft.joinThing(mate, first);
}

/** "a dinosaur eating plants", "hiding behind plants": what wild animals are at grows in no pot. */
function growWild(draft: Draft): void {
  for (const [index, thing] of draft.things.entries()) {
    if (thing.key !== POTTED || !PLAIN_PLANT.test(thing.words)) continue;
    const isAmidst = draft.relations.some(({ kind, from, to }) => {
      const other = from === index ? to : from;
      const isNear = (from === index || to === index) && !TENDED.has(kind);
      return isNear && draft.isAnimal(other) && WILD.has(draft.record(other)?.home ?? '');
    });
    if (isAmidst) thing.key = FERN;
  }
}

const POTTED = 'potted-plant';
const FERN = 'fern';
const TENDED: ReadonlySet<RelationKind> = new Set<RelationKind>(['water', 'plant', 'hold', 'tend']);
/** Where animals live that come near no flower pot. */
const WILD: ReadonlySet<string> = new Set([
  ...['prehistoric', 'jungle', 'savanna', 'forest', 'meadow', 'mountains', 'desert', 'lake', 'river', 'pond'],
]);

/** "a tiger walking through ferns": they are about its feet, where they are no taller than it is. */
function wadeThrough(draft: Draft): void {
  for (const relation of draft.relations) {
    const { kind, from, to } = relation;
    const [plant, own] = [draft.record(to), draft.record(from)];
    if (kind !== 'through' || plant?.kind !== 'plant' || own === undefined || !draft.isBeing(from)) continue;
    // Among many it is in their midst.
    if ((draft.things[to]?.count ?? 1) > 2) continue;
    const isLow = plant.size <= own.size && plant.places?.inside === undefined;
    if (!isLow || draft.things[from]?.pose === 'fly' || own.kind !== 'animal') continue;
    Object.assign(relation, { kind: 'in-front-of', from: to, to: from });
  }
}

/** "a dog digging up a bone under a tree": the hole is beside the trunk. */
function digBeside(draft: Draft): void {
  for (const relation of draft.relations) {
    const { kind, from, to } = relation;
    const digs =
      draft.isAnimal(from) && draft.relations.some((one) => one.kind === 'dig' && one.from === from);
    if (kind === 'under' && digs && draft.record(to)?.kind === 'plant') relation.kind = 'next-to';
  }
}

/** "two squirrels chasing each other around a tree": they run one behind the other, before it. */
function chaseAround(draft: Draft): void {
  for (const relation of draft.relations) {
    const { kind, from, to } = relation;
    const isChased = draft.relations.some(
      (one) => one.kind === 'chase' && one.from === from && one.to === from,
    );
    if (kind === 'around' && isChased && draft.record(to)?.kind === 'plant') relation.kind = 'in-front-of';
  }
}

const CARED_FOR: ReadonlySet<RelationKind> = new Set(['water', 'plant']);

/** "kids planting flowers", "kids watering plants": one for each of them, where nobody says how many, and one for each pot. */
function plantOneEach(draft: Draft): void {
  for (const { kind, from, to } of draft.relations) {
    const [doers, planted] = [draft.things[from], draft.things[to]];
    if (!CARED_FOR.has(kind) || doers === undefined || planted === undefined || draft.isCounted(to)) continue;
    const isOne = planted.count === 1 && draft.record(to)?.pluralForOne !== true;
    if (isOne || doers.count < LEAST_APART || doers.count > MOST_APART) continue;
    planted.count = kind === 'plant' ? doers.count : Math.max(doers.count, planted.count);
    const pot = draft.relations.find((one) => one.kind === 'in' && one.from === to)?.to;
    const pots = draft.things[pot ?? -1];
    if (pots !== undefined && pot !== undefined && pots.count > 1 && !draft.isCounted(pot))
      pots.count = doers.count;
  }
}

const LEAST_APART = 2;
const MOST_APART = 5;

/** "picking apples from a tree": one in each hand that picks, the others on the plant, which is there though nobody names it. */
function pluck(draft: Draft, fruit: number): void {
  const [thing, key] = [draft.things[fruit], draft.record(fruit)?.growsOn];
  const holding = draft.relations.filter(({ kind, to }) => kind === 'hold' && to === fruit);
  const pickers = holding.map(({ from }) => from);
  if (thing === undefined || key === undefined || pickers.length === 0) return;
  if (pickers.some((picker) => !draft.isBeing(picker) || isPickedElsewhere(draft, picker))) return;
  const named = draft.relations.find(
    ({ kind, from, to }) =>
      SOURCES.has(kind) &&
      (pickers.includes(from) || from === fruit) &&
      draft.record(to)?.kind === 'plant' &&
      to !== fruit,
  );
  // "picking apples in an orchard": one of those that are there.
  const there = draft.things.findIndex((one) => one.key === key);
  const plant = named?.to ?? (there < 0 ? draft.addThing({ key, words: thing.words }) : there);
  const source = draft.things[plant];
  if (source === undefined) return;
  source.key = key;
  if (named === undefined) draft.implied.add(source);
  else if (named.from === fruit) draft.dropRelation(draft.relations.indexOf(named));
  if (!draft.isCounted(fruit))
    thing.count = pickers.reduce((sum, picker) => sum + (draft.things[picker]?.count ?? 1), 0);
  for (const picker of pickers) {
    const place = draft.relations.find(
      ({ kind, from, to }) => SOURCES.has(kind) && from === picker && to === plant,
    );
    if (place === undefined) draft.relate(picker, 'pick', plant);
    else place.kind = 'pick';
  }
}

/** "kids picking up trash": each kneels at what lies on the ground. */
function pickUp(draft: Draft, index: number): void {
  const [thing, record] = [draft.things[index], draft.record(index)];
  const isLying = record?.kind === 'object' && record.rests === 'ground' && record.size < IN_HAND;
  const isPut = draft.relations.some(({ from }) => from === index);
  const holding = draft.relations.filter(
    ({ kind, from, to }) => kind === 'hold' && to === index && draft.record(from)?.kind === 'person',
  );
  if (thing === undefined || !isLying || isPut) return;
  for (const relation of holding) relation.kind = 'pick-up';
  const pickers = holding.reduce((sum, { from }) => sum + (draft.things[from]?.count ?? 1), 0);
  if (!draft.isCounted(index)) thing.count = Math.max(thing.count, Math.min(pickers, MOST_APART));
}

/** Meters. */
const IN_HAND = 0.35;

/** "picking leaves out of her baby's fur", "apples out of a basket": from no plant. */
function isPickedElsewhere(draft: Draft, picker: number): boolean {
  return draft.relations.some(
    ({ kind, from, to }) => kind === 'tend' && from === picker && draft.record(to)?.kind !== 'plant',
  );
}

/** How what is picked stands to the plant that is named. */
const SOURCES: ReadonlySet<RelationKind> = new Set(['next-to', 'in', 'on', 'under', 'among']);
