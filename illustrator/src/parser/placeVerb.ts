import { addSubject, categoryOf, type Draft, relate } from './draft.ts';
import { ACTION_ICONS, FIGURE_ACTIONS, GAME_BALLS, PLAIN_PEOPLE, VERBS } from './tables/actions.ts';

/** Lets the things named last do what a verb says, or the next one where none was named. */
export function placeVerb(draft: Draft, verb: string): void {
  if (draft.previous !== 'noun' || draft.group.length === 0) {
    draft.pending.verb = verb;
    draft.previous = 'determiner';
    return;
  }
  const isOfTail = draft.link?.kind === 'with' && draft.tail.length > 0;
  const last = draft.subjects.length - 1;
  const doers = verb === 'brush teeth' ? [last] : isOfTail ? draft.tail : draft.group;
  for (const index of doers) act(draft, index, verb);
  giveBall(draft, doers, verb);
  draft.link = { kind: VERBS[verb] ?? 'nextTo', hosts: [...doers] };
  draft.pending = {};
  draft.previous = 'verb';
}

function act(draft: Draft, index: number, verb: string): void {
  const subject = draft.subjects[index];
  if (subject === undefined) return;
  const icon = ACTION_ICONS[verb];
  const person = PLAIN_PEOPLE[subject.art];
  if (icon !== undefined && person !== undefined) {
    subject.art = icon.replace('*', person);
    return;
  }
  if (verb === 'brush teeth') subject.attributes.holding.push('toothbrush');
  if (verb === 'dribble' && subject.attributes.holding.length === 0)
    subject.attributes.holding.push('basketball');
  if (verb === 'bathe' && ANIMALS.has(categoryOf(draft, index) ?? '') && subject.relation === undefined) {
    const { pending } = draft;
    draft.pending = {};
    relate(draft, index, 'in', addSubject(draft, 'bath', 'bathtub', false));
    draft.pending = pending;
    return;
  }
  const action = categoryOf(draft, index) === 'person' ? FIGURE_ACTIONS[verb] : ANIMAL_ACTIONS[verb];
  if (action !== undefined) subject.attributes.action ??= action;
}

/** Animals at a game have one ball between them. */
function giveBall(draft: Draft, doers: readonly number[], verb: string): void {
  const ball = GAME_BALLS[verb];
  const [first] = doers;
  if (ball === undefined || first === undefined) return;
  if (doers.some((index) => !ANIMALS.has(categoryOf(draft, index) ?? ''))) return;
  const { pending } = draft;
  draft.pending = {};
  relate(draft, addSubject(draft, 'ball', ball, false), 'nextTo', first);
  draft.pending = pending;
}

const ANIMALS = new Set(['animal', 'flier', 'swimmer']);

/** What animals are seen to do; their pictures may or may not follow. */
const ANIMAL_ACTIONS: Readonly<Record<string, string>> = {
  ...{
    run: 'run',
    race: 'run',
    chase: 'run',
    gallop: 'run',
    jump: 'jump',
    hop: 'jump',
    leap: 'jump',
    fly: 'fly',
    soar: 'fly',
  },
  ...{
    float: 'fly',
    hover: 'fly',
    dance: 'dance',
    sleep: 'sleep',
    nap: 'sleep',
    swim: 'swim',
    dive: 'swim',
    sit: 'sit',
    slide: 'slide',
  },
};
