import type { Art } from '../../art/art.ts';
import { artData } from '../../art/artData.ts';
import type { BodyRequest } from '../../bodies/Body.ts';
import { drawBody } from '../../bodies/drawBody.ts';
import type { Random } from '../../Random.ts';
import type { Looks, Pose, RelationKind, Scene, SceneThing } from '../../reading/Scene.ts';
import type { Thing } from '../../things/Things.ts';
import { labelOn } from '../lettering/labelOn.ts';
import { areInitials } from '../lettering/layLetters.ts';
import { letterOn, looseTexts } from '../lettering/letterOn.ts';
import type { Undone } from '../Placement.ts';
import { RELATIONS } from '../relations/relations.ts';
import { type Casting, isLively, opposite } from '../relations/rule.ts';
import type { Actor } from './Actor.ts';
import { feedersFirst, gatheringsOf } from './assemble.ts';
import { asTold } from './asTold.ts';
import { bodyFor } from './bodyFor.ts';
import { isApart, sizesOf } from './castSizes.ts';
import { dressed, dressOf } from './dressFor.ts';
import { gradeOf } from './grades.ts';
import { isOnLand } from './isOnLand.ts';
import { areFaceToFace, goesThere } from './lookingWays.ts';
import { noteBefore } from './noteBefore.ts';
import { MOST_RATIO, MOST_RATIO_OF_PICTURES, MOST_RATIO_PLAIN, UNIT } from './sizes.ts';
import { looksElsewhere } from './standFaceToFace.ts';
import { poseUnderWater, swimOnWater } from './swimOnWater.ts';

/** A pose in which a person is shorter than it stands. */
const POSE_SIZES: Partial<Record<string, number>> = {
  sit: 0.74,
  kneel: 0.8,
  ride: 0.8,
  bathe: 0.7,
  row: 0.9,
};
/** The smallest of a page is so much larger where it was given arms and legs: it is no smaller for them. */
const MOST_LIMBS = 1.6;
/** Crowds repeat so many drawings. */
const MOST_VARIANTS = 3;

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

function drawCopies(
  thing: SceneThing,
  index: number,
  with_: { casting: Casting; size: number; random: Random; undone: Undone; scene: Scene },
): Actor[] {
  const { casting, size, random, undone, scene } = with_;
  const chance = random.below(1000);
  const isDiagram = thing.labels !== undefined && casting.record.labels !== undefined;
  const variant = casting.isFirstDrawing || isDiagram ? 0 : chance;
  const isGoing = goesThere(casting, scene);
  const own = isDiagram ? 'left' : (casting.facing ?? (random.chance(0.5) || isGoing ? 'right' : 'left'));
  const isPaired = areFaceToFace(scene, index);
  const gatherings = gatheringsOf(scene);
  const isAround = gatherings.some(({ around }) => around === index);
  // Whom all look at looks at nobody in particular.
  const isTurned = (casting.isTurned || isGoing) && gatherings.every(({ center }) => center !== index);
  const isAshore = isOnLand(casting, thing, scene);
  const bare = drawBody({ key: thing.key, looks: thing.looks, wears: [], variant }).art;
  const isSame = casting.isFirstDrawing || thing.isAlike;
  const actors: Actor[] = [];
  for (let copy = 0; copy < thing.count; copy += 1) {
    const isBeyond = isAround && copy >= thing.count / 2;
    const facing = isAround
      ? isBeyond
        ? 'left'
        : 'right'
      : (isPaired || casting.alternates) && copy % 2 === 1
        ? opposite(own)
        : own;
    const request = {
      key: thing.key,
      looks: { ...thing.looks, ...casting.looks, ...felt(thing.looks, casting.looks) },
      wears: casting.wears,
      ...bodyFor(casting),
      ...(Object.keys(casting.hands).length > 0
        ? { hands: facing === own ? casting.hands : mirrored(casting.hands) }
        : {}),
      ...(isTurned ? { isTurned } : {}),
      facing,
      variant: asTold(thing, casting.record, variant + (isSame ? 0 : copy % MOST_VARIANTS)),
      ...(casting.pose ? { pose: casting.pose } : {}),
    };
    const alike = actors.find(
      (one) => one.copy % MOST_VARIANTS === copy % MOST_VARIANTS && one.facing === facing,
    );
    const { body, request: drawn } = alike ?? drawAble(request, thing.pose);
    const posed = casting.record.kind === 'person' ? (POSE_SIZES[casting.pose ?? ''] ?? 1) : 1;
    const [long, grade] = [longest(body.art), gradeOf(thing, copy)];
    const limbs = isLively(casting) ? 1 : Math.min(MOST_LIMBS, Math.max(1, long / longest(bare)));
    const scale = (grade * UNIT * Math.max(size * posed, limbs / MOST_RATIO)) / long;
    actors.push({
      thing: index,
      copy,
      record: casting.record,
      body,
      request: drawn,
      size: grade * size,
      scale,
      facing: body.facing === 'front' ? facing : body.facing,
      ...(thing.labels ? { labels: thing.labels } : {}),
      ...(isAshore ? { isAshore } : {}),
    });
  }
  note(thing, index, { actors, undone, scene });
  const { board } = casting.record;
  if (scene.textAt === index && board)
    for (const actor of actors)
      actor.body = letterOn(actor.body, board, {
        texts: scene.texts,
        isLeading: scene.things.length < 3 && !isHeld(scene, index),
      });
  const { labels, order } = thing;
  if (labels && order !== 'cycle' && order !== 'chain')
    for (const actor of actors)
      actor.body = labelOn(actor.body, labels, {
        places: casting.record.labels,
        isAlone: scene.things.length === 1,
      });
  return actors;
}

