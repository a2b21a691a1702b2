import type { Art } from '../art/art.ts';
import { artData } from '../art/artData.ts';
import { Sketch } from '../parts/Sketch.ts';
import { ellipse, placement } from '../parts/shapes.ts';
import type { BodyPlace } from './Body.ts';
import type { Drawn } from './Drawn.ts';
import { pickDrawing, readDrawing } from './drawingOf.ts';
import { putGlasses, putSnorkel, withoutWhites } from './eyewear.ts';
import { putAround, putBubble, putEyeBand, putHat, putPatch, putUnderNose } from './headwear.ts';
import { withHood } from './likeness.ts';
import { putBeads, putBell, putBow, putScarf, putTie } from './neckwear.ts';
import { spanAt } from './spanAt.ts';
import { putHoop, putPad } from './sportsGear.ts';

/** Puts one worn thing on what is drawn, by key, at the place where it is worn; undefined where it cannot be shown. */
export function withWorn(
  drawn: Drawn,
  key: string,
  { facing = 'right', isHorned = false }: { facing?: 'left' | 'right'; isHorned?: boolean } = {},
): Drawn | undefined {
  const thing = artData().things.get(key);
  const sketch = new Sketch();
  const { places, art } = drawn;
  const picture = () => (thing === undefined ? undefined : readDrawing(key, pickDrawing(thing, 0)).art);
  switch (thing?.worn) {
    case 'head': {
      const hat = picture();
      const head = places.head ?? places.top;
      if (hat === undefined || head === undefined) return undefined;
      const isBubble = thing.wornAs === 'bubble' || thing.wornAs === 'around';
      if (isBubble || !isHorned) sketch.add(art, placement(0, 0));
      if (thing.wornAs === 'bubble') putBubble(sketch, drawn, head);
      else if (thing.wornAs === 'around') putAround(sketch, drawn);
      else putHat(sketch, drawn, { head, hat, share: SHARES[thing.wornAs ?? ''] ?? 0.74 });
      // Horns are seen before a hat.
      if (!isBubble && isHorned) sketch.add(art, placement(0, 0));
      break;
    }
    case 'eyes': {
      if (!drawn.head || drawn.head.eyes.length === 0) return undefined;
      const isClear = thing.wornAs === undefined;
      sketch.add(isClear ? withoutWhites(drawn) : art, placement(0, 0));
      if (thing.wornAs === 'strip') putEyeBand(sketch, drawn);
      else if (thing.wornAs === 'patch') putPatch(sketch, drawn);
      else if (thing.wornAs === 'snorkel') putSnorkel(sketch, drawn);
      else putGlasses(sketch, drawn, thing.wornAs === 'dark');
      break;
    }
    case 'mouth': {
      const strip = picture();
      if (strip === undefined || !drawn.head?.eyes.length) return undefined;
      putUnderNose(sketch.add(art, placement(0, 0)), drawn.head, strip);
      break;
    }
    case 'neck': {
      if (!places.neck) return undefined;
      sketch.add(art, placement(0, 0));
      if (thing.wornAs === 'scarf') putScarf(sketch, places.neck, art.top + art.height);
      else if (thing.wornAs === 'tie') putTie(sketch, places.neck);
      else if (thing.wornAs === 'beads') putBeads(sketch, places.neck);
      else if (thing.wornAs === 'bell') putBell(sketch, places.neck);
      else putBow(sketch, places.neck);
      break;
    }
    case 'back': {
      if (thing.wornAs === 'cape' || thing.wornAs === 'wings') {
        if (!putBehind(sketch, drawn, thing.wornAs)) return undefined;
        break;
      }
      const pack = picture();
      if (drawn.over && places.neck) {
        putStraps(sketch, art, places.neck);
        break;
      }
      if (pack === undefined || !places.back || drawn.facing === 'front') return undefined;
      sketch.add(art, placement(0, 0));
      putOn(sketch, pack, places.back, 0.34 * art.height);
      break;
    }
    case 'feet':
    case 'hands': {
      const side = facing === 'left' ? -1 : 1;
      if (thing.wornAs === 'pads') {
        sketch.add(art, placement(0, 0));
        for (const one of [-1, 1] as const)
          putPad(sketch, kneeOf(drawn, one), 0.085 * Math.max(art.width, art.height));
        break;
      }
      const limb = thing.worn === 'feet' ? kneeOf(drawn, side) : wristOf(drawn, side);
      if (thing.wornAs !== 'strip' || limb === undefined) return withHood(drawn, thing);
      sketch.add(art, placement(0, 0));
      putStrip(sketch, limb, (thing.worn === 'feet' ? 0.05 : 0.07) * Math.max(art.width, art.height));
      break;
    }
    default: {
      if (thing?.wornAs === 'hoop') {
        if (!putHoop(sketch, drawn, kneeOf(drawn, 1).y)) return undefined;
        break;
      }
      if (thing?.guise === undefined) return thing && withHood(drawn, thing);
      const { wears } = thing.guise;
      return wears === undefined ? drawn : withWorn(drawn, wears, { facing, isHorned });
    }
  }
  return { ...drawn, art: sketch.art(groundIn(drawn.art, sketch)) };
}

