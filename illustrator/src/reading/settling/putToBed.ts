import { PLAIN_PEOPLE } from '../../things/plainPeople.ts';
import type { Use } from '../../things/recordTerms.ts';
import type { Draft } from '../Draft.ts';
import { CARRYING, type RelationKind, type SceneRelation, type SceneThing } from '../Scene.ts';

/** People who are asleep where there is a bedroom, by its name or by what is at home there, are in a bed. */
export function putToBed(draft: Draft): void {
  // "dreaming in a crib".
  for (const { kind, from, to } of draft.relations) {
    const thing = draft.things[from];
    const { uses = [], home = '', places } = draft.record(to) ?? {};
    const isBed = uses.includes('slept-in') || (NIGHT.has(home) && places?.inside !== undefined);
    if (thing?.pose === 'think' && isBed && LYING_IN.has(kind)) thing.pose = 'sleep';
  }
  const isIndoors =
    draft.settings.some(({ setting }) => setting === BEDROOM) ||
    (draft.settings.length === 0 &&
      (draft.home === BEDROOM || draft.things.some((_, index) => draft.record(index)?.home === BEDROOM)));
  const isAlone =
    draft.settings.length === 0 &&
    draft.home === undefined &&
    draft.things.every((one) => isAtNight(one, draft.recordOf(one.key)?.uses));
  for (const [index, { pose, count, words }] of [...draft.things.entries()]) {
    for (const relation of draft.relations.filter(({ from }) => from === index && pose === 'sleep')) {
      const isCovered = isUnderCover(draft, relation);
      // "waking up a girl in bed".
      if (isCovered || isInBed(draft, relation)) relation.kind = 'sleep-in';
      if (isCovered) draft.home ??= BEDROOM;
    }
    // Nor who is carried there.
    const isFree = !draft.relations.some(
      ({ kind, from, to }) => (from === index && CARRYING.has(kind)) || (to === index && IN_ARMS.has(kind)),
    );
    if (pose !== 'sleep' || count > MOST || draft.record(index)?.kind !== 'person' || !isFree) continue;
    const named = draft.things.findIndex((_, each) => draft.record(each)?.uses?.includes('slept-in'));
    if (named < 0 && !isIndoors && !isAlone) continue;
    draft.relate(index, 'sleep-in', named < 0 ? draft.imply(BED, words) : named);
  }
}

/** Who sleeps with nothing but toys, and what is dreamed of, is at home. */
function isAtNight({ key, looks, pose }: SceneThing, uses: readonly Use[] = []): boolean {
  return PLAIN_PEOPLE.test(key) ? pose === 'sleep' : looks.toy === true || uses.includes('slept-with');
}

function isInBed(draft: Draft, { kind, from, to }: SceneRelation): boolean {
  return kind === 'in' && draft.record(from)?.kind === 'person' && draft.things[to]?.key === BED;
}

/** "a kitten sleeping under a blanket": that of a bed. */
function isUnderCover(draft: Draft, { kind, to }: SceneRelation): boolean {
  return (kind === 'in' || kind === 'sleep-in') && draft.things[to]?.key === COVER;
}

const COVER = 'blanket';
const IN_ARMS: ReadonlySet<RelationKind> = new Set<RelationKind>(['hold', 'hug']);
const LYING_IN: ReadonlySet<RelationKind> = new Set<RelationKind>(['in', 'on', 'sleep-in']);
const BEDROOM = 'bedroom';
const NIGHT: ReadonlySet<string> = new Set([BEDROOM, 'nursery']);
const BED = 'bed';
/** So many have room in one bed. */
const MOST = 2;
