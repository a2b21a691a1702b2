import { type Art, weightOf } from '../art/art.ts';
import { artData, fromArt } from '../art/artData.ts';
import { Recent } from '../art/Recent.ts';
import { placement } from '../parts/shapes.ts';
import type { Pose } from '../reading/Scene.ts';
import { CRAFTS } from '../things/crafts.ts';
import { FIGURES } from '../things/figures.ts';
import { headOf } from '../things/likenessOf.ts';
import type { Thing } from '../things/Things.ts';
import { drawAnimal } from './animal.ts';
import type { Body, BodyRequest } from './Body.ts';
import { withCounted } from './counted.ts';
import { withCover } from './cover.ts';
import { type Drawn, moved } from './Drawn.ts';
import { pickDrawing, readDrawing } from './drawingOf.ts';
import { forMirror } from './forMirror.ts';
import { withLimbs } from './limbed.ts';
import { isSmiling, withLooks } from './looks.ts';
import { withPrint } from './marks.ts';
import { withFace } from './moods.ts';
import { boardOf, withMotif } from './motif.ts';
import { drawPersonBody } from './person.ts';
import { withPlaces } from './places.ts';
import { shadowed } from './shadowed.ts';
import { drawShaped } from './shaped.ts';
import { spanAt } from './spanAt.ts';
import { unwarped, warped } from './warped.ts';
import { withWings, withWorn } from './wear.ts';
import { LEAP, leaning } from './wholeAnimal.ts';

/** Draws a thing alone, as it is asked for; the same request gives the same body. Throws where there is no such thing. */
export function drawBody(asked: BodyRequest): Body {
  const request = withoutOwn(unwarped(asked));
  const key = JSON.stringify(request);
  const known = cache().get(key);
  if (known !== undefined) return known;
  const thing = artData().things.get(request.key);
  if (thing === undefined) throw new Error(`There is no thing ${request.key}`);
  const plain = drawn(thing, request);
  const own = isMirrored(thing, plain, request.facing) ? drawn(thing, forMirror(request)) : plain;
  const whole = finished(warped(turned(thing, dressed(thing, own, request), request), thing.kind, request));
  const body = request.looks.shadowed ? shadowed(whole) : whole;
  cache().set(key, body);
  return body;
}

/** A ball that is dribbled comes with the pose, as skates do. */
function withoutOwn(request: BodyRequest): BodyRequest {
  const { pose } = request;
  const isOwn = (key: string) => {
    const { uses, riders } = artData().things.get(key) ?? {};
    return (
      (pose === 'dribble' && uses?.includes('thrown') === true) || (riders !== undefined && riders === pose)
    );
  };
  return request.wears.some(isOwn)
    ? { ...request, wears: request.wears.filter((key) => !isOwn(key)) }
    : request;
}

const cache = fromArt(
  () => new Recent<Body>(MOST_KEPT, ({ art, over }) => weightOf(art) + (over ? weightOf(over) : 0)),
);
/** Bytes of bodies that a thread keeps, some 100 of them. */
const MOST_KEPT = 4_000_000;

function drawn(thing: Thing, request: BodyRequest): Drawn {
  const own = shapedOrOwn(thing, request);
  // Eyes are on a head before that is on a body.
  const body = request.counted === undefined || own.isOnBody ? own : withCounted(thing, own, request.counted);
  return withPictures(thing, withMotifOf(thing, body, request), request);
}

/** With the one picture that is printed on it. */
function withMotifOf(thing: Thing, body: Drawn, { looks: { motif } }: BodyRequest): Drawn {
  if (motif === undefined) return body;
  const board = boardOf(thing, body);
  if (board === undefined)
    return { ...body, todo: { ...body.todo, looks: new Set([...body.todo.looks, 'motif']) } };
  return { ...body, art: withMotif(body.art, board, pictureOf(motif)) };
}

function pictureOf(key: string): Art {
  return drawBody({ key, looks: {}, wears: [], variant: 0 }).art;
}