function longest({ width, height }: Art): number {
  return Math.max(width, height);
}

/** Draws a thing; a pose that only what it does would have is left where its drawing lacks it. */
function drawAble(request: BodyRequest, asked: Pose | undefined): Pick<Actor, 'body' | 'request'> {
  const body = drawBody(request);
  if (request.pose === undefined && body.undone.looks.includes('mood')) {
    // From the front there is more of a face.
    const sitting: BodyRequest = { ...request, pose: 'sit' };
    const other = drawBody(sitting);
    if (!other.undone.pose && !other.undone.looks.includes('mood')) return { body: other, request: sitting };
  }
  if (!body.undone.pose || asked !== undefined) return { body, request };
  const { pose: _pose, ...rest } = request;
  return { body: drawBody(rest), request: rest };
}

function mirrored({ left, right }: Casting['hands']): Casting['hands'] {
  return { ...(right ? { left: right } : {}), ...(left ? { right: left } : {}) };
}

/** Notes what the drawings of a thing do not show. */
function note(
  thing: SceneThing,
  index: number,
  { actors, undone, scene }: { actors: readonly Actor[]; undone: Undone; scene: Scene },
): void {
  const lacks = actors[0]?.body.undone;
  if (!lacks) return;
  // Who has no hands peeks by being behind something.
  const isHiding = scene.relations.some(({ kind, from }) => from === index && kind === 'hide-behind');
  if (lacks.pose && thing.pose !== undefined && !(thing.pose === 'peek' && isHiding))
    undone.poses.push(index);
  for (const look of lacks.looks) if (look !== 'size') undone.looks.push({ thing: index, look });
  for (const key of lacks.wears) {
    for (const [at, { kind, from, to }] of scene.relations.entries()) {
      if (kind !== 'wear' || from !== index || scene.things[to]?.key !== key) continue;
      undone.relations.push(at);
      undone.things.push(to);
    }
  }
}

function isHeld({ relations }: Scene, thing: number): boolean {
  return relations.some(({ kind, to }) => to === thing && CARRYING_KINDS.has(kind));
}

const CARRYING_KINDS: ReadonlySet<RelationKind> = new Set<RelationKind>(['hold', 'hold-up', 'share']);

/** Who is said to feel something does so with an open mouth, too. */
function felt({ mood }: Looks, given: Looks | undefined): Looks {
  return mood !== undefined && given?.mood === 'agape' ? { mood } : {};
}
