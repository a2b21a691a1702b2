import { artData } from '../art/artData.ts';
import { type Pose, TWO_LEGGED } from '../reading/Scene.ts';
import { goesOnFours, hasNoHands, isWinged } from '../things/fourLegged.ts';
import { headOf } from '../things/likenessOf.ts';
import type { Build, Drawing, Guise } from '../things/recordSchema.ts';
import type { Thing } from '../things/Things.ts';
import type { BodyRequest } from './Body.ts';
import { countedOn } from './counted.ts';
import type { Drawn } from './Drawn.ts';
import { isHead, pickDrawing, readDrawing } from './drawingOf.ts';
import { drawSitting } from './frontAnimal.ts';
import type { HeadPicture } from './headed.ts';
import { heard } from './heard.ts';
import { drawHowling } from './howlingAnimal.ts';
import { withLimbs } from './limbed.ts';
import { withLooks } from './looks.ts';
import { drawSleeping } from './lyingAnimal.ts';
import { manyHeads } from './manyHeads.ts';
import { withClosedEyes, withMood } from './moods.ts';
import { isTwoLegged, movesItself, needsBody } from './needsBody.ts';
import { placesOf } from './places.ts';
import { isSmallBuild } from './smallAnimal.ts';
import { drawSmallClimbing } from './smallOnFours.ts';
import { drawOnFours, isFoursPose } from './standingAnimal.ts';
import { withTentacles } from './tentacles.ts';
import { turnedHead } from './turnedHead.ts';
import { drawUpright, isLegless } from './uprightBody.ts';
import { ANIMALS, LEAP, leaning, whole, withNotes, withStrokes } from './wholeAnimal.ts';

/** Draws an animal: its picture of the pose, its head on a body of ours, or the whole picture, as the pose asks for. */
export function drawAnimal(thing: Thing, request: BodyRequest): Drawn {
  const open = openOf(thing, request);
  const body = posed(thing, request, open ?? pickDrawing(thing, request.variant), open);
  const wears = request.wears.filter((key) => !body.worn?.includes(key));
  const { mood: _, ...others } = request.looks;
  const looks = open && !body.isOnBody ? others : request.looks;
  return withLooks(thing, { ...body, todo: { ...body.todo, wears } }, { ...request, looks });
}

/** A picture of its own that has the mouth as open as its mood asks for, and shows its pose where another one does. */
function openOf({ poses, roars }: Thing, { looks: { mood }, pose }: BodyRequest): Drawing | undefined {
  if (mood !== 'toothy' && mood !== 'agape') return undefined;
  const own = pose === undefined ? undefined : poses?.[pose];
  if (pose !== undefined && own !== undefined && !isHead(own)) return pose === 'roar' ? own : roars?.[pose];
  return poses?.roar !== undefined && !isHead(poses.roar) ? poses.roar : undefined;
}

function posed(thing: Thing, request: BodyRequest, picked: Drawing, open?: Drawing): Drawn {
  const { pose } = request;
  const own = pose === undefined ? undefined : thing.poses?.[pose];
  if (own !== undefined && !isHead(own)) return whole(thing, open ?? own, request);
  const head = headOf(thing);
  const isDressed = request.wears.some(needsBody);
  const hasMore = request.looks.heads !== undefined || request.looks.arms !== undefined;
  const needsHands = request.hands !== undefined || request.onSeat === true || isDressed;
  if (thing.limbless && !isHead(picked) && !isDressed && !reachesOut(request)) {
    const drawn = whole(thing, picked, request);
    if (!drawn.todo.pose || pose === 'sit') return { ...drawn, todo: { ...drawn.todo, pose: false } };
  }
  const wantsFront =
    needsHands ||
    hasMore ||
    (pose !== undefined && !showsItself(thing, pose) && (FRONT.has(pose) || ON_TWO_LEGS.has(pose))) ||
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

/** Whether a picture from the side shows a pose as it is: what flies dives on its own wings, what has a beak or two legs bends down. */
function showsItself(thing: Thing, pose: Pose): boolean {
  if (pose === 'dive') return thing.kind === 'flier';
  if (isTwoLegged(thing)) return pose === 'graze';
  return isWinged(thing) && (pose === 'graze' || pose === 'howl');
}

/** Whether a body needs arms for what it does. */
function reachesOut({ hands = {}, onSeat }: BodyRequest): boolean {
  return onSeat === true || Object.values(hands).some((task) => task !== 'down');
}

/** Poses that a head on a body of ours shows better than a picture from the side. */
const FRONT: ReadonlySet<Pose> = new Set([
  ...(['sit', 'sleep', 'lie', 'read', 'wave', 'cheer', 'sing', 'think', 'laugh'] as const),
  ...(['meditate', 'stretch', 'cry', 'roar', 'graze', 'drink', 'lap', 'howl', 'charge'] as const),
]);

/** Poses that only a body on two legs shows. */
const ON_TWO_LEGS: ReadonlySet<Pose> = new Set([
  ...([
    'dance',
    'kneel',
    'kick',
    'skate',
    'ride',
    'climb',
    'hang',
    'cartwheel',
    'ski',
    'surf',
    'row',
  ] as const),
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
    'in-arms',
  ] as const),
]);