function printOf(key: string): Art {
  const { printed } = artData().things.get(key) ?? {};
  return printed === undefined ? pictureOf(key) : readDrawing(key, printed).art;
}

/** With what it is made of or covered with. */
function withPictures(thing: Thing, body: Drawn, request: BodyRequest): Drawn {
  const look = request.looks.print === undefined ? 'cover' : 'print';
  const keys = request.looks[look];
  if (keys === undefined) return body;
  const motifs = keys.map(look === 'print' ? printOf : pictureOf);
  const isFigure = 'figure' in pickDrawing(thing, request.variant);
  const art = isFigure ? undefined : WITH_MOTIFS[look](body.art, motifs);
  if (art !== undefined) return { ...body, art };
  return { ...body, todo: { ...body.todo, looks: new Set([...body.todo.looks, look]) } };
}

const WITH_MOTIFS = { cover: withCover, print: withPrint };

function shapedOrOwn(thing: Thing, request: BodyRequest): Drawn {
  const { shape } = request.looks;
  if (shape !== undefined && artData().things.get(shape) !== undefined) {
    const picture = pictureOf(shape);
    const shaped = drawShaped(thing, picture);
    if (shaped !== undefined) return { ...shaped, todo: { ...shaped.todo, wears: [...request.wears] } };
  }
  const drawing = pickDrawing(thing, request.variant);
  if ('figure' in drawing && !hasOwnPose(thing, request))
    return drawPersonBody(thing, drawing.figure, request);
  if (ANIMALS.has(thing.kind) || headOf(thing) !== undefined) return drawAnimal(thing, request);
  const { pose } = request;
  const posed = pose === undefined ? undefined : thing.poses?.[pose];
  const picture = readDrawing(thing.key, posed ?? drawing, request.variant, request.looks);
  const whole = withPlaces(thing, { ...picture, isOwn: posed === undefined && drawing === thing.drawing });
  const isAsItIs = pose === undefined || STILL.has(pose) || (GOING.has(pose) && CRAFTS.has(thing.kind));
  const isStill = isAsItIs || posed !== undefined || pose === thing.pose;
  const limbed = offGround(thing, whole, pose) ?? withGiven(thing, whole, request, isStill);
  return withLooks(
    thing,
    {
      ...(limbed ?? whole),
      todo: { ...whole.todo, pose: !isStill && limbed === undefined, wears: [...request.wears] },
    },
    request,
  );
}

/** Whether a figure has a picture of a pose in which its hands are free and nothing more is worn. */
function hasOwnPose({ poses = {} }: Thing, { pose, hands, wears }: BodyRequest): boolean {
  return pose !== undefined && poses[pose] !== undefined && hands === undefined && wears.length === 0;
}

/** With the limbs or wings that it is asked to have, or that it needs for what it does; undefined where it needs none. */
function withGiven(thing: Thing, whole: Drawn, request: BodyRequest, isStill: boolean): Drawn | undefined {
  const { given } = request.looks;
  if (given === 'wings') return withWings(whole);
  const isHandy = request.hands !== undefined && HANDY.has(thing.kind);
  if (isStill && !isHandy && given === undefined) return undefined;
  return withLimbs(whole, request, thing.kind);
}

/** What flies by nature as it is, what is heavy on wings; what goes on wheels leaps as it is, its nose up. */
function offGround({ kind, rests }: Thing, whole: Drawn, pose: Pose | undefined): Drawn | undefined {
  if (pose === 'jump' && CRAFTS.has(kind)) return leaning(whole, whole.facing === 'left' ? LEAP : -LEAP);
  if (pose !== 'fly') return undefined;
  return HEAVY.has(kind) && rests !== 'air' ? withWings(whole) : whole;
}

const HEAVY: ReadonlySet<Thing['kind']> = new Set([
  'food',
  'vehicle',
  'building',
  'furniture',
  'person',
  'boat',
]);

