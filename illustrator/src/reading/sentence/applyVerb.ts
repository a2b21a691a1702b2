import { CRAFTS } from '../../things/crafts.ts';
import { hasBody } from '../../things/parts.ts';
import { PLAIN_PEOPLE } from '../../things/plainPeople.ts';
import { ARM_GESTURES } from '../armGestures.ts';
import type { Draft, Slot } from '../Draft.ts';
import type { Pose } from '../Scene.ts';
import { sayFor, type VerbRecord } from '../words/verbSchema.ts';
import { isUnseen } from './doOfItself.ts';
import type { Sentence } from './Sentence.ts';

/** Shows on bodies what a verb says. */
export function applyVerb(
  sentence: Sentence,
  record: VerbRecord,
  slot: Slot,
  doers: readonly number[],
): void {
  const { draft } = sentence;
  draft.home ??= record.home;
  for (const index of doers) {
    const thing = draft.things[index];
    if (thing === undefined || isUnseen(draft, record, index)) continue;
    const own = sayFor(record.poseFor, draft.record(index)) ?? record.pose;
    if (own !== undefined && !isLegless(draft, index, record.pose ?? own)) {
      const said = onGear(draft, index, record) ?? own;
      const pose = said === 'lie' && isAloft(sentence, index) ? 'fly' : said;
      // "with his arms crossed, sitting on the stairs": the seat tells that he sits.
      const isHeld = pose === 'sit' && isPlaceNext(sentence) && ARM_GESTURES.has(thing.pose ?? 'sit');
      const isSitting = sitsToo(thing.pose, pose);
      // "asleep in bed dreaming", "standing on one leg doing yoga", "laughing so hard he holds his belly".
      const isSeen =
        (pose === 'think' && thing.pose === 'sleep') ||
        (pose === 'meditate' && thing.pose === 'one-leg') ||
        (pose === 'hand-on-chest' && thing.pose === 'laugh');
      if (isSitting) thing.looks.seated = true;
      if (!isHeld && !isSitting && !isSeen && !isSeenWith(thing.pose, pose)) forget(draft, index);
      if (!isHeld && !isSeen && !(isSitting && pose === 'sit')) thing.pose = pose;
    }
    if (record.mood !== undefined) thing.looks.mood = record.mood;
    if (record.ranks !== undefined) draft.ranks.set(thing, { rank: record.ranks, slot });
  }
  if (record.order !== undefined) lineUp(draft, record.order, doers);
  const leader = record.leader === undefined ? undefined : setLeader(draft, record, doers);
  if (leader !== undefined && record.mutual && record.relation !== undefined && doers[0] !== undefined)
    draft.relate(doers[0], record.relation, leader);
  const isDressedUp = comeDressedUp(draft, record, doers);
  const dressed = record.wears === undefined || isDressedUp ? undefined : dress(draft, record.wears, doers);
  if (isDressedUp && record.pose === undefined) slot.meaning = { as: 'remark' };
  const [thing] = doers;
  if (dressed !== undefined) slot.meaning = { as: 'relation', relation: dressed };
  if (thing === undefined || record.isPartly || dressed !== undefined) return;
  if (isUnseen(draft, record, thing)) return;
  const pose = record.pose ?? sayFor(record.poseFor, draft.record(thing));
  if (pose !== undefined) {
    if (!isLegless(draft, thing, pose) || CRAFTS.has(draft.record(thing)?.kind ?? 'person'))
      slot.meaning = { as: 'pose', thing };
  } else if (record.mood !== undefined) slot.meaning = { as: 'look', thing, look: 'mood' };
}

/** "a ghost floating over a fence", "a balloon floating": what is in the air does not lie there, but for "a kite lying on the grass". */
function isAloft(sentence: Sentence, index: number): boolean {
  const isDown = sentence.isPrepositionAt(1, 'on') || ON_GROUND.test(sentence.ahead(1)?.phrase ?? '');
  const isOffGround = sentence.isPrepositionAt(1, 'over') || sentence.isPrepositionAt(1, 'out-of');
  return isOffGround || (sentence.draft.record(index)?.rests === 'air' && !isDown);
}

