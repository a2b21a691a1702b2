import type { Art } from '../../art/art.ts';
import type { BodyRequest } from '../../bodies/Body.ts';
import { drawBody } from '../../bodies/drawBody.ts';
import type { Random } from '../../Random.ts';
import type { Looks, Pose, RelationKind, Scene, SceneThing } from '../../reading/Scene.ts';
import { labelOn } from '../lettering/labelOn.ts';
import { letterOn } from '../lettering/letterOn.ts';
import type { Undone } from '../Placement.ts';
import { type Casting, isLively, opposite } from '../relations/rule.ts';
import type { Actor } from './Actor.ts';
import { gatheringsOf } from './assemble.ts';
import { asTold } from './asTold.ts';
import { bodyFor } from './bodyFor.ts';
import { gradeOf } from './grades.ts';
import { isOnLand } from './isOnLand.ts';
import { areFaceToFace, goesThere } from './lookingWays.ts';
import { MOST_RATIO, UNIT } from './sizes.ts';

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

/** Draws each of as many as there are of a thing, lettered and labeled; notes what the drawings do not show. */
export function drawCopies(
  thing: SceneThing,
  index: number,
  with_: { casting: Casting; size: number; random: Random; undone: Undone; scene: Scene },
): Actor[] {
  const { casting, size, random, undone, scene } = with_;
  const { record } = casting;
  const chance = random.below(1000);
  const isDiagram = thing.labels !== undefined && record.labels !== undefined;
  const variant = casting.isFirstDrawing || isDiagram ? 0 : chance;
  const isGoing = goesThere(casting, scene);
  const own = isDiagram ? 'left' : (casting.facing ?? (random.chance(0.5) || isGoing ? 'right' : 'left'));
  // Whom all look at looks at nobody in particular.
  const isCenter = gatheringsOf(scene).some(({ center }) => center === index);
  const isTurned = (casting.isTurned || isGoing) && !isCenter;
  const isAshore = isOnLand(casting, thing, scene);
  const bare = drawBody({ key: thing.key, looks: thing.looks, wears: [], variant }).art;
  const isSame = casting.isFirstDrawing || thing.isAlike;
  const actors: Actor[] = [];
  for (let copy = 0; copy < thing.count; copy += 1) {
    const facing = facingOf(thing, index, { copy, own, casting, scene });
    const request: BodyRequest = {
      ...requestFor(thing, casting, facing === own),
      ...(isTurned ? { isTurned } : {}),
      facing,
      variant: asTold(thing, record, variant + (isSame ? 0 : copy % MOST_VARIANTS)),
    };
    const alike = actors.find(
      (one) => one.copy % MOST_VARIANTS === copy % MOST_VARIANTS && one.facing === facing,
    );
    const { body, request: drawn } = alike ?? drawAble(request, thing.pose);
    const grade = gradeOf(thing, copy);
    actors.push({
      thing: index,
      copy,
      record,
      body,
      request: drawn,
      size: grade * size,
      scale: scaleOf(casting, { drawn: body.art, bare, size, grade }),
      facing: body.facing === 'front' ? facing : body.facing,
      ...(thing.labels ? { labels: thing.labels } : {}),
      ...(isAshore ? { isAshore } : {}),
    });
  }
  note(thing, index, { actors, undone, scene });
  writeOn(actors, thing, { index, scene });
  return actors;
}

/** Which way a copy looks: around something inward, face to face by turns. */
function facingOf(
  { count }: SceneThing,
  index: number,
  { copy, own, casting, scene }: { copy: number; own: 'left' | 'right'; casting: Casting; scene: Scene },
): 'left' | 'right' {
  if (gatheringsOf(scene).some(({ around }) => around === index)) return copy >= count / 2 ? 'left' : 'right';
  const alternates = areFaceToFace(scene, index) || casting.alternates;
  return alternates && copy % 2 === 1 ? opposite(own) : own;
}

/** What a copy is drawn like, the hands on the other sides where it looks the other way. */
function requestFor(
  { key, looks }: SceneThing,
  casting: Casting,
  isOwnWay: boolean,
): Omit<BodyRequest, 'variant'> {
  const { hands, pose, wears } = casting;
  return {
    key,
    looks: { ...looks, ...casting.looks, ...felt(looks, casting.looks) },
    wears,
    ...bodyFor(casting),
    ...(Object.keys(hands).length > 0 ? { hands: isOwnWay ? hands : mirrored(hands) } : {}),
    ...(pose ? { pose } : {}),
  };
}

/** From its drawing to its size, which is that of its longest side; less of it where it sits, more where it has limbs of ours. */
function scaleOf(
  casting: Casting,
  { drawn, bare, size, grade }: { drawn: Art; bare: Art; size: number; grade: number },
): number {
  const posed = casting.record.kind === 'person' ? (POSE_SIZES[casting.pose ?? ''] ?? 1) : 1;
  const long = longest(drawn);
  const limbs = isLively(casting) ? 1 : Math.min(MOST_LIMBS, Math.max(1, long / longest(bare)));
  return (grade * UNIT * Math.max(size * posed, limbs / MOST_RATIO)) / long;
}

/** Letters and labels on what is to bear them. */
function writeOn(
  actors: readonly Actor[],
  { labels, order }: SceneThing,
  { index, scene }: { index: number; scene: Scene },
): void {
  for (const actor of actors) {
    const { board, labels: places } = actor.record;
    if (scene.textAt === index && board) {
      const isLeading = scene.things.length < 3 && !isHeld(scene, index);
      actor.body = letterOn(actor.body, board, { texts: scene.texts, isLeading });
    }
    if (labels && order !== 'cycle' && order !== 'chain')
      actor.body = labelOn(actor.body, labels, { places, isAlone: scene.things.length === 1 });
  }
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
