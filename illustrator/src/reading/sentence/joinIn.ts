import { buildOf } from '../../things/fourLegged.ts';
import type { Draft } from '../Draft.ts';
import { PETS } from '../languages/groupWords.ts';
import type { Pose, RelationKind } from '../Scene.ts';
import { goAlong } from './goAlong.ts';
import { isBusy } from './isBusy.ts';
import type { OpenPreposition, Sentence } from './Sentence.ts';

/** "swimming with her dad": what a body alone shows both do; not who is "with a girl on it". */
export function joinIn(
  sentence: Sentence,
  verb: NonNullable<OpenPreposition['verb']>,
  added: readonly number[],
): void {
  const { record, objects } = verb;
  if (objects.length > 0 || isBusy(sentence) || isBorne(sentence)) return;
  if (record.pose === undefined || !SHARED.has(record.pose)) return;
  // "jumping rope with kids", "juggling with a clown".
  if (record.relation !== undefined && !OWN_DEEDS.has(record.relation)) return;
  for (const index of added) {
    const kind = sentence.draft.record(index)?.kind;
    // Dolphins swim anyway.
    if (kind === 'person' || kind === 'animal')
      Object.assign(sentence.draft.things[index] ?? {}, { pose: record.pose });
  }
}

/** "stirring soup with a cat on her shoulder": who is on somebody does not do it. */
function isBorne(sentence: Sentence): boolean {
  const [place, own, part] = [1, 2, 3].map((ahead) => sentence.ahead(ahead)?.senses ?? []);
  return (
    place?.some(({ kind }) => kind === 'preposition') === true &&
    own?.some((sense) => sense.kind === 'role' && sense.role === 'its') === true &&
    part?.some(({ kind }) => kind === 'part') === true
  );
}

/**
 * "baking cookies with her kids", "fishing with grandpa": who is with others of their sort does what several can do to
 * one thing, each with a tool. Returns whether it is so.
 */
export function joinDeed(
  sentence: Sentence,
  verb: OpenPreposition['verb'],
  added: readonly number[],
): boolean {
  const { draft } = sentence;
  const { relation, pose, takes } = verb?.record ?? {};
  if (verb === undefined || relation === undefined || !JOINT.has(relation)) return false;
  if (isBorne(sentence) || isBusy(sentence)) return false;
  const { doers, objects } = verb;
  if (objects.length === 0 && (takes === undefined || relation === 'play')) return false;
  if (!areAlike(draft, [...doers, ...added]) && !canJoin(draft, { doers, added })) return false;
  // A game on a table is between those who play it.
  const isGame = objects.some((index) => draft.record(index)?.uses?.includes('played-at'));
  if (relation === 'play' && !isGame) return false;
  const [doer] = doers;
  const done = draft.relations.filter(
    ({ kind, from, to }) => from === doer && (kind === relation || objects.includes(to)),
  );
  doers.push(...added);
  goAlong(sentence, pose, added);
  for (const { kind, to } of done) {
    for (const one of added) draft.relate(one, kind, to);
    // Each blows bubbles of one's own.
    const blown = kind === 'blow' ? draft.things[to] : undefined;
    if (blown !== undefined) blown.count += added.length;
  }
  return true;
}

/** Whether all are people, all are animals on land, or all swim or fly. */
function areAlike(draft: Draft, all: readonly number[]): boolean {
  const [first] = all;
  const kind = draft.record(first)?.kind;
  return draft.isBeing(first) && all.every((index) => draft.record(index)?.kind === kind);
}

/** "a unicorn baking with grandma", "a girl baking with a bear": one is a person, the other an animal that can sit up; no pet of hers. */
function canJoin(
  draft: Draft,
  { doers, added }: { doers: readonly number[]; added: readonly number[] },
): boolean {
  return [...doers, ...added].every((index) => {
    const record = draft.record(index);
    const isPet = added.includes(index) && PETS.test(draft.things[index]?.words ?? '');
    return record?.kind === 'person' || (record !== undefined && buildOf(record) !== undefined && !isPet);
  });
}

/** What several of one sort do together to one thing. */
const JOINT: ReadonlySet<RelationKind> = new Set<RelationKind>([
  ...(['build', 'paint', 'plant', 'dig', 'fish', 'feed', 'blow', 'pick', 'water', 'tend', 'play'] as const),
]);

/** What those do each on their own who take the pose of it. */
const OWN_DEEDS: ReadonlySet<RelationKind> = new Set<RelationKind>(['skip', 'juggle', 'hold-up']);

/** Poses of one that who comes along takes too. */
const SHARED: ReadonlySet<Pose> = new Set<Pose>([
  ...([
    'swim',
    'meditate',
    'sing',
    'jump',
    'run',
    'walk',
    'stretch',
    'cheer',
    'laugh',
    'cartwheel',
    'lift',
    'juggle',
  ] as const),
  ...([
    'handstand',
    'splits',
    'star',
    'one-leg',
    'stomp',
    'kneel',
    'skate',
    'ice-skate',
    'crawl',
    'sleep',
    'howl',
    'roar',
  ] as const),
]);
