import type { SettingRecord } from '../../stages/settingSchema.ts';
import { buildOf } from '../../things/fourLegged.ts';
import { isTree } from '../../things/trees.ts';
import type { Draft } from '../Draft.ts';
import type { SceneRelation } from '../Scene.ts';

/** "three cows eating": what has hooves and no food that is named has its mouth in the grass, at no table. */
export function grazeOutside(draft: Draft, settings: ReadonlyMap<string, SettingRecord>): void {
  const isOutside = draft.settings.every(({ setting }) => settings.get(setting)?.kind === 'land');
  for (const food of isOutside ? [...draft.implied] : []) {
    const at = draft.things.indexOf(food);
    const about = draft.relations.filter(({ from, to }) => from === at || to === at);
    const eaters = about.map(({ from }) => from);
    const isMeal = about.length > 0 && about.every(({ kind, to }) => kind === 'eat' && to === at);
    if (!isMeal || !eaters.every((index) => grazes(draft, index))) continue;
    draft.removeThing(at, { as: 'pose', thing: eaters[0] ?? 0 });
    for (const index of eaters)
      Object.assign(draft.things[index > at ? index - 1 : index] ?? {}, { pose: 'graze' });
  }
}

/** Whether it has hooves, no long neck, and no place of its own: a trough, a tree, a table. */
function grazes(draft: Draft, index: number): boolean {
  const [thing, record] = [draft.things[index], draft.record(index)];
  if (thing === undefined || record === undefined || record.kind !== 'animal') return false;
  const { limbs, neck } = buildOf(record) ?? {};
  const isFree = draft.relations.every(
    ({ kind, from, to }) =>
      from !== index || kind === 'eat' || (kind === 'next-to' && !draft.record(to)?.uses?.includes('sat-at')),
  );
  return (
    limbs === 'hooves' && neck !== 'long' && isFree && (thing.pose === undefined || thing.pose === 'stand')
  );
}

/** "a giraffe reaching the treetop": who has a long neck reaches up with the mouth. */
export function eatFromTrees(draft: Draft): void {
  for (const relation of draft.relations) {
    const [animal, tree] = [draft.record(relation.from), draft.record(relation.to)];
    if (relation.kind === 'eat') eatWhereItGrows(draft, relation);
    if (relation.kind !== 'tend' || !animal || !tree || !isTree(tree)) continue;
    if (buildOf(animal)?.neck === 'long') relation.kind = 'eat';
  }
}

/** "a triceratops eating leaves": beside who is as large, leaves are on a tree, and none lies about. */
function eatWhereItGrows(draft: Draft, { from, to }: SceneRelation): void {
  const [animal, food, thing] = [draft.record(from), draft.record(to), draft.things[to]];
  const isEatenAlone = draft.relations.every((other) => other.to !== to || other.kind === 'eat');
  if (animal?.kind !== 'animal' || animal.size < LARGE || food?.kind !== 'plant' || !food.growsOn) return;
  if (thing === undefined || !isTree(draft.recordOf(food.growsOn)) || !isEatenAlone) return;
  Object.assign(thing, { key: food.growsOn, count: 1 });
}

/** Meters: who is longer than this eats whole branches. */
const LARGE = 2;
