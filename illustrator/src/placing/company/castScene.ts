import { artData } from '../../art/artData.ts';
import type { Random } from '../../Random.ts';
import type { RelationKind, Scene } from '../../reading/Scene.ts';
import type { Thing } from '../../things/Things.ts';
import { areInitials } from '../lettering/layLetters.ts';
import { looseTexts } from '../lettering/letterOn.ts';
import type { Undone } from '../Placement.ts';
import { RELATIONS } from '../relations/relations.ts';
import type { Casting } from '../relations/rule.ts';
import type { Actor } from './Actor.ts';
import { feedersFirst } from './assemble.ts';
import { isApart, sizesOf } from './castSizes.ts';
import { drawCopies } from './drawCopies.ts';
import { dressed, dressOf } from './dressFor.ts';
import { noteBefore } from './noteBefore.ts';
import { MOST_RATIO, MOST_RATIO_OF_PICTURES, MOST_RATIO_PLAIN } from './sizes.ts';
import { looksElsewhere } from './standFaceToFace.ts';
import { poseUnderWater, swimOnWater } from './swimOnWater.ts';

/** Draws every copy of every thing that stands on the page by itself; notes what cannot be drawn as it was asked for. */
export function castScene(
  scene: Scene,
  {
    random,
    undone,
    isPlain,
    strewn = new Set(),
  }: { random: Random; undone: Undone; isPlain: boolean; strewn?: ReadonlySet<number> },
): Actor[] {
  const castings = castThings(scene, random);
  const isSheet = areInitials(looseTexts(scene));
  const mostRatio = isSheet ? MOST_RATIO_OF_PICTURES : isPlain ? MOST_RATIO_PLAIN : MOST_RATIO;
  const sizes = sizesOf(scene, castings, { mostRatio, strewn });
  return scene.things.flatMap((thing, index) => {
    const [casting, size = 1] = [castings[index], sizes[index]];
    if (!casting || !isApart(scene, index)) return [];
    return drawCopies(thing, index, { casting, size, random, undone, scene });
  });
}

function castThings(scene: Scene, random: Random): (Casting | undefined)[] {
  const castings = scene.things.map(({ key, pose, count, looks }): Casting | undefined => {
    const record = artData().things.get(key);
    const own = {
      ...(pose ? { pose: poseUnderWater(scene, pose, record) } : {}),
      ...(looks.young ? { isYoung: true as const } : {}),
      ...(looks.size === 'big' ? { isBig: true as const } : {}),
    };
    return record && { record, count, hands: {}, wears: [], hosts: [], ...own };
  });
  noteBefore(scene, castings);
  for (const { kind, from, to, at } of feedersFirst(scene.relations)) {
    const [one, other] = [castings[from], castings[to]];
    if (!one || !other) continue;
    if (kind === 'on' && one.record.key === other.record.counted?.part) {
      other.counted = one.count;
      continue;
    }
    if (kind === 'wear' && one.wears.includes(other.record.key)) continue;
    if (kind === 'wear') {
      one.wears.push(other.record.key);
      one.record = guised(one.record, other.record);
    } else if (one.facing === undefined && other.facing === undefined) {
      // Where two look at one another, that says it.
      if (random.chance(0.5) && !looksElsewhere(scene, { kind, from })) one.facing = 'left';
    }
    RELATIONS[kind].cast?.(one, other, { from, to, ...(at ? { at } : {}) });
  }
  swimOnWater(scene, castings);
  const dress = dressOf(scene);
  for (const [index, { looks, pose }] of scene.things.entries()) {
    const one = castings[index];
    if (one) one.wears = [...dressed(one.record, { wears: one.wears, dress })];
    const isBusy = scene.relations.some(({ kind, from }) => from === index && !WATCHING.has(kind));
    const isFree = !isBusy && one?.pose === undefined && Object.keys(one?.hands ?? {}).length === 0;
    if (one?.record.kind !== 'person' || pose !== undefined || !isFree) continue;
    // Who starts at something has the hands up for it.
    if (looks.mood === 'scared' || looks.mood === 'surprised') one.hands = { left: 'face', right: 'face' };
  }
  return castings;
}

/** Relations that leave both hands free. */
const WATCHING: ReadonlySet<RelationKind> = new Set<RelationKind>(['face', 'look-at', 'next-to', 'wear']);

/** A mermaid cat is where mermaids are. */
function guised(record: Thing, { guise, kind, rests, draught }: Thing): Thing {
  if (guise === undefined || rests === undefined || record.kind === 'person') return record;
  return { ...record, kind, rests, ...(draught === undefined ? {} : { draught }) };
}
