import type { SettingRecord } from '../../stages/settingSchema.ts';
import { CRAFTS } from '../../things/crafts.ts';
import type { Draft } from '../Draft.ts';
import type { NamedSetting } from '../NamedSetting.ts';
import type { RelationKind } from '../Scene.ts';

/** "holding the back of his son's bike as he rides": a hand at who rides it. */
function steady(draft: Draft): void {
  for (const relation of draft.relations) {
    const { kind, from, to } = relation;
    const rider = draft.relations.find(
      (one) => RIDING.has(one.kind) && one.to === to && one.from !== from,
    )?.from;
    const isHeld = (kind === 'hold' || kind === 'tend') && CRAFTS.has(draft.record(to)?.kind ?? 'person');
    if (!isHeld || rider === undefined || draft.record(from)?.kind !== 'person' || !draft.isBeing(rider))
      continue;
    Object.assign(relation, { kind: 'push', to: rider });
  }
}

/** "a boy and his uncle fixing a bicycle": at both sides of it, not the one beside the other. */
function standAtBothSides(draft: Draft): void {
  for (const relation of [...draft.relations]) {
    const { kind, from, to } = relation;
    const areJoint = draft.relations.some(
      (one) =>
        one.from === from &&
        WORK.has(one.kind) &&
        draft.relations.some((other) => other.from === to && other.kind === one.kind && other.to === one.to),
    );
    const isSaid = draft.words.some(
      ({ meaning }) => meaning.as === 'relation' && draft.relations[meaning.relation] === relation,
    );
    if (kind === 'next-to' && areJoint && !isSaid) draft.dropRelation(draft.relations.indexOf(relation));
  }
}

const WORK: ReadonlySet<RelationKind> = new Set<RelationKind>(['tend', 'build', 'paint', 'water']);

/** "teaching his son to ride a bike": who lends a hand pushes who goes on wheels. */
export function settleGuides(draft: Draft, settings: ReadonlyMap<string, SettingRecord>): void {
  steady(draft);
  standAtBothSides(draft);
  leadAcross(draft, settings);
  for (const relation of draft.relations) {
    const { kind, from, to } = relation;
    const guide = draft.things[from];
    if (guide === undefined || !draft.guiding.has(guide) || !LENT.has(kind)) continue;
    const isOnWheels = draft.relations.some(
      (one) => one.from === to && RIDING.has(one.kind) && CRAFTS.has(draft.record(one.to)?.kind ?? 'person'),
    );
    // On a bike of the pose's own, too.
    const isRiding = draft.things[to]?.pose === 'bike';
    if ((isOnWheels || isRiding) && draft.record(from)?.kind === 'person') relation.kind = 'push';
    // "a police officer helping ducklings cross the road": no hand reaches down so far.
    if (kind === 'hold-hands' && draft.things[to]?.pose === 'walk' && isFarSmaller(draft, to, from))
      Object.assign(relation, { kind: 'follow', from: to, to: from });
  }
}

/** Whether an animal does not reach up to the hip of somebody. */
function isFarSmaller(draft: Draft, index: number, other: number): boolean {
  const [size, whole] = [draft.record(index)?.size ?? 1, draft.record(other)?.size ?? 1];
  return draft.isAnimal(index) && size < 0.4 * whole;
}

/** "a crossing guard helping children across the street": ahead of them, the stop sign up, where there are bars to walk on. */
function leadAcross(draft: Draft, settings: ReadonlyMap<string, SettingRecord>): void {
  const crossingOf = ({ setting }: NamedSetting) => settings.get(setting)?.crossed;
  const street = draft.settings.findIndex((one) => one.isCrossed || crossingOf(one) !== undefined);
  const guard = draft.things.findIndex((_, index) => draft.record(index)?.guides === true);
  const crossing = draft.relations.find(({ from, to }) => [from, to].includes(guard) && from !== to);
  const others = crossing && draft.things[crossing.from === guard ? crossing.to : crossing.from];
  if (street < 0 || crossing === undefined) return;
  const areMany = (others?.count ?? 1) > 1;
  const leader = draft.things[guard];
  const isHelping = leader !== undefined && draft.guiding.has(leader);
  // Whose calling it is has the sign for it.
  if (!isHelping && !(areMany && draft.record(guard)?.holds !== undefined)) return;
  const named = draft.settings[street];
  const setting = named && crossingOf(named);
  if (setting !== undefined && !named?.isCrossed) draft.settings.splice(street, 1, { ...named, setting });
  if (!isHelping || !LENT.has(crossing.kind) || crossing.from !== guard) return;
  for (const one of [others, leader]) if (one !== undefined) one.pose = 'walk';
  if (areMany) Object.assign(crossing, { kind: 'follow', from: crossing.to, to: guard });
}

/** What a hand that is lent does to who is helped. */
export const LENT: ReadonlySet<RelationKind> = new Set<RelationKind>(['face', 'hold-hands']);
const RIDING: ReadonlySet<RelationKind> = new Set<RelationKind>(['ride', 'drive', 'on']);
