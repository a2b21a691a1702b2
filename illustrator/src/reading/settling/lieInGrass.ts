import type { Draft } from '../Draft.ts';
import type { RelationKind, SceneRelation } from '../Scene.ts';

/** "a dog rolling in the grass", "a ball on grass", "a worm in the soil under the grass": the ground there, and no tuft as large as they are. */
export function lieInGrass(draft: Draft): void {
  for (let index = draft.things.length - 1; index >= 0; index -= 1) {
    const thing = draft.things[index];
    if (thing?.key !== GRASS || thing.count > 1 || Object.keys(thing.looks).length > 0) continue;
    letGoOf(draft, index);
    const about = draft.relations.filter(({ from, to }) => from === index || to === index);
    const isGround = about.every((relation) => isOnGround(draft, relation, index));
    const isBelow = about.some(({ kind }) => kind === 'under');
    const isUnderground = draft.settings.some(({ setting }) => setting === UNDERGROUND);
    const isIndoors = draft.settings.some(({ setting }) => !GREEN.has(setting));
    if (about.length === 0 || !isGround || (isBelow ? !isUnderground : isIndoors)) continue;
    if (draft.settings.length === 0) draft.settings.push({ setting: MEADOW });
    standBeside(draft, about, index);
    draft.removeThing(index, { as: 'setting' });
  }
}

/** "a goat with clouds and grass": by no word of its own it is in nobody's hand. */
function letGoOf(draft: Draft, grass: number): void {
  for (const [index, relation] of draft.relations.entries()) {
    const isSaid = draft.words.some(({ meaning }) => meaning.as === 'relation' && meaning.relation === index);
    if (relation.kind === 'hold' && relation.to === grass && !relation.at && !isSaid)
      relation.kind = 'next-to';
  }
}

/** Whether it is said to be under, around or beside something; a ladybug on a blade of it is no larger. */
function isOnGround(draft: Draft, { kind, from, to }: SceneRelation, grass: number): boolean {
  if (from === grass) return BESIDE.has(kind);
  if (to !== grass) return false;
  const isLying = kind === 'under' || LYING.has(kind) || BESIDE.has(kind);
  return isLying && (kind === 'under' || !draft.isBeing(from) || isLarger(draft, from, grass));
}

/** "a puppy on grass with a ball": what was on it too is beside who is there. */
function standBeside(draft: Draft, about: readonly SceneRelation[], grass: number): void {
  const sides = about.map(({ from, to }) => (from === grass ? to : from));
  const host = sides.find((side) => draft.isBeing(side));
  if (host === undefined) return;
  for (const side of sides)
    if (!draft.isBeing(side) && draft.relations.every(({ from, to }) => from !== side || to === grass))
      draft.relate(side, 'next-to', host) ?? draft.relate(host, 'next-to', side);
}

const GRASS = 'grass';
const MEADOW = 'meadow';
const UNDERGROUND = 'underground';
const LYING: ReadonlySet<RelationKind> = new Set<RelationKind>(['in', 'on', 'sleep-in']);
const BESIDE: ReadonlySet<RelationKind> = new Set<RelationKind>(['next-to', 'around', 'among', 'through']);
/** Where grass grows. */
const GREEN: ReadonlySet<string> = new Set(
  'meadow field farm forest jungle savanna mountains garden park pond river lake path underground'.split(' '),
);

function isLarger(draft: Draft, one: number, other: number): boolean {
  return (draft.record(one)?.size ?? 0) > (draft.record(other)?.size ?? 0);
}