/** How wide a hat is, as a share of the head. */
const SHARES: Readonly<Record<string, number>> = { wide: 1.1, snug: 1, narrow: 0.34 };

/** With wings on its back, off the ground. */
export function withWings(drawn: Drawn): Drawn {
  const sketch = new Sketch();
  putBehind(sketch, drawn, 'wings');
  const art = sketch.art();
  return { ...drawn, art: { ...art, ground: 1.15 } };
}

/** The ground of the picture before as that of the picture that is larger now. */
function groundIn(before: Art, sketch: Sketch): number {
  const after = sketch.art();
  return (before.top + before.ground * before.height - after.top) / after.height;
}

function putOn(sketch: Sketch, art: Art, { x, y }: BodyPlace, height: number): void {
  const scale = height / art.height;
  sketch.add(
    art,
    placement(
      x - scale * (art.left + art.width / 2),
      y + height * 0.25 - scale * (art.top + art.height),
      scale,
    ),
  );
}

/** A backpack of what faces the viewer: the bag behind, its straps before the shoulders. */
function putStraps(sketch: Sketch, art: Art, { x, y, width: w }: BodyPlace): void {
  sketch.area([ellipse(x, y + 0.52 * w, 0.86 * w, 0.58 * w)]);
  sketch.add(art, placement(0, 0));
  for (const side of [-1, 1])
    sketch.tube(
      [x + side * 0.3 * w, y + 0.04 * w, x + side * 0.42 * w, y + 0.3 * w, x + side * 0.44 * w, y + 0.6 * w],
      [0.15 * w, 0.15 * w, 0.15 * w],
    );
}

/** A bandage wrapped around a limb. */
function putStrip(sketch: Sketch, { x, y, toX = 0, toY = 1 }: Limb, u: number): void {
  const [alongX, alongY] = [STRIP * u * toX, STRIP * u * toY];
  sketch.tube([x - alongX, y - alongY, x + alongX, y + alongY], [WRAPPED * u], undefined, '#fdf0d5');
  // Turns of gauze.
  for (const at of [-0.75, 0.1, 0.95]) {
    const [middleX, middleY] = [x + at * alongX, y + at * alongY];
    const half = 0.5 * WRAPPED * u;
    sketch.line(
      [
        middleX - half * toY - 0.2 * u * toX,
        middleY + half * toX - 0.2 * u * toY,
        middleX + half * toY + 0.2 * u * toX,
        middleY - half * toX + 0.2 * u * toY,
      ],
      0.9,
    );
  }
}

/** Where on a limb something is, and which way that goes. */
interface Limb extends Pick<BodyPlace, 'x' | 'y'> {
  toX?: number;
  toY?: number;
}

/** How far a wrapped bandage reaches along a limb, and how thick it is. */
const STRIP = 0.7;
const WRAPPED = 1.7;