/** With the noun for a place as one phrase, in English. */
const ON_GROUND = /^on /;

/** "a train crossing a bridge": it goes, and does not walk; a telescope that points has no arms; a diagram does nothing. */
function isLegless(draft: Draft, index: number, pose: Pose): boolean {
  const { kind, labels } = draft.record(index) ?? {};
  if (pose === 'point' && !draft.isBeing(index) && kind !== 'food') return !hasBody(draft.record(index));
  if (kind === 'symbol' && labels !== undefined) return true;
  // "a sled sliding down a hill".
  if (pose === 'slide' && (kind === 'object' || (kind !== undefined && CRAFTS.has(kind)))) return true;
  return pose === 'walk' && kind !== undefined && (CRAFTS.has(kind) || kind === 'building');
}

/** "sitting on a log singing", "waves, sitting on a wall": what arms and faces do is done sitting. */
function sitsToo(before: Pose | undefined, pose: Pose): boolean {
  if (before === undefined) return false;
  return (before === 'sit' && SAT.has(pose)) || (pose === 'sit' && SAT.has(before));
}

const SAT: ReadonlySet<Pose> = new Set<Pose>(['wave', 'cheer', 'sing', 'laugh', 'cry', 'point']);

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
  sit: new Set<Pose>([
    ...(['read', 'sleep', 'think', 'ride', 'row', 'bike', 'bathe', 'meditate', 'laugh', 'cry'] as const),
    ...ARM_GESTURES,
  ]),
  lie: new Set<Pose>(['sleep', 'read']),
  kneel: new Set<Pose>(['pray']),
  walk: new Set<Pose>(['run']),
  // Who kisses, whispers, drinks or ties shoes leans to whom or what that is done anyway.
  bow: new Set<Pose>(['kiss', 'whisper', 'drink', 'graze', 'tie-shoes']),
};

function isPlaceNext(sentence: Sentence): boolean {
  return sentence.ahead(1)?.senses.some(({ kind }) => kind === 'preposition') === true;
}

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

const GLIDING: ReadonlySet<Pose> = new Set<Pose>(['ski', 'skate', 'ice-skate', 'surf', 'bike']);

/** "a princess and a dragon at a costume party": who is what others dress up as comes so. */
function comeDressedUp(draft: Draft, { wears = '' }: VerbRecord, doers: readonly number[]): boolean {
  const isCostumed = (index: number) =>
    draft.record(index)?.kind === 'person' && !PLAIN_PEOPLE.test(draft.things[index]?.key ?? '');
  return draft.recordOf(wears)?.assorted !== undefined && doers.some(isCostumed);
}

/** Those who do it for fun wear what belongs to it, where they wear nothing yet; the first relation that says so. */
function dress(draft: Draft, key: string, doers: readonly number[]): number | undefined {
  let first: number | undefined;
  for (const doer of doers) {
    const { count = 1, words = '' } = draft.things[doer] ?? {};
    const isDressed = draft.relations.some(({ kind, from }) => kind === 'wear' && from === doer);
    if (!draft.isBeing(doer) || isDressed) continue;
    const worn = draft.relate(doer, 'wear', draft.addThing({ key, words, count }));
    first ??= worn;
  }
  return first;
}

/** Takes the one from several that does something else; where they do it to one another, the one who does it to all others. */
function setLeader(
  draft: Draft,
  { leader, mutual }: VerbRecord,
  doers: readonly number[],
): number | undefined {
  const index = doers.find((doer) => (draft.things[doer]?.count ?? 1) > 1);
  const several = draft.things[index ?? -1];
  if (index === undefined || several === undefined || leader === undefined) return undefined;
  const count = mutual ? several.count - 1 : 1;
  several.count -= count;
  return draft.addThing({ ...several, looks: { ...several.looks }, count, pose: leader });
}

/** Three and more stand so for what they do: a ring. */
function lineUp(draft: Draft, order: NonNullable<VerbRecord['order']>, doers: readonly number[]): void {
  for (const doer of doers) {
    const thing = draft.things[doer];
    if (thing !== undefined && thing.count > 2) thing.order ??= order;
  }
}
