import { artData } from '../art/artData.ts';
import { Sketch } from '../parts/Sketch.ts';
import { ellipse, placement } from '../parts/shapes.ts';
import { type Pose, TWO_LEGGED } from '../reading/Scene.ts';
import { headOf } from '../things/likenessOf.ts';
import type { Build, Drawing } from '../things/recordSchema.ts';
import type { Thing } from '../things/Things.ts';
import type { BodyRequest } from './Body.ts';
import { type Drawn, moved } from './Drawn.ts';
import { isHead, pickDrawing, readDrawing } from './drawingOf.ts';
import { drawSitting } from './frontAnimal.ts';
import type { HeadPicture } from './headed.ts';
import { drawHowling } from './howlingAnimal.ts';
import { withLimbs } from './limbed.ts';
import { withLooks } from './looks.ts';
import { drawLeaping, drawSleeping } from './lyingAnimal.ts';
import { heard, withClosedEyes, withMood } from './moods.ts';
import { movesItself, needsBody } from './needsBody.ts';
import { placesOf, withPlaces } from './places.ts';
import { drawOnFours, isFoursPose } from './standingAnimal.ts';
import { withTentacles } from './tentacles.ts';
import { turnedHead } from './turnedHead.ts';
import { drawUpright, isLegless } from './uprightBody.ts';
import { withWings } from './wear.ts';

/** Draws an animal: its picture of the pose, its head on a body of ours, or the whole picture, as the pose asks for. */
export function drawAnimal(thing: Thing, request: BodyRequest): Drawn {
  const body = posed(thing, request);
  const wears = request.wears.filter((key) => !body.worn?.includes(key));
  return withLooks(thing, { ...body, todo: { ...body.todo, wears } }, request);
}

function posed(thing: Thing, request: BodyRequest): Drawn {
  const { pose } = request;
  const own = pose === undefined ? undefined : thing.poses?.[pose];
  if (own !== undefined && !isHead(own)) return whole(thing, own, request);
  const head = headOf(thing);
  const picked = pickDrawing(thing, request.variant);
  const isDressed = request.wears.some(needsBody);
  const needsHands = request.hands !== undefined || request.onSeat === true || isDressed;
  if (thing.limbless && !isHead(picked) && !isDressed && !reachesOut(request)) {
    const drawn = whole(thing, picked, request);
    if (!drawn.todo.pose || pose === 'sit') return { ...drawn, todo: { ...drawn.todo, pose: false } };
  }
  // What flies dives on its own wings.
  const isOwn = pose === 'dive' && thing.kind === 'flier';
  const wantsFront =
    needsHands ||
    (pose !== undefined && !isOwn && (FRONT.has(pose) || ON_TWO_LEGS.has(pose))) ||
    movesItself(thing, picked, pose);
  if (head !== undefined && (wantsFront || isHead(picked))) {
    const front = isHead(picked) ? picked : head;
    return onBody(thing, front, request);
  }
  if (isHead(picked)) return onBody(thing, picked, request);
  const drawn = whole(thing, picked, request);
  const hasTentacles = thing.parts?.includes('tentacle') && drawn.head && drawn.facing === 'front';
  if (request.hands !== undefined && hasTentacles) return withTentacles(drawn, request.hands);
  const lacksHands = request.hands !== undefined && drawn.facing !== 'front';
  if (!lacksHands && !drawn.todo.pose) return drawn;
  // What goes on four legs gets no others.
  return head !== undefined ? onBody(thing, head, request) : (withLimbs(drawn, request, thing.kind) ?? drawn);
}

/** Whether a body needs arms for what it does. */
function reachesOut({ hands = {}, onSeat }: BodyRequest): boolean {
  return onSeat === true || Object.values(hands).some((task) => task !== 'down');
}

/** Poses that a head on a body of ours shows better than a picture from the side. */
const FRONT: ReadonlySet<Pose> = new Set([
  ...(['sit', 'sleep', 'lie', 'read', 'wave', 'cheer', 'sing', 'think', 'laugh'] as const),
  ...(['meditate', 'stretch', 'cry', 'roar', 'graze', 'drink', 'howl'] as const),
]);

