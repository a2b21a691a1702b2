import { isWinged } from '../../things/fourLegged.ts';
import type { Draft } from '../Draft.ts';
import { PECKED } from '../languages/deedWords.ts';
import { CARRYING, type RelationKind } from '../Scene.ts';

/** Where birds are and what they are at: on backs, at their nests, asleep with their heads down. */
export function settleBirds(draft: Draft): void {
  for (const index of [...draft.things.keys()]) {
    perchOnBack(draft, index);
    buildNest(draft, index);
    hangAsleep(draft, index);
    whisperOnShoulder(draft, index);
    peckAtPlant(draft, index);
    comeToFeeder(draft, index);
    drinkFromBloom(draft, index);
    diveFor(draft, index);
  }
}

/** "a parrot whispering to a pirate": on the shoulder, at the ear. */
function whisperOnShoulder(draft: Draft, bird: number): void {
  const told = draft.relations.find(({ kind, from }) => kind === 'whisper' && from === bird);
  const [teller, listener] = [draft.record(bird), draft.record(told?.to)];
  const isPlaced = draft.relations.some(({ kind, from }) => from === bird && CARRYING.has(kind));
  if (told === undefined || isPlaced || teller?.kind !== 'flier' || listener?.kind !== 'person') return;
  if (draft.things[bird]?.count === 1 && teller.size < listener.size) told.kind = 'on-shoulders';
}

/** "a woodpecker drumming on a tree": where somebody else has hands at it, it has its beak. */
function peckAtPlant(draft: Draft, bird: number): void {
  if (draft.record(bird)?.kind !== 'flier') return;
  for (const { text, meaning } of draft.words) {
    const relation = meaning.as === 'relation' ? draft.relations[meaning.relation] : undefined;
    if (relation?.kind !== 'tend' || relation.from !== bird || !PECKED.test(text)) continue;
    if (draft.record(relation.to)?.kind === 'plant') relation.kind = 'eat';
  }
}

/** "birds at a bird feeder", "eating from a feeder": they are on it. */
function comeToFeeder(draft: Draft, bird: number): void {
  const record = draft.record(bird);
  if (record === undefined || !isWinged(record) || record.long?.includes('beak')) return;
  for (const relation of draft.relations)
    if (relation.from === bird && AT_FEEDER.has(relation.kind) && draft.things[relation.to]?.key === FEEDER)
      relation.kind = 'on';
}

const FEEDER = 'bird-feeder';
const AT_FEEDER: ReadonlySet<RelationKind> = new Set<RelationKind>(['next-to', 'eat', 'face']);

/** "a hummingbird drinking from a flower": it is in the air before the bloom. */
function drinkFromBloom(draft: Draft, bird: number): void {
  const record = draft.record(bird);
  if (record?.long?.includes('beak') !== true || record.rests !== 'air') return;
  for (const relation of draft.relations)
    if (relation.from === bird && relation.kind === 'drink' && draft.record(relation.to)?.kind === 'plant')
      relation.kind = 'around';
}

/** "a kingfisher diving for a fish": the fish is in the water, and the bird over it yet. */
function diveFor(draft: Draft, bird: number): void {
  const record = draft.record(bird);
  if (record === undefined || !isWinged(record) || draft.things[bird]?.pose !== 'dive') return;
  for (const relation of draft.relations) {
    const prey = draft.things[relation.to];
    const isSought = relation.from === bird && relation.kind === 'next-to' && prey !== undefined;
    if (!isSought || draft.record(relation.to)?.kind !== 'swimmer') continue;
    relation.kind = 'over';
    if (!draft.isCounted(relation.to)) prey.count = 1;
    if (draft.settings.length === 0) draft.settings.push({ setting: WATER });
  }
}

const WATER = 'lake';

/** "a rhino with birds on its back": as many as there is room for, where nobody counts them. */
function perchOnBack(draft: Draft, bird: number): void {
  const thing = draft.things[bird];
  const isBorne = draft.relations.some(
    ({ kind, from, to }) => kind === 'on' && from === bird && draft.isAnimal(to) && from !== to,
  );
  if (thing === undefined || !isBorne || draft.record(bird)?.kind !== 'flier' || draft.isCounted(bird))
    return;
  thing.count = Math.min(thing.count, MOST_ON_BACK);
  // They are little there anyway.
  delete thing.looks.size;
  for (const word of draft.words) {
    const { meaning } = word;
    if (meaning.as === 'look' && meaning.look === 'size' && meaning.thing === bird)
      word.meaning = { as: 'remark' };
  }
}

const MOST_ON_BACK = 2;

/** "a robin building a nest in a tree": it is on the nest with a twig in its beak, and the nest is where it was said to be. */
function buildNest(draft: Draft, bird: number): void {
  const built = draft.relations.find(({ kind, from }) => kind === 'build' && from === bird);
  const nest = draft.things[built?.to ?? -1];
  if (built === undefined || nest === undefined || !NESTS.has(nest.key)) return;
  if (draft.record(bird)?.kind !== 'flier') return;
  for (const relation of draft.relations)
    if (relation.from === bird && relation.to !== built.to && CARRYING.has(relation.kind))
      relation.from = built.to;
  Object.assign(built, { kind: 'on' });
  nest.key = EMPTY;
  nest.count = draft.things[bird]?.count ?? 1;
  const twig = draft.imply(TWIG, nest.words);
  Object.assign(draft.things[twig] ?? {}, { count: nest.count });
  const held = draft.relate(bird, 'hold', twig);
  if (held !== undefined) Object.assign(draft.relations[held] ?? {}, { at: 'mouth' });
}

const NESTS: ReadonlySet<string> = new Set(['nest-with-eggs', 'empty-nest']);
const EMPTY = 'empty-nest';
const TWIG = 'twig';

/** "bats sleeping upside down": by their feet, where nothing else bears them. */
function hangAsleep(draft: Draft, index: number): void {
  const thing = draft.things[index];
  const isBorne = draft.relations.some(({ kind, from }) => from === index && CARRYING.has(kind));
  if (thing?.looks.turned !== 'upside-down' || draft.record(index)?.hangs !== 'by-feet' || isBorne) return;
  delete thing.looks.turned;
  const relation = draft.relate(index, 'hang-by-feet', draft.imply(BRANCH, thing.words));
  const isAsleep = thing.pose === 'sleep';
  if (isAsleep) thing.looks.mood = 'sleepy';
  for (const word of draft.words) {
    const { meaning } = word;
    if (!('thing' in meaning) || meaning.thing !== index) continue;
    if (isAsleep && meaning.as === 'pose') word.meaning = { as: 'look', thing: index, look: 'mood' };
    else if (meaning.as === 'look' && meaning.look === 'turned' && relation !== undefined)
      word.meaning = { as: 'relation', relation };
  }
  if (isAsleep) delete thing.pose;
}

const BRANCH = 'branch';
