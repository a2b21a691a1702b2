import { z } from 'zod';
import { PATTERNS } from '../drawing/ornate/patterns.ts';
import { WEATHERS } from '../scene.ts';
import { atTable } from './atTableSchema.ts';
import { collective, names } from './collectiveSchema.ts';
import { coupling, drawnAs, holding, within } from './drawnAsSchema.ts';
import { type build, drawing, guise, label, outfit, place, places, spot, trims, work } from './ownSchemas.ts';
import { BODY_SPOTS, KINDS, PART_FAMILIES, RESTS, STATES, USES, WORN } from './recordTerms.ts';

const share = z.number().min(0).max(1);

const drawn = z.strictObject({
  names: z.strictObject({ en: names, es: names, fr: names, de: names }),
  /** What says only which of its kind it is, before any English name of one word: a "king" penguin. */
  breeds: names.optional(),
  kind: z.enum(KINDS),
  /** Longest side in life, in meters. */
  size: z.number().positive().max(10_000),
  /** The setting where it is at home. */
  home: z.string().optional(),
  rests: z.enum(RESTS).optional(),
  /** How much of its height is under water where it floats. */
  draught: z.number().min(0).max(0.7).optional(),
  drawing: drawing.optional(),
  /** Other drawings of the same thing. */
  alternatives: z.array(drawing).optional(),
  /**
   * It may have the shape of any other thing: that one is drawn at the place `shape` over this SVG file and under `front`
   * (a door, wheels), or alone where that is all there is to it.
   */
  shaped: z
    .union([z.strictObject({ svg: z.string(), front: z.string().optional() }), z.literal(true)])
    .optional(),
  /** Drawings of it as it does something, by pose: `sleep`, `run`, `sit`. */
  poses: z.record(z.string(), drawing).optional(),
  /** The same by pose with the mouth wide open, shown where its mood is toothy or agape. */
  roars: z.record(z.string(), drawing).optional(),
  /** How it is drawn where it is small on a surface: a snowflake of lines. */
  printed: drawing.optional(),
  /** Its SVG file names the place `inside`. */
  hollow: z.literal(true).optional(),
  /** Over those that its SVG file names. */
  places: places.optional(),
  /** Where it looks or goes; `front` for what looks at the viewer. */
  faces: z.enum(['left', 'right', 'front']).optional(),
  /** Places of one each for those on it that are no people: steps, hooks. Of what is mirrored there are none. */
  spots: z.array(spot).optional(),
  /** The ends of its arms, where each has one thing: how far from its left edge and over its lower one, as shares of its width. */
  tips: z.array(z.strictObject({ x: share, y: share })).optional(),
  /** It lies on the ground before the viewer: so much of its height is ground. */
  lies: share.optional(),
  /** Its broad side is seen, and what is on it is all within its outline: a leaf. */
  flat: z.literal(true).optional(),
  /** Of glass, for something to look at: what it is said to be with is in it, however large that is in life: a snow globe. */
  encloses: z.literal(true).optional(),
  /** Who is before it is seen in it, at its place `picture`: a mirror. */
  mirrors: z.literal(true).optional(),
  /** Bears writing: never mirrored. */
  bearsWriting: z.literal(true).optional(),
  /** Its coat is black: short lines all over it say so. */
  dark: z.literal(true).optional(),
  /** What its surface is patterned with on detailed pages, where its kind and colors do not tell it: `scales` of a dragon. */
  texture: z.enum(PATTERNS).optional(),
  uses: z.array(z.enum(USES)).optional(),
  worn: z.enum(WORN).optional(),
  /** Where on a body it is used: a comb in hair. */
  usedAt: z.enum(BODY_SPOTS).optional(),
  /** The key of what it is drawn as where it is used on another body: a stethoscope at a chest. */
  usedAs: z.string().optional(),
  /** Where on the body a person tends those who are "at" them: a barber's customers, a dentist's patients. */
  tends: z.enum(BODY_SPOTS).optional(),
  /** Leads others across a road. */
  guides: z.literal(true).optional(),
  /** How it is drawn where it is worn on an animal; a hat as wide as its brim, a snug one as the head, a bow at the neck where nothing is said. */
  wornAs: z
    .enum([
      ...(['wide', 'narrow', 'snug', 'bubble', 'around', 'dark', 'scarf', 'tie', 'beads', 'bell'] as const),
      ...(['cape', 'wings', 'strip', 'patch', 'snorkel', 'pads', 'hoop'] as const),
    ])
    .optional(),
  /** In clothes of every day: dressed for the weather of a place where nothing else is worn. */
  everyday: z.literal(true).optional(),
  /** Those at its door get off it, and go away from it. */
  letsOff: z.literal(true).optional(),
  /** Keys of what those have on who get on it or off: a backpack, on the way to school. */
  dress: z.array(z.string()).optional(),
  /** What a person looks like who wears it: fields of a figure. */
  clothes: outfit.optional(),
  /** What its drawing has of itself, by key: a snowman's scarf; also what only has the name of such a part: the cap of a mushroom. */
  has: z.array(z.string()).optional(),
  /** The pattern that its drawing has by itself: a giraffe's spots. */
  marked: z.enum(['striped', 'spotted']).optional(),
  /** Of those of its names that mean a whole kind, the keys of others that it may be, told by their parts: a dinosaur with a long neck. */
  kinds: z.strictObject({ names: z.array(z.string()).min(1), keys: z.array(z.string()).min(1) }).optional(),
  /** States in which its drawing shows it. */
  shows: z.array(z.enum(STATES)).optional(),
  /** Parts that its drawing shows and its kind and body do not tell: a unicorn's horn. */
  parts: z.array(z.enum(PART_FAMILIES)).optional(),
  /** How many of a part its drawing has, where its kind does not tell: a butterfly's four wings. */
  numbers: z.partialRecord(z.enum(PART_FAMILIES), z.array(z.number().int().positive())).optional(),
  /** Parts that are long in its drawing as they are by nature, or small: an elephant's trunk, a tyrannosaur's arms. */
  long: z.array(z.enum(PART_FAMILIES)).optional(),
  tiny: z.array(z.enum(PART_FAMILIES)).optional(),
  /** Words of any language for what is not drawn and this stands nearest to: "stapler" is suggested scissors, never drawn as them. */
  insteadOf: names.optional(),
  /** Where so many of what it has are said: the keys of what it is drawn as without any, and of each that is put on that; the feet of each row, the farthest first. */
  counted: z
    .strictObject({
      bare: z.string(),
      part: z.string(),
      rows: z.array(place).min(1),
      /** Up to how many stand in the first row alone, where that is not six; with 0 any number is in all rows. */
      oneRow: z.number().int().min(0).optional(),
      /** Where on its body they are, where they are parts of that: eyes. */
      at: z.enum(BODY_SPOTS).optional(),
    })
    .optional(),
  /** How it hangs from a branch, where that is not by its arms. */
  hangs: z.literal('by-feet').optional(),
  /** What it hangs from where it is said to be over, on or by that, and the key of what that is drawn as: stockings at a fireplace. */
  hangsAt: z.record(z.string(), z.string()).optional(),
  /** The key of what it is drawn as where its young are with it: a doe. */
  mother: z.string().optional(),
  /** What it is before it is grown, by key, the youngest first: a frog's tadpole. */
  grows: z.array(z.string()).optional(),
  /** The key of what it grows to where nothing else is said: a flower, for a seed. */
  grownAs: z.string().optional(),
  /** The key of the plant that it is picked from, and that is watered for it. */
  growsOn: z.string().optional(),
  /** The key of what it is drawn as where it grows in a garden: a carrot in the earth, its leaves above. */
  inBed: z.string().optional(),
  /** The key of what it is given to eat where nothing else is named: a carrot, for a horse. */
  eats: z.string().optional(),
  ...atTable,
  /** The key of what it is built of or adorned with: who finds no room for a hand at it makes some ready. */
  builtOf: z.string().optional(),
  /** The key of what is at the mouth of who blows it. */
  blownWith: z.string().optional(),
  /** The key of who is in it where it hatches, of an egg; a chick where nothing is said. */
  hatches: z.string().optional(),
  /** The room of words or of a picture that is printed on it: its middle and its size, as shares of its own picture. */
  board: z.strictObject({ x: share, y: share, width: share, height: share }).optional(),
  /** Its parts by name, lettered where it is labeled: the middle of each word, and where its line ends, as shares of the picture's box. */
  labels: z.array(label).optional(),
  /** What a machine is drawn as while it does what it is made for, by the key of the verb. */
  works: z.record(z.string(), work).optional(),
  /** The key of what is meant by its name in a setting, where it does no more than be there: a sea turtle under the sea. */
  local: z.record(z.string(), z.string()).optional(),
  /** An SVG file of the same picture that goes on to the left, beyond the page: a branch of a tree that is not on it. */
  fromEdge: z.strictObject({ svg: z.string() }).optional(),
  /** The key of what it is together with what it is in, by the key of that: a hole in a tree. */
  within: z.record(z.string(), z.string()).optional(),
  ...drawnAs,
  ...coupling,
  ...holding,
  ...within,
  /** It is put on what it dresses: a wreath on a door. */
  trims: trims.optional(),
  /** It is part of what one goes in: who is in it is in that; `on` that where it is a roof. */
  aboard: z.union([z.literal(true), z.literal('on')]).optional(),
  /** The key of what one is at who steers it, on its deck. */
  helm: z.string().optional(),
  /** It has nothing to hold things with: it eats and reads as its picture is, whatever body it may be given. */
  limbless: z.literal(true).optional(),
  /** It has four legs and takes what it eats in its paws: a squirrel. */
  handy: z.literal(true).optional(),
  /** Set where one stands between its two ends: how high it is there, as a share of its height. */
  arch: z.number().positive().max(1).optional(),
  /** Small and light: many of it that fall are in the air as this weather. */
  drifts: z.enum(WEATHERS).optional(),
  /** No sun shines where it is in the sky: a storm, a moon. */
  sunless: z.literal(true).optional(),
  /** It lets itself down on a thread. */
  letsDown: z.literal(true).optional(),
  /** It catches with a long tongue. */
  tongue: z.literal(true).optional(),
  /** Names of the fields where it grows: a cornfield. */
  plots: z.strictObject({ en: names, es: names, fr: names, de: names }).optional(),
  /** How many of it its picture shows, where that is more than one, and the keys of one of them alone, and in a stack: blocks, a pair of socks. */
  several: z
    .strictObject({
      many: z.number().int().min(2),
      one: z.string().optional(),
      stacked: z.string().optional(),
    })
    .optional(),
  /** Its plural name means one picture: scissors, grapes. */
  pluralForOne: z.literal(true).optional(),
  /** Without a number it is many, growing together: wheat, bamboo. */
  mass: z.literal(true).optional(),
  wears: z.array(z.string()).optional(),
  rides: z.string().optional(),
  /** Whoever wears it is dressed as what it is named after: a lion costume. */
  disguises: z.literal(true).optional(),
  /** Keys of what it may be; of several who wear it each wears another one: costumes. */
  assorted: z.array(z.string()).optional(),
  /** By what one is known who is dressed as it: a pirate by a pirate's hat. */
  costume: z.string().optional(),
  /** What an animal is like that is one of them: "a robot dog", "a unicorn cat". */
  guise: guise.optional(),
  /** Who sits in it, by key, where they are named with it and nothing else is said: Santa in a sleigh. */
  driver: z.string().optional(),
  /** The key of those who pull it where it flies: reindeer; and of what one flies in who has no wings: Santa's sleigh. */
  flownBy: z.string().optional(),
  fliesIn: z.string().optional(),
  /** The pose of who rides it, where that is not astride: `bike`, `surf`. */
  riders: z.string().optional(),
  /** The pose it takes where none is asked for. */
  pose: z.string().optional(),
  /**
   * Whether its picture is one that everybody knows and so makes a sticker, where its drawing does not tell: icons and animals
   * with poses do, other drawings of our own do not.
   */
  sticker: z.boolean().optional(),
  /** Those of its names that another thing has first: it is meant only where something of `near` is in the description. */
  yields: z.array(z.string()).optional(),
  /** Keys of things, settings and verbs by which a name that it yields is taken for it. */
  near: z.array(z.string()).optional(),
});

/** A kind of another thing: everything that is not said is as in the record of the key `like`. */
const variant = drawn
  .partial()
  .extend({ like: z.string(), names: drawn.shape.names, size: drawn.shape.size });

/** What a file of `things/` holds. */
export const recordSchema = z.union([drawn, variant, collective]);

export type ThingRecord = z.infer<typeof drawn>;
export type VariantRecord = z.infer<typeof variant>;
export type CollectiveRecord = z.infer<typeof collective>;
export type AnyRecord = ThingRecord | VariantRecord | CollectiveRecord;
export type Kind = (typeof KINDS)[number];
export type { PlaceName } from './recordTerms.ts';
export type PartFamily = (typeof PART_FAMILIES)[number];
export type Drawing = z.infer<typeof drawing>;
export type Build = z.infer<typeof build>;
export type Guise = z.infer<typeof guise>;