/** Poses that only a body on two legs shows. */
const ON_TWO_LEGS: ReadonlySet<Pose> = new Set([
  ...(['dance', 'kneel', 'kick', 'skate', 'ride', 'climb', 'cartwheel', 'ski', 'surf', 'row'] as const),
  ...TWO_LEGGED,
  ...(['bike', 'golf', 'juggle', 'lift', 'bathe', 'dribble', 'peek'] as const),
  ...([
    'push',
    'pull',
    'throw',
    'dig',
    'plant',
    'point',
    'kiss',
    'bow',
    'hide',
    'dive',
    'ice-skate',
    'slide',
  ] as const),
]);

/** Poses of an animal of which only the head is drawn: on two legs, and on its four where it has them. */
const GOING: ReadonlySet<Pose> = new Set(['stand', 'fly']);
const ON_FOUR_LEGS: ReadonlySet<Pose> = new Set(['walk', 'crawl', 'run', 'jump', 'swim']);

function onBody(thing: Thing, drawing: Drawing, request: BodyRequest): Drawn {
  const { art, places, build } = readDrawing(thing.key, drawing, request.variant);
  const own = drawing === thing.drawing ? placesOf(thing, art) : {};
  const front = { art, places: { ...places, ...own }, build: build ?? { tail: 'none' as const } };
  const head = request.isTurned ? turnedHead(front) : front;
  const done = onFrontBody(thing, head, request);
  return request.isTurned && done.facing === 'front' ? { ...done, facing: 'right' } : done;
}

function onFrontBody(thing: Thing, head: HeadPicture, request: BodyRequest): Drawn {
  const { pose, hands } = request;
  const isAnimal = ANIMALS.has(thing.kind);
  if (isUpright(head.build, request, isAnimal)) {
    const upright = pose === 'fly' ? drawFlying(head, request) : drawUpright(head, request, pose ?? 'stand');
    return pose === 'sleep' ? (withClosedEyes(upright) ?? upright) : signed(upright, request, thing);
  }
  if (hands === undefined && (pose === 'sleep' || pose === 'lie')) {
    const lying = drawSleeping(head);
    return pose === 'sleep' ? (withClosedEyes(lying) ?? lying) : lying;
  }
  if (pose === 'howl') return drawHowling(head);
  if (isFoursPose(pose)) return drawOnFours(head, pose);
  if (pose === 'run' || pose === 'jump') {
    const leap = drawLeaping(head);
    return pose === 'jump' ? leaning(leap, -LEAP) : withStrokes(leap);
  }
  const done = signed(drawSitting(head, request), request, thing);
  return pose === undefined ? { ...done, todo: { ...done.todo, pose: false } } : done;
}

/** In the air, by a cape, on wings of its own or on such as only a picture gives it. */
function drawFlying(head: HeadPicture, request: BodyRequest): Drawn {
  const { build } = head;
  const hasCape = request.wears.some((key) => artData().things.get(key)?.wornAs === 'cape');
  if ((build.limbs === 'wings' && request.hands) || isLegless(build) || hasCape)
    return drawUpright(head, request, 'jump');
  const back = build.limbs === 'wings' ? 'feathered-wings' : 'wings';
  return drawUpright({ ...head, build: { ...build, back } }, request, 'jump');
}

/** Whether a head is set on a body that stands: what has no legs to sit on, and what stands by nature, does. */
function isUpright(build: Build, { pose, hands, wears }: BodyRequest, isAnimal: boolean): boolean {
  if (isLegless(build)) return true;
  if (!isAnimal) return pose !== 'sit';
  if (pose === undefined) return false;
  const isBare = hands === undefined && !wears.some(needsBody);
  const hasFour = isBare && build.limbs !== 'wings' && build.limbs !== 'flippers';
  if (ON_TWO_LEGS.has(pose)) return pose !== 'dig' || !hasFour;
  return GOING.has(pose) || (!hasFour && ON_FOUR_LEGS.has(pose));
}

/** With what a pose shows beside the body: notes, tears. */
function signed(drawn: Drawn, { pose }: BodyRequest, { kind }: Thing): Drawn {
  if (pose === 'cry') return withMood(drawn, 'sad', kind) ?? drawn;
  if (pose === 'roar' || pose === 'sing') return heard(drawn, pose, kind) ?? drawn;
  return pose === 'dance' ? { ...drawn, art: withNotes(drawn.art) } : drawn;
}