/** Poses that a thing has anyway. */
const STILL: ReadonlySet<Pose> = new Set(['stand', 'lie']);

/** What a thing does that goes on wheels or afloat: a car that crosses a line has no legs. */
const GOING: ReadonlySet<Pose> = new Set(['walk', 'run']);

/** Kinds of things without hands that get them to hold something: others only move by themselves. */
const HANDY: ReadonlySet<Thing['kind']> = new Set(['food', 'sky', 'symbol', 'plant', 'person', 'face']);

const ANIMALS: ReadonlySet<Thing['kind']> = new Set(['animal', 'flier', 'swimmer']);

/** Puts on what is still to be worn. */
function dressed(thing: Thing, body: Drawn, { wears, facing }: BodyRequest): Drawn {
  const todo = body.todo.wears.filter((key) => !isDrawnOn(thing, body, key));
  let now = body;
  const left: string[] = [];
  for (const key of wears.filter((one) => todo.includes(one))) {
    const { worn: spot } = artData().things.get(key) ?? {};
    const isOnFace = spot === 'eyes' || spot === 'mouth' || isSomebody(thing, spot);
    const needsEyes = isOnFace && !now.head && !(spot === 'head' && isSmiling(thing, now));
    const seeing = needsEyes && !ANIMALS.has(thing.kind) ? (withFace(now, 'happy') ?? now) : now;
    const necked = FIGURES.has(thing.kind) && spot === 'neck' ? withNeck(seeing, key) : seeing;
    const worn = withWorn(necked, key, { facing, isHorned: thing.parts?.includes('horn') === true });
    if (worn === undefined) left.push(key);
    else now = worn;
  }
  return { ...now, todo: { ...now.todo, wears: left } };
}

/** Whether a thing gets a face once it wears something: food in anything, what is taken for somebody in a scarf, others in a hat where there is room. */
function isSomebody({ kind, places }: Thing, spot: string | undefined): boolean {
  if (kind === 'food' || (FIGURES.has(kind) && spot === 'neck')) return true;
  return spot === 'head' && (kind === 'sky' || places?.face !== undefined);
}

/** With a neck below its face for what is tied there; a scarf goes all around. */
function withNeck(faced: Drawn, key: string): Drawn {
  if (faced.head === undefined || faced.places.neck !== undefined) return faced;
  const { x, y, width } = faced.head;
  const low = y + 0.62 * width;
  const [left, right] = spanAt(faced.art, low) ?? [x, x];
  const isAround = artData().things.get(key)?.wornAs === 'scarf' && right - left > width;
  const neck = isAround
    ? { x: (left + right) / 2, y: low, width: right - left }
    : { x, y: low, width: 0.9 * width };
  return { ...faced, places: { neck, ...faced.places } };
}

/** Whether its own drawing has it: of a head on a body of ours only what is on that. */
function isDrawnOn(thing: Thing, { isOnBody }: Drawn, key: string): boolean {
  const isOnHead = OF_HEADS.has(artData().things.get(key)?.worn ?? 'head');
  return thing.has?.includes(key) === true && (!isOnBody || isOnHead);
}

const OF_HEADS: ReadonlySet<string> = new Set(['head', 'eyes', 'mouth']);

/** Mirrors what goes the other way than it has to. */
function turned(thing: Thing, body: Drawn, { facing }: BodyRequest): Drawn {
  return isMirrored(thing, body, facing) ? moved(body, placement(0, 0, 1, 0, true)) : body;
}

function isMirrored(thing: Thing, body: Drawn, facing: BodyRequest['facing']): boolean {
  return facing !== undefined && body.facing !== 'front' && body.facing !== facing && !thing.bearsWriting;
}

function finished(body: Drawn): Body {
  const { art, over, places, telling, facing, todo } = body;
  return {
    art,
    ...(over ? { over } : {}),
    places,
    ...(telling ? { telling } : {}),
    facing,
    undone: { pose: todo.pose, wears: todo.wears, looks: [...todo.looks] },
  };
}
