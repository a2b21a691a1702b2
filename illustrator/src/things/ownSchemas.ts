import { z } from 'zod';
import { RELATION_KINDS } from '../reading/Scene.ts';
import { PLACES } from './recordTerms.ts';

/** The body of ours that a head of its own is put on, sitting or upright. */
export const build = z.strictObject({
  tail: z.enum(['bushy', 'plume', 'long', 'tuft', 'short', 'flat', 'thick', 'none']),
  limbs: z.enum(['paws', 'hooves', 'wings', 'flippers', 'claws', 'mitts', 'sticks']).optional(),
  /** How many limbs it has in all, where that is not four: those of an insect, of a spider. */
  legs: z.union([z.literal(6), z.literal(8)]).optional(),
  /** It takes things with its hands, and not with its mouth: an ape, a raccoon. */
  hands: z.literal(true).optional(),
  /** `small` is pear-shaped, on short legs, its paws together: a mouse, a squirrel. A `sheet`, `balls`, a `foot` and a `fish` have no legs: a ghost, a snowman, a snail, a mermaid. */
  shape: z.enum(['round', 'slim', 'heavy', 'small', 'box', 'sheet', 'balls', 'foot', 'fish']).optional(),
  /** What is on its chest, a light belly where nothing is said. */
  front: z.enum(['panel', 'buttons', 'ribs', 'plain', 'pouch']).optional(),
  back: z
    .enum(['spikes', 'shell', 'wings', 'feathered-wings', 'insect-wings', 'butterfly-wings', 'wool'])
    .optional(),
  coat: z.enum(['striped', 'spotted']).optional(),
  neck: z.literal('long').optional(),
});

export const outfit = z.record(z.string(), z.union([z.string(), z.boolean()]));

/** The SVG file of the same head from the side, looking to the right: for a body on four legs. */
const side = z.string().optional();

/** How a thing is drawn. Without one it is the SVG file of the record's name. */
export const drawing = z.union([
  z.strictObject({
    svg: z.string(),
    /** Set where the drawing is a head alone. */
    body: build.optional(),
    side,
  }),
  z.strictObject({
    noto: z.string(),
    /** Set where the icon is a head alone. */
    body: build.optional(),
    side,
    /** Set where eyes fill so much of the icon that they would count as areas. */
    largeEyes: z.literal(true).optional(),
  }),
  /** A whole person in these clothes, one of several. */
  z.strictObject({ figure: z.array(outfit).min(1) }),
  /** Drawn by a function of this name. */
  z.strictObject({ code: z.string() }),
]);

/** What makes an animal one of those that a name stands for: a horn, the body of a robot. */
export const guise = z.strictObject({
  /** The key of what it has on its head. */
  wears: z.string().optional(),
  /** How its body differs. */
  body: build.partial().optional(),
});

/** What a machine is drawn as while it does what it is made for. */
export const work = z.strictObject({
  /** The key of what it is drawn as: itself where its picture shows it anyway. */
  as: z.string(),
  /** What it is to what it does it to; beside it where nothing is said. */
  by: z.enum(RELATION_KINDS).optional(),
  /** What it is to what is named after "into" or "onto". */
  onto: z.enum(RELATION_KINDS).optional(),
});

const point = z.strictObject({ x: z.number().min(-0.6).max(1.6), y: z.number().min(-0.6).max(1.6) });

/** A part by name: the middle of the word, and where its line ends where it needs one. */
export const label = z.strictObject({
  to: point,
  at: point.optional(),
  names: z.strictObject({ en: z.string(), es: z.string(), fr: z.string(), de: z.string() }),
});

/** Fractions of the drawing's box from its left and top; `width` is the room there, as a fraction of the box's width. */
export const place = z.strictObject({
  x: z.number().min(-0.5).max(1.5),
  y: z.number().min(-0.5).max(1.5),
  width: z.number().positive().max(2).optional(),
});

/** A place with what is there. */
export const spot = place.extend({
  /** The room above or below, as a fraction of the box's height. */
  high: z.number().positive().max(4).optional(),
  /** Set where what is there hangs, and how long its thread is as a fraction of the box's width. */
  hangs: z.literal(true).optional(),
  thread: z.number().positive().max(1).optional(),
});

/** The place of what is in a thing. */
export const inside = place.extend({
  /** How deep what is inside goes below `y`, as a fraction of its own height. */
  sinks: z.number().min(0).max(0.8).optional(),
  /** Set where the inside is open to the viewer: what is in it is drawn before it, else behind it. */
  open: z.literal(true).optional(),
  /** Set where `y` is a near rim: heads and shoulders of those in it are seen over it, before its far side. */
  rim: z.literal(true).optional(),
  /** How much lower the middle of that rim is than its ends, as a fraction of the box's width: of a round hole. */
  deep: z.number().positive().max(0.5).optional(),
});

/** Places by their names, over those that an SVG file names. */
export const places = z
  .strictObject({ ...Object.fromEntries(PLACES.map((name) => [name, place])), inside } as Record<
    Exclude<(typeof PLACES)[number], 'inside'>,
    typeof place
  > & { inside: typeof inside })
  .partial();

/** How what dresses a thing is put on it: how wide it is beside that, how far down its middle is, and the key of its picture on a fir. */
export const trims = z.strictObject({
  wide: z.number().positive().max(1),
  down: z.number().min(0).max(1),
  onTree: z.string().optional(),
});