const ANIMALS: ReadonlySet<Thing['kind']> = new Set(['animal', 'flier', 'swimmer']);

/** The picture as a whole, with what can be done to it for a pose. */
function whole(thing: Thing, drawing: Drawing, request: BodyRequest): Drawn {
  const picture = readDrawing(thing.key, drawing, request.variant, request.looks);
  const { pose } = request;
  const drawn = withPlaces(thing, { ...picture, isOwn: drawing === thing.drawing });
  const isOnFours = pose === 'crawl' && ANIMALS.has(thing.kind);
  if (
    pose === undefined ||
    isOnFours ||
    AS_IT_IS.has(pose) ||
    thing.poses?.[pose] === drawing ||
    pose === thing.pose
  )
    return drawn;
  const done = shown(thing, drawn, pose);
  return done ?? { ...drawn, todo: { ...drawn.todo, pose: true } };
}

const AS_IT_IS: ReadonlySet<Pose> = new Set(['stand', 'walk']);

function shown({ kind, poses }: Thing, drawn: Drawn, pose: Pose): Drawn | undefined {
  const isWinged =
    poses?.sit !== undefined && 'body' in poses.sit && poses.sit.body?.back?.endsWith('wings') === true;
  switch (pose) {
    case 'sleep':
      return withClosedEyes(drawn);
    case 'jump':
      return leaning(drawn, drawn.facing === 'right' ? -LEAP : LEAP);
    case 'run':
      return drawn.facing === 'front' ? undefined : withStrokes(drawn);
    case 'dance':
      return { ...leaning(drawn, 8), art: withNotes(leaning(drawn, 8).art) };
    case 'sing':
      return { ...drawn, art: withNotes((heard(drawn, pose, kind) ?? drawn).art) };
    case 'roar':
      return heard(drawn, pose, kind);
    case 'cry':
      return withMood(drawn, 'sad', kind);
    case 'fly':
      return kind === 'flier' || isWinged ? drawn : withWings(drawn);
    case 'swim':
      return drawn;
    case 'dive':
      return kind === 'animal' ? undefined : leaning(drawn, drawn.facing === 'left' ? -DIVE : DIVE);
    default:
      return undefined;
  }
}

/** Degrees that who leaps is turned by. */
export const LEAP = 17;
const DIVE = 55;

export function leaning(drawn: Drawn, degrees: number): Drawn {
  const turned = moved(drawn, placement(0, 0, 1, degrees));
  return { ...turned, art: { ...turned.art, ground: 1.12 } };
}

/** Strokes behind what runs. */
function withStrokes(drawn: Drawn): Drawn {
  const { art, facing } = drawn;
  const behind = facing === 'left' ? 1 : -1;
  const x = behind > 0 ? art.left + art.width * 1.05 : art.left - art.width * 0.05;
  const sketch = new Sketch().add(art, placement(0, 0));
  for (const [part, long] of [
    [0.4, 0.11],
    [0.55, 0.17],
    [0.7, 0.11],
  ] as const)
    sketch.line(`M${x} ${art.top + art.height * part} H${x + behind * art.width * long}`, 1);
  return { ...drawn, art: sketch.art(art.ground) };
}

/** Notes beside what dances or sings. */
function withNotes(art: Drawn['art']): Drawn['art'] {
  const size = Math.max(art.width, art.height);
  const sketch = new Sketch().add(art, placement(0, 0));
  for (const [dx, dy] of [
    [-0.08, 0.22],
    [1.05, 0.14],
  ] as const) {
    const [x, y, u] = [art.left + art.width * dx, art.top + art.height * dy, size * 0.05];
    sketch.area([ellipse(x, y, 1.2 * u, 0.9 * u, -20)]);
    sketch.line(
      `M${x + u} ${y} V${y - 4 * u} Q${x + 2.6 * u} ${y - 3.4 * u} ${x + 2.6 * u} ${y - 1.6 * u}`,
      1,
    );
  }
  return sketch.art(art.ground);
}
