import type { Draft } from '../Draft.ts';
import { CARRYING, type Pose, type RelationKind, type SceneRelation } from '../Scene.ts';
import type { Sentence } from './Sentence.ts';

/** Who is told of by themselves is where their group is, unless they have a place of their own; who does something else does that alone. */
export function keepPlaces({ draft, splits }: Sentence): void {
  for (const { one, of } of splits) {
    const isPlaced = draft.relations.some(({ kind, from }) => from === one && CARRYING.has(kind));
    const word = draft.words.find(({ meaning }) => meaning.as === 'pose' && meaning.thing === one);
    doAlone(draft, { one, of, isSaid: word !== undefined });
    const isOff = LEAVING.has(draft.things[one]?.pose ?? 'stand') || /^f[ae]ll/i.test(word?.text ?? '');
    if (isPlaced || isOff) continue;
    keepOrder(draft, { one, of });
    for (const { kind, from, to } of [...draft.relations])
      if (from === of && to !== of && KEPT.has(kind)) draft.relate(one, kind, to);
  }
}

/** Where a group is, all on one thing. */
const KEPT: ReadonlySet<RelationKind> = new Set<RelationKind>(['on', 'in', 'under', 'next-to']);

/** Who does so is not there any more. */
const LEAVING: ReadonlySet<Pose> = new Set<Pose>(['fly', 'jump', 'run', 'dive', 'climb']);

/** "three puppies sleeping, one chewing a shoe": that one is awake; "three girls dancing, one playing the guitar": hand in hand without her. */
function doAlone(draft: Draft, { one, of, isSaid }: { one: number; of: number; isSaid: boolean }): void {
  const [thing, group] = [draft.things[one], draft.things[of]];
  const isOwn = ({ kind, from, to }: SceneRelation) => from === one && to !== of && ALONE.has(kind);
  const isWatching = ({ kind, from }: SceneRelation) => from === one && kind === 'look-at';
  if (thing === undefined || !draft.relations.some((each) => isOwn(each) || isWatching(each))) return;
  if (!isSaid && thing.pose === group?.pose) delete thing.pose;
  if (!draft.relations.some(isOwn) || (group?.count ?? 1) < 2) return;
  for (let at = draft.relations.length - 1; at >= 0; at -= 1) {
    const { kind, from, to } = draft.relations[at] as SceneRelation;
    const isOfBoth = (from === of && to === one) || (from === one && to === of);
    if (isOfBoth && (kind === 'hold-hands' || kind === 'hug')) draft.dropRelation(at);
  }
}

/** What one does with a thing of one's own. */
const ALONE: ReadonlySet<RelationKind> = new Set<RelationKind>([
  ...(['hold', 'read', 'eat', 'drink', 'play', 'tend', 'feed', 'water', 'paint', 'look-out-of'] as const),
]);

/** "seven kids in a row, one upside down": that one is in the row. */
function keepOrder(draft: Draft, { one, of }: { one: number; of: number }): void {
  const [thing, group] = [draft.things[one], draft.things[of]];
  if (thing !== undefined && group?.order === 'row') thing.order = group.order;
}