/** Poses of an animal of which only the head is drawn: on two legs, and on its four where it has them. */
const GOING: ReadonlySet<Pose> = new Set(['stand', 'fly']);
const ON_FOUR_LEGS: ReadonlySet<Pose> = new Set(['walk', 'crawl', 'run', 'jump', 'swim']);

function onBody(thing: Thing, drawing: Drawing, request: BodyRequest): Drawn {
  const picture = readDrawing(thing.key, drawing, request.variant);
  const { places, build = { tail: 'none' } } = picture;
  const art = request.counted === undefined ? picture.art : countedOn(thing, picture.art, request.counted);
  const own = drawing === thing.drawing ? placesOf(thing, art) : {};
  // What has hooves and stands looks at the viewer, its nose where others expect it.
  const isUpHigh = build.limbs === 'hooves' && request.pose === 'walk';
  const side = isBareFaced(request) && !isUpHigh && request.pose !== 'roar' ? picture.side : undefined;
  const front: HeadPicture = {
    art,
    places: { ...places, ...own },
    build: { ...build, ...guiseOf(request)?.body },
    ...(side ? { side } : {}),
  };
  const { heads = 1 } = request.looks;
  const head = heads > 1 ? manyHeads(front, heads) : request.isTurned ? turnedHead(front) : front;
  const done: Drawn = { ...onFrontBody(thing, head, request), isOnBody: true };
  return request.isTurned && done.facing === 'front' ? { ...done, facing: 'right' } : done;
}

/** Whether nothing is on its head and its face shows no mood: a head from the side can show neither, but blows as it is. */
function isBareFaced({ wears, looks: { mood, heads }, counted }: BodyRequest): boolean {
  const isPlain = mood === undefined || mood === 'blowing';
  return wears.length === 0 && isPlain && heads === undefined && counted === undefined;
}

/** What it is, beside the animal that it is. */
function guiseOf({ wears }: BodyRequest): Guise | undefined {
  return wears.map((key) => artData().things.get(key)?.guise).find((guise) => guise !== undefined);
}

/** What goes on two legs does instead. */
const ON_TWO: Partial<Record<Pose, Pose>> = {
  graze: 'bow',
  drink: 'bow',
  lap: 'bow',
  howl: 'roar',
  charge: 'run',
};

function onFrontBody(thing: Thing, head: HeadPicture, asked: BodyRequest): Drawn {
  const hasFour = head.build.limbs !== 'wings' && head.build.limbs !== 'flippers';
  const onTwo = hasFour || asked.pose === undefined ? undefined : ON_TWO[asked.pose];
  const request = onTwo ? { ...asked, pose: onTwo } : asked;
  const { pose, hands } = request;
  const isAnimal = ANIMALS.has(thing.kind);
  if (pose === 'climb' && hands === undefined && head.side && isSmallBuild(head.build))
    return drawSmallClimbing(head.side, head.build);
  if (isUpright(head.build, request, isAnimal)) {
    const upright = pose === 'fly' ? drawFlying(head, request) : drawUpright(head, request, pose ?? 'stand');
    return pose === 'sleep' ? (withClosedEyes(upright) ?? upright) : signed(upright, request, thing);
  }
  if (hands === undefined && (pose === 'sleep' || pose === 'lie')) {
    const lying = drawSleeping(head);
    return pose === 'sleep' ? (withClosedEyes(lying) ?? lying) : lying;
  }
  if (pose === 'roar' && hands === undefined && goesOnFours(thing) && !thing.handy)
    return signed(drawOnFours(head, 'walk'), request, thing);
  if (pose === 'howl' && hasFour) return drawHowling(head);
  if (hasFour && isFoursPose(pose)) {
    const drawn = drawOnFours(head, pose);
    return pose === 'jump'
      ? leaning(drawn, -LEAP)
      : pose === 'run' || pose === 'charge'
        ? withStrokes(drawn)
        : drawn;
  }
  const done = signed(drawSitting(head, request, sitsOnPaws(thing)), request, thing);
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
  const isOnPaws = pose === 'dig' || (pose === 'bow' && !build.hands);
  if (ON_TWO_LEGS.has(pose)) return !isOnPaws || !hasFour;
  return GOING.has(pose) || (!hasFour && ON_FOUR_LEGS.has(pose));
}

/** Whether it sits as a dog does: apes and dinosaurs have their hands free. */
function sitsOnPaws(thing: Thing): boolean {
  return hasNoHands(thing) && goesOnFours(thing) && !thing.handy;
}

/** With what a pose shows beside the body: notes, tears. */
function signed(drawn: Drawn, { pose }: BodyRequest, { kind }: Thing): Drawn {
  if (pose === 'cry') return withMood(drawn, 'sad', kind) ?? drawn;
  if (pose === 'roar' || pose === 'sing')
    return heard(drawn, pose === 'roar' ? 'roaring' : 'singing', kind) ?? drawn;
  return pose === 'dance' ? { ...drawn, art: withNotes(drawn.art) } : drawn;
}
