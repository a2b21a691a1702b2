import { artData } from '../art/artData.ts';
import type { Box } from '../page.ts';
import { drawPerson, type Person } from '../parts/person/drawPerson.ts';
import { SIDES } from '../parts/person/joints.ts';
import { swaddle } from '../parts/person/overTrunk.ts';
import type { PersonLook } from '../parts/person/PersonLook.ts';
import { hasLashes } from '../parts/person/personHead.ts';
import { EYE, LIPS, NOSE } from '../parts/person/profileFace.ts';
import { Sketch } from '../parts/Sketch.ts';
import { placement } from '../parts/shapes.ts';
import type { Pose } from '../reading/Scene.ts';
import type { Thing } from '../things/Things.ts';
import type { BodyRequest } from './Body.ts';
import { type Drawn, moved, type Places } from './Drawn.ts';
import { type Disguise, disguiseAs } from './likeness.ts';
import { drawPlaster } from './mended.ts';
import { withPattern } from './pattern.ts';

/** Poses for which the hands are empty, whatever a calling has in them. */
const BUSY: ReadonlySet<Pose> = new Set(['read', 'throw', 'push', 'pull', 'dig']);

/** Draws a person in the clothes of its record and in what it wears over them. */
export function drawPersonBody(thing: Thing, outfits: readonly object[], request: BodyRequest): Drawn {
  const outfit = outfits[request.variant % outfits.length] as PersonLook;
  const hands = request.hands ?? {};
  const isFull = hands.left !== undefined || hands.right !== undefined || BUSY.has(request.pose ?? 'stand');
  const { look, left, hood, front } = dressed(request.looks.old ? aged(outfit) : outfit, request.wears);
  const { looks } = request;
  const isSwaddled = request.pose === 'in-arms' && look.age === 'baby';
  const wrap = isSwaddled ? swaddle() : front;
  const { holds } = look;
  const dots = looks.pattern === 'freckled' ? 'freckles' : looks.pattern === 'spotted' ? 'spots' : undefined;
  const person = drawPerson({
    look: lookFor(request, look, { isFull, left }),
    pose: request.pose ?? (thing.pose as BodyRequest['pose']) ?? 'stand',
    isYoung: looks.young === true,
    onSeat: request.onSeat === true,
    isSeated: looks.seated === true,
    ...(looks.away ? { isAway: true } : {}),
    ...(request.shins ? { shins: request.shins } : {}),
    ...(hood ? { hood } : {}),
    ...(wrap ? { front: wrap } : {}),
    ...(looks.mood ? { mood: looks.mood } : {}),
    ...(request.looksDown ? { looksDown: true } : {}),
    ...(dots ? { dots } : {}),
    ...(request.isTurned ? { isTurned: true } : {}),
    ...(request.isMirrored ? { isMirrored: true } : {}),
    hands: isSwaddled
      ? WRAPPED
      : { ...hands, ...(holds && !isFull && !request.pose ? { right: 'out' } : {}) },
  });
  const marked =
    looks.pattern === 'hurt'
      ? withPlasters(person)
      : looks.pattern && ON_ANYBODY.has(looks.pattern) && withPattern(person.art, looks.pattern);
  const upright: Drawn = {
    ...placesOf(person),
    art: marked || person.art,
    over: person.over,
    facing: person.goes ?? 'front',
    todo: {
      pose: false,
      looks: new Set([
        ...(looks.pattern && !marked && !dots ? (['pattern'] as const) : []),
        ...(['heads', 'arms'] as const).filter((part) => looks[part] !== undefined),
      ]),
      wears: left,
    },
  };
  if (person.turn === 0) return upright;
  const laid = moved(upright, placement(0, 0, 1, person.turn));
  const turned = laid.telling ? { ...laid, telling: around(laid.telling, person.head) } : laid;
  return person.isOnHands ? onHands(turned) : grounded(turned, person.lift);
}

/** A look with what is asked for, without a hat under the one that is put on, and without what full hands cannot hold. */
function lookFor(
  { hands = {}, looks, pose }: BodyRequest,
  { holds, shield, hat, ...bare }: PersonLook,
  { isFull, left }: { isFull: boolean; left: readonly string[] },
): PersonLook {
  const isHatted = left.some((key) => artData().things.get(key)?.worn === 'head');
  const unarmed = { ...bare, ...(hat && !looks.bareheaded && !isHatted ? { hat } : {}) };
  return {
    ...unarmed,
    ...(looks.hair ? { hair: looks.hair, lashes: hasLashes(unarmed) } : {}),
    ...(looks.expecting ? { bump: true } : {}),
    ...(holds && !isFull ? { holds } : {}),
    ...(shield && hands.left === undefined && pose !== 'read' ? { shield } : {}),
  };
}

