import { CRAFTS } from '../../things/crafts.ts';
import type { Draft } from '../Draft.ts';
import { RACED } from '../languages/deedWords.ts';
import type { Meaning, RelationKind, SceneRelation, SceneThing } from '../Scene.ts';
import { takeOne } from '../sentence/takeOne.ts';

/** "a snail racing a turtle and the turtle is losing": who wins is ahead of those who race, who loses is behind them. */
export function settleRaces(draft: Draft): void {
  for (const [group, { rank, slot }] of draft.ranks) {
    const thing = oneOf(draft, group);
    const ranked = draft.things.indexOf(thing);
    const rivals = rivalsOf(draft, ranked);
    const [rival] = rivals;
    if (rival === undefined) {
      if (rank === 'last') {
        thing.looks.mood ??= 'sad';
        slot.meaning = { as: 'look', thing: ranked, look: 'mood' };
      }
      continue;
    }
    const behind = rank === 'first' ? rivals : [ranked];
    const goal = goalOf(draft, ranked) ?? goalOf(draft, rival);
    drop(
      draft,
      ({ kind, from, to }) =>
        RACING.has(kind) &&
        (to === ranked || to === goal || rivals.includes(to)) &&
        [ranked, ...rivals].includes(from),
    );
    for (const index of behind) draft.relate(index, 'follow', rank === 'first' ? ranked : rival);
    const ahead = rank === 'first' ? [ranked] : rivals;
    if (goal !== undefined) for (const index of ahead) draft.relate(index, 'follow', goal);
    const pose = draft.things[rival]?.pose;
    if (pose !== undefined) thing.pose = pose;
    else delete thing.pose;
    const relation = draft.relations.findIndex(
      ({ kind, from }) => kind === 'follow' && behind.includes(from),
    );
    if (relation >= 0) slot.meaning = { as: 'relation', relation };
  }
  raceToGoal(draft);
  raceInAir(draft);
}

/** "a turtle racing a rabbit": side by side to the finish line, nobody after the other. */
function raceToGoal(draft: Draft): void {
  if (draft.ranks.size > 0) return;
  for (const [index, race] of [...draft.relations.entries()]) {
    const { kind, from, to: rival } = race;
    const word = draft.words.find(
      ({ text, meaning }) => RACED.test(text) && isOfRace(meaning, { index, from }),
    );
    const areAlone = [from, rival].every((one) => draft.isBeing(one) && draft.things[one]?.count === 1);
    if (kind !== 'follow' || from >= rival || !areAlone || word === undefined) continue;
    race.to = draft.imply(GOAL, word.text);
    draft.relate(rival, 'follow', race.to);
  }
}

/** Whether a word says what one does in a race. */
function isOfRace(meaning: Meaning, { index, from }: { index: number; from: number }): boolean {
  return meaning.as === 'relation'
    ? meaning.relation === index
    : meaning.as === 'pose' && meaning.thing === from;
}

/** "a bee chasing a dog", "a butterfly racing a snail": what is at home in the air flies after others, and does not run. */
function raceInAir(draft: Draft): void {
  for (const [index, thing] of draft.things.entries()) {
    const isAfter = draft.relations.some(
      ({ kind, from, to }) => RACING.has(kind) && (from === index || to === index),
    );
    const { kind, rests } = draft.record(index) ?? {};
    if (thing.pose === 'run' && isAfter && kind === 'flier' && rests === 'air') thing.pose = 'fly';
  }
}

/** "a horse race, the black horse is in the lead": one of several who race. */
function oneOf(draft: Draft, group: SceneThing): SceneThing {
  const at = draft.things.indexOf(group);
  const goal = goalOf(draft, at);
  if (group.count < 2 || goal === undefined) return group;
  if (draft.isBeing(at)) group.pose = 'run';
  const one = takeOne(draft, at);
  draft.relate(one, 'follow', goal);
  return draft.things[one] ?? group;
}

/** How those who race stand to one another and to where they run. */
const RACING: ReadonlySet<RelationKind> = new Set<RelationKind>(['follow', 'chase']);

/** Who races with somebody: after or before that one, or to the same end. */
function rivalsOf(draft: Draft, ranked: number): number[] {
  const goal = goalOf(draft, ranked);
  const isOf = (index: number) =>
    draft.relations.some(
      ({ kind, from, to }) =>
        RACING.has(kind) &&
        ((from === ranked && to === index) || (from === index && (to === ranked || to === goal))),
    );
  const same = [...draft.things.keys()].filter((index) => index !== ranked && index !== goal);
  const rivals = same.filter(isOf);
  // "three kids running a race, one is winning", "two cars, one is in the lead": the others of them.
  const { key } = draft.things[ranked] ?? {};
  const isCraft = CRAFTS.has(draft.record(ranked)?.kind ?? 'person');
  const isMate = (index: number) =>
    draft.things[index]?.key === key && (isCraft || goalOf(draft, index) !== undefined);
  const mates = same.filter(isMate);
  return rivals.length > 0 ? rivals : mates;
}

/** Where somebody runs to who is in a race: nobody's own. */
function goalOf({ relations, things }: Draft, index: number): number | undefined {
  return relations.find(
    ({ kind, from, to }) => kind === 'follow' && from === index && things[to]?.key === GOAL,
  )?.to;
}

const GOAL = 'finish-line';

function drop(draft: Draft, isDropped: (relation: SceneRelation) => boolean): void {
  for (let at = draft.relations.length - 1; at >= 0; at -= 1) {
    const relation = draft.relations[at];
    // Words for it are told by what takes its place.
    if (relation !== undefined && isDropped(relation)) draft.dropRelation(at, 0);
  }
}
