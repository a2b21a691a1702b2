import type { Art } from '../art/art.ts';
import type { PersonLook } from '../parts/person/PersonLook.ts';
import { Sketch } from '../parts/Sketch.ts';
import { placement } from '../parts/shapes.ts';
import { headOf, likenessOf } from '../things/likenessOf.ts';
import type { Build } from '../things/recordSchema.ts';
import type { Thing } from '../things/Things.ts';
import type { Drawn } from './Drawn.ts';
import { pickDrawing, readDrawing } from './drawingOf.ts';
import { findHead, LARGEST_EYE_OF_HEAD } from './findHead.ts';
import { furOf } from './fur.ts';

/** What a person looks like who is dressed as a thing. */
export interface Disguise {
  look: Partial<PersonLook>;
  /** Around the head, whose middle is the origin and whose radius is 1. */
  hood?: Art;
  /** Before the trunk, as high as it, the origin its middle. */
  front?: Art;
}

/** Dresses a person as a thing; undefined where nothing of it can be put on. */
export function disguiseAs(thing: Thing): Disguise | undefined {
  switch (likenessOf(thing)) {
    case 'clothes':
      return { look: clothesOf(thing) };
    case 'hood': {
      const { art, build } = hoodOf(thing);
      return { look: suitOf(art, build), hood: art };
    }
    case 'front': {
      const art = readDrawing(thing.key, pickDrawing(thing, 0)).art;
      const scale = 1 / Math.max(0.8 * art.width, art.height);
      const middle = { x: art.left + art.width / 2, y: art.top + art.height / 2 };
      const front = new Sketch().add(art, placement(-scale * middle.x, -scale * middle.y, scale)).art();
      return { look: { lower: 'suit', hat: undefined, front: undefined }, front };
    }
    default:
      return undefined;
  }
}

/** An animal in the head of another one for a hood; undefined where its own head is not known. */
export function withHood(drawn: Drawn, thing: Thing): Drawn | undefined {
  const { head } = drawn;
  if (head === undefined || likenessOf(thing) !== 'hood') return undefined;
  const radius = 0.6 * head.width;
  const sketch = new Sketch()
    .add(hoodOf(thing).art, placement(head.x, head.top + 0.8 * radius, radius))
    .add(drawn.art, placement(0, 0));
  const art = sketch.art();
  const ground = drawn.art.top + drawn.art.ground * drawn.art.height;
  return { ...drawn, art: { ...art, ground: (ground - art.top) / art.height } };
}

/** The clothes of a calling, without whose face and hair they are. */
function clothesOf({ drawing }: Thing): Partial<PersonLook> {
  const [figure] = drawing !== undefined && 'figure' in drawing ? drawing.figure : [];
  const { hair, hairColor, age, adult, beard, glasses, ...clothes } = (figure ?? {}) as Partial<PersonLook>;
  return { hat: undefined, front: undefined, ...clothes };
}

/** A suit of the color of what it stands for, with its wings and stripes. */
function suitOf(head: Art, build: Build | undefined): Partial<PersonLook> {
  const fur = furOf(head);
  return {
    ...{ lower: 'suit', hair: 'none', hat: undefined, sleeves: 'long', neckline: undefined },
    front: build?.coat === 'striped' ? 'stripe' : undefined,
    ...(build?.back?.endsWith('wings') ? { wings: true } : {}),
    ...(fur === undefined ? {} : { topColor: fur, bottomColor: fur }),
  };
}

/** How wide a hood is and how high above the face the eyes of its own are, in radii of the head in it. */
const HOOD_WIDTH = 2.9;
const HOOD_EYES = 1.3;

function hoodOf(thing: Thing): { art: Art; build: Build | undefined } {
  const drawing = headOf(thing);
  if (drawing === undefined) throw new Error(`${thing.key} has no head`);
  const { art, build } = readDrawing(thing.key, drawing);
  const eyes = findHead(art, LARGEST_EYE_OF_HEAD) ?? {
    x: art.left + art.width / 2,
    y: art.top + 0.45 * art.height,
  };
  const scale = HOOD_WIDTH / Math.min(art.width, 1.2 * art.height);
  const to = placement(-scale * (art.left + art.width / 2), -HOOD_EYES - scale * eyes.y, scale);
  return { art: new Sketch().add(art, to).art(), build };
}
