import type { Draft, Slot } from './Draft.ts';
import type { Pose } from './Scene.ts';
import type { Sentence } from './Sentence.ts';
import type { VerbRecord } from './verbSchema.ts';

/** Shows on bodies what a verb says. */
export function applyVerb(
  { draft }: Sentence,
  record: VerbRecord,
  slot: Slot,
  doers: readonly number[],
): void {
  for (const index of doers) {
    const thing = draft.things[index];
    if (thing === undefined) continue;
    if (record.pose !== undefined) {
      const pose = onGear(draft, index, record) ?? record.pose;
      if (!isSeenWith(thing.pose, pose)) forget(draft, index);
      thing.pose = pose;
    }
    if (record.mood !== undefined) thing.looks.mood = record.mood;
  }
  if (record.wears !== undefined) dress(draft, record.wears, doers);
  const [thing] = doers;
  if (thing === undefined || record.isPartly) return;
  if (record.pose !== undefined) slot.meaning = { as: 'pose', thing };
  else if (record.mood !== undefined) slot.meaning = { as: 'look', thing, look: 'mood' };
}

/** Whether a body that takes a pose is seen in one that it took before, too: who reads or sleeps may sit. */
function isSeenWith(before: Pose | undefined, pose: Pose): boolean {
  return before === undefined || before === pose || SEEN_WITH[before]?.has(pose) === true;
}

const SEEN_WITH: Partial<Record<Pose, ReadonlySet<Pose>>> = {
  stand: new Set<Pose>([
    'wave',
    'sing',
    'point',
    'cheer',
    'laugh',
    'cry',
    'throw',
    'push',
    'pull',
    'think',
    'stretch',
  ]),
  sit: new Set<Pose>(['read', 'sleep', 'think', 'ride', 'row', 'bike', 'bathe', 'meditate', 'laugh', 'cry']),
  lie: new Set<Pose>(['sleep', 'read']),
  walk: new Set<Pose>(['run']),
};

/** A pose that another one takes the place of is not done. */
function forget(draft: Draft, thing: number): void {
  for (const word of draft.words)
    if (word.meaning.as === 'pose' && word.meaning.thing === thing) word.meaning = { as: 'unknown' };
}

/** "a skier going down a hill": on what skiers have on their feet. */
function onGear(draft: Draft, index: number, { relation }: VerbRecord): Pose | undefined {
  const own = draft.record(index)?.pose as Pose | undefined;
  return relation === 'slide-down' && own !== undefined && GLIDING.has(own) ? own : undefined;
}

const GLIDING: ReadonlySet<Pose> = new Set<Pose>(['ski', 'skate', 'surf', 'bike']);

/** Those who do it for fun wear what belongs to it, where they wear nothing yet. */
function dress(draft: Draft, key: string, doers: readonly number[]): void {
  for (const doer of doers) {
    const { count = 1, words = '' } = draft.things[doer] ?? {};
    const isDressed = draft.relations.some(({ kind, from }) => kind === 'wear' && from === doer);
    if (draft.isBeing(doer) && !isDressed) draft.relate(doer, 'wear', draft.addThing({ key, words, count }));
  }
}
