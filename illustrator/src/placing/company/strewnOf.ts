import { artData } from '../../art/artData.ts';
import { isBig } from '../../reading/isBig.ts';
import type { Scene, SceneThing } from '../../reading/Scene.ts';
import { isAtSlopes, isLoose, isStrewnOnGround } from '../../things/isLoose.ts';
import type { Thing } from '../../things/Things.ts';
import { isBugAtBloom } from './keepPreySmall.ts';

/**
 * Things that are all over the page around what is on it, by their indexes: hearts, stars and butterflies that somebody is
 * surrounded by. They stand at nothing and are no company of anybody.
 */
export function strewnOf(scene: Scene): ReadonlySet<number> {
  const { things, relations, style } = scene;
  if (style === 'mandala') return new Set();
  const centers = new Map<number, number>();
  for (const [index, thing] of things.entries()) {
    const own = relations.filter(({ from, to, also }) => [from, to, also].includes(index));
    const [around] = own;
    const isSo = own.length === 1 && around?.kind === 'around' && around.from === index;
    if (
      isSo &&
      around.to !== index &&
      isFree(thing) &&
      !isBugAtBloom(thing, things[around.to]) &&
      !isAtSlopes(thing, artData().things.get(things[around.to]?.key ?? ''))
    )
      centers.set(index, around.to);
  }
  const rest = [...things.keys()].filter((index) => !centers.has(index));
  const isOfAll = (center: number): boolean => {
    const joined = joinedTo(scene, center);
    return rest.includes(center) && 2 * rest.filter((index) => joined.has(index)).length >= rest.length;
  };
  return new Set([...centers].flatMap(([index, center]) => (isOfAll(center) ? [index] : [])));
}

/** Indexes of the relations that put it there. */
export function aroundOf({ relations }: Scene, strewn: ReadonlySet<number>): number[] {
  return [...relations.keys()].filter((index) => strewn.has(relations[index]?.from ?? -1));
}

function isFree({ key, count, pose, order, looks, labels }: SceneThing): boolean {
  const record: Thing | undefined = artData().things.get(key);
  const isStill = (pose === undefined || pose === 'fly') && order === undefined && labels === undefined;
  return (
    count >= FEWEST &&
    isStill &&
    !isBig(looks) &&
    record !== undefined &&
    (isLoose(record) || isStrewnOnGround(record))
  );
}

/** Fewer are where they are put. */
const FEWEST = 3;

/** All that has to do with something, over whatever is between them, and the thing itself. */
function joinedTo({ relations }: Scene, center: number): ReadonlySet<number> {
  const joined = new Set([center]);
  for (let size = 0; size < joined.size; ) {
    size = joined.size;
    for (const { from, to } of relations) if (joined.has(from) || joined.has(to)) joined.add(from).add(to);
  }
  return joined;
}
