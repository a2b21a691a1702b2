import type { Draft } from '../Draft.ts';
import { LANGUAGE_WORDS } from '../languages/index.ts';
import { LANGUAGES } from '../languages/LanguageWords.ts';
import type { RelationKind, SceneThing } from '../Scene.ts';
import { foldWord } from '../words/fold.ts';

/** Relations that "from a caterpillar to a butterfly" and "growing into a flower" are read as. */
const BECOMES: ReadonlySet<RelationKind> = new Set<RelationKind>(['in', 'face']);

/** What "arrows" are read as that are drawn between stages anyway. */
const ARROWS = 'bow-and-arrow';

/** Who grows is shown as all that it is in turn: "the life cycle of a frog", "from egg to butterfly". */
export function settleGrowth(draft: Draft): void {
  for (const { kind, from, to } of [...draft.relations])
    if (BECOMES.has(kind) && isStageOf(draft, from, to)) become(draft, from, to);
  for (const thing of [...draft.things]) growUp(draft, thing);
  for (const [index, thing] of [...draft.things.entries()])
    if (thing.order === 'cycle' && stagesOf(draft, index).length > 0) addStages(draft, index);
  const isOfCycle = (index: number): boolean => draft.things[index]?.order === 'cycle';
  for (const relation of [...draft.relations])
    if (isOfCycle(relation.from) && isOfCycle(relation.to))
      draft.dropRelation(draft.relations.indexOf(relation));
  for (const [index, thing] of draft.things.entries()) {
    const isAlone = draft.things.every((other) => other === thing || other.order !== 'cycle');
    if (thing.order !== 'cycle' || !isAlone) continue;
    delete thing.order;
    tell(draft, index);
  }
  leaveArrows(draft);
}

/** "a food chain with grass, a rabbit and a fox": one of each, in turn. */
export function settleChain(draft: Draft): void {
  const { chain, things } = draft;
  if (chain === undefined || things.length < 2) return;
  while (draft.relations.length > 0) draft.dropRelation(0);
  for (const thing of things) Object.assign(thing, { order: 'chain', count: 1 });
  chain.meaning = { as: 'look', thing: 0, look: 'order' };
}

function stagesOf(draft: Draft, index: number): readonly string[] {
  return draft.record(index)?.grows ?? [];
}

function isStageOf(draft: Draft, from: number, to: number): boolean {
  const [stages, key = ''] = [stagesOf(draft, to), draft.things[from]?.key];
  return stages.includes(key) || (key === EGG && stages.length > 0);
}

/** "how a seed grows": to what seeds grow to, where that is not named. */
function growUp(draft: Draft, { key, order, words }: SceneThing): void {
  const grown = draft.recordOf(key)?.grownAs;
  const isSaid = draft.things.some(
    (one) => draft.recordOf(one.key)?.grows?.includes(key) && one.order === 'cycle',
  );
  if (order !== 'cycle' || grown === undefined || isSaid) return;
  const added = draft.things[draft.addThing({ key: grown, words })];
  if (added !== undefined) added.order = 'cycle';
}

/** Two stages in turn; the words that related them say so. */
function become(draft: Draft, from: number, to: number): void {
  const index = draft.relations.findIndex((one) => one.from === from && one.to === to);
  for (const word of draft.words)
    if (word.meaning.as === 'relation' && word.meaning.relation === index)
      word.meaning = { as: 'look', thing: to, look: 'order' };
  draft.dropRelation(index);
  for (const thing of [from, to]) Object.assign(draft.things[thing] ?? {}, { order: 'cycle', count: 1 });
}

/** Adds the stages that are not named, but those before the first one that is; what is named twice is one. */
function addStages(draft: Draft, index: number): void {
  const grown = draft.things[index];
  const stages = stagesOf(draft, index);
  if (grown === undefined) return;
  for (const thing of draft.things) if (thing !== grown) takeStage(draft, thing, { grown, stages });
  const named = stages.findIndex((key) =>
    draft.things.some((one) => one.key === key && one.order === 'cycle'),
  );
  for (const key of stages.slice(Math.max(0, named))) {
    if (draft.things.some((one) => one.key === key)) continue;
    const added = draft.things[draft.addThing({ key, words: grown.words })];
    if (added !== undefined) added.order = 'cycle';
  }
  const again = draft.things.findLastIndex(({ key }) => key === grown.key);
  if (again !== index && again >= 0) draft.joinThing(again, index);
  grown.count = 1;
}

/** "life cycle of a frog: eggs, tadpole": what is named besides is a stage; an egg is the first one, whatever that is like. */
function takeStage(
  draft: Draft,
  thing: SceneThing,
  { grown, stages }: { grown: SceneThing; stages: readonly string[] },
): void {
  const isFree = (key: string) => draft.things.every((one) => one.key !== key);
  const young = stages.find((key) => isFree(key) && draft.grownOf(key) === grown.key);
  const [first] = stages;
  if (thing.key === EGG && !stages.includes(EGG) && first !== undefined && isFree(first)) thing.key = first;
  else if (!stages.includes(thing.key) && draft.grownOf(thing.key) === grown.key && young !== undefined)
    thing.key = young;
  if (stages.includes(thing.key)) Object.assign(thing, { order: 'cycle', count: 1 });
}

const EGG = 'egg';

/** Of what does not grow into anything no cycle is shown. */
function tell(draft: Draft, thing: number): void {
  for (const word of draft.words)
    if (word.meaning.as === 'look' && word.meaning.look === 'order' && word.meaning.thing === thing)
      word.meaning = { as: 'unknown' };
}

/** "with arrows between": those that are drawn from one stage to the next. */
function leaveArrows(draft: Draft): void {
  const isInTurn = draft.chain !== undefined || draft.things.some(({ order }) => order === 'cycle');
  const arrows = draft.things.findIndex(({ key }) => key === ARROWS);
  if (!isInTurn || arrows < 0) return;
  const word = draft.words.findIndex(({ meaning }) => meaning.as === 'thing' && meaning.thing === arrows);
  const next = draft.words[word + 1];
  draft.removeThing(arrows, { as: 'remark' });
  if (next?.meaning.as === 'unknown' && BETWEEN.has(foldWord(next.text))) next.meaning = { as: 'remark' };
}

/** "arrows in between", where nothing follows. */
const BETWEEN: ReadonlySet<string> = new Set(
  LANGUAGES.flatMap((each) => LANGUAGE_WORDS[each].prepositions.between?.split(', ').map(foldWord) ?? []),
);