/** Arms within what one is wrapped in. */
const WRAPPED = { left: 'down', right: 'down' } as const;

/** What clothes and skin alike are after a day outside. */
const ON_ANYBODY: ReadonlySet<string> = new Set(['dirty', 'wet', 'patched']);

/** A plaster on the cheek and one on a knee. */
function withPlasters({ art, joints, head: r, isProfile }: Person): Drawn['art'] {
  const sketch = new Sketch().add(art, placement(0, 0));
  const [x, y] = joints.head;
  const [kneeX, kneeY] = joints.knees.left;
  drawPlaster(sketch, { x: x + (isProfile ? 0.36 : -0.56) * r, y: y + 0.36 * r }, 0.3 * r, 0);
  drawPlaster(sketch, { x: kneeX, y: kneeY }, 0.3 * r, 1);
  return sketch.art(art.ground);
}

/** The same in old age: gray, with glasses, whose hair is short without much of it. */
function aged(look: PersonLook): PersonLook {
  const { hairColor, ...rest } = look;
  void hairColor;
  return { ...rest, age: 'old', glasses: true, hair: look.hair === 'short' ? 'bald' : look.hair };
}

/** The box around a head, which is as round when it is turned. */
function around({ left, top, right, bottom }: Box, r: number): Box {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return { left: x - r, top: y - r, right: x + r, bottom: y + r };
}

/** What lies or flies rests on its lowest point, or is so far over the ground. */
function grounded(drawn: Drawn, lift: number): Drawn {
  return { ...drawn, art: { ...drawn.art, ground: 1 + lift / drawn.art.height } };
}

/** What stands on its hands, its hair or ears before them or over the ground. */
export function onHands(drawn: Drawn): Drawn {
  const { leftHand, rightHand } = drawn.places;
  const { art } = drawn;
  const hands = [leftHand, rightHand].flatMap((hand) => (hand ? [hand.y + hand.width / 2] : []));
  const lowest = Math.max(...hands, art.top);
  return { ...drawn, art: { ...art, ground: (lowest - art.top) / art.height } };
}

function placesOf({ joints, head: r, isProfile }: Person): Pick<Drawn, 'places' | 'telling'> {
  const [x, y] = joints.head;
  const [eyes, mouth] = isProfile
    ? [EYE, LIPS]
    : [
        { x: 0, y: 0.04 },
        { x: 0, y: 0.56 },
      ];
  const place = ([px, py]: readonly [number, number], width: number) => ({ x: px, y: py, width });
  const places: Places = {
    head: { x, y: y - 0.72 * r, width: 1.9 * r },
    eyes: { x: x + eyes.x * r, y: y + eyes.y * r, width: (isProfile ? 0.7 : 1.2) * r },
    mouth: { x: x + mouth.x * r, y: y + mouth.y * r, width: 0.6 * r },
    neck: place(joints.neck, 44),
    back: { x: joints.neck[0], y: joints.neck[1] + 14, width: 40 },
    // Its lap.
    seat: { x: 0, y: 2, width: 44 },
  };
  for (const side of SIDES) {
    places[`${side}Hand`] = place(joints.hands[side], 18);
    places[`${side}Knee`] = place(joints.knees[side], 18);
  }
  return {
    places,
    telling: { left: x - r, top: y - r, right: x + (isProfile ? NOSE : 1) * r, bottom: y + r },
  };
}

/** An outfit with what is worn over it, and what of that a figure has no clothes for. */
function dressed(
  outfit: PersonLook,
  wears: readonly string[],
): { look: PersonLook; left: string[] } & Omit<Disguise, 'look'> {
  let look = outfit;
  let around: Omit<Disguise, 'look'> = {};
  const left: string[] = [];
  for (const key of wears) {
    const thing = artData().things.get(key);
    const disguise = thing && thing.worn === undefined ? disguiseAs(thing) : undefined;
    const clothes = (thing?.clothes as Partial<PersonLook> | undefined) ?? disguise?.look;
    if (clothes === undefined) left.push(key);
    else look = { ...look, ...clothes };
    if (disguise !== undefined) around = { ...around, ...disguise };
  }
  const { hood, front } = around;
  return { look, left, ...(hood ? { hood } : {}), ...(front ? { front } : {}) };
}