/** A little up the arm from the hand of a side, so that the hand is seen. */
function wristOf({ places }: Drawn, side: 1 | -1): Limb | undefined {
  const [hand, neck] = [places[side < 0 ? 'leftHand' : 'rightHand'], places.neck];
  if (hand === undefined || neck === undefined || hand.y < neck.y) return hand;
  const [dx, dy] = [neck.x - hand.x, neck.y - hand.y];
  const long = Math.hypot(dx, dy) || 1;
  return { x: hand.x + WRIST * dx, y: hand.y + WRIST * dy, toX: dx / long, toY: dy / long };
}

const WRIST = 0.3;

/** On the leg of a side, over the foot. */
function kneeOf({ art, places }: Drawn, side: 1 | -1): Pick<BodyPlace, 'x' | 'y'> {
  const knee = places[side < 0 ? 'leftKnee' : 'rightKnee'];
  if (knee !== undefined) return knee;
  const y = art.top + 0.86 * art.height;
  const [left, right] = spanAt(art, y) ?? [art.left, art.left + art.width];
  return { x: (left + right) / 2 + side * 0.33 * (right - left), y };
}

/** A cape or wings: behind what faces the viewer, wings on the back of what is seen from the side. */
function putBehind(sketch: Sketch, { art, over, facing, places }: Drawn, what: 'cape' | 'wings'): boolean {
  // A body of ours faces the viewer also where it goes to a side.
  const isFront = facing === 'front' || (what === 'cape' && over !== undefined);
  // What is all head, as food is, would hide a cape that is no broader.
  const isHead = isFront && over === undefined && places.leftHand === undefined;
  const size = (what === 'cape' && isHead ? 0.64 : 0.5) * Math.max(art.width, art.height);
  const middle = art.left + art.width / 2;
  const x = isFront ? middle : (places.back?.x ?? middle);
  const y = ((): number => {
    if (isHead) return art.top + 0.34 * art.height;
    if (isFront) return (places.neck?.y ?? art.top + 0.6 * art.height) + 0.1 * size;
    return (places.back?.y ?? art.top) + 0.18 * size;
  })();
  if (what === 'cape') {
    if (!isFront) return false;
    sketch.area(
      `M${x - 0.3 * size} ${y - 0.1 * size} C${x - 0.7 * size} ${y + 0.3 * size} ${x - 0.9 * size} ${y + 0.5 * size} ${x - 0.9 * size} ${y + 0.8 * size} Q${x} ${y + 0.66 * size} ${x + 0.9 * size} ${y + 0.8 * size} C${x + 0.9 * size} ${y + 0.5 * size} ${x + 0.7 * size} ${y + 0.3 * size} ${x + 0.3 * size} ${y - 0.1 * size} Z`,
    );
    sketch.add(art, placement(0, 0));
    return true;
  }
  // Out from behind what is broad.
  const edge = isFront ? Math.max(0, 0.9 * (art.width - 1.4 * size)) : 0;
  const draw = (side: number) => {
    const at = (dx: number, dy: number) => `${x + side * (edge + dx * size)} ${y + dy * size}`;
    sketch.area(
      `M${at(0, 0)} C${at(0.1, -0.5)} ${at(0.5, -0.9)} ${at(1, -0.86)} C${at(0.96, -0.7)} ${at(0.9, -0.6)} ${at(0.86, -0.56)} C${at(0.84, -0.44)} ${at(0.76, -0.34)} ${at(0.68, -0.3)} C${at(0.64, -0.18)} ${at(0.54, -0.1)} ${at(0.46, -0.08)} C${at(0.36, 0.1)} ${at(0.1, 0.12)} ${at(0, 0)} Z`,
    );
    sketch.line(`M${at(0.86, -0.56)} C${at(0.7, -0.56)} ${at(0.5, -0.48)} ${at(0.36, -0.34)}`, 0.8);
  };
  if (isFront) for (const side of [-1, 1]) draw(side);
  sketch.add(art, placement(0, 0));
  if (!isFront) draw(facing === 'left' ? 1 : -1);
  return true;
}
