import { z } from 'zod';
import { WEATHERS } from '../scene.ts';

/** Names in one language; `singular/plural` where its rules do not give the plural. Lower case, with accents. */
const names = z.array(z.string().regex(/^[^A-Z,]+$|^[^,]*\p{Lu}[^,]*$/u)).readonly();

/** A number, or the lowest and the highest of which chance takes one. */
const range = z.union([z.number(), z.tuple([z.number(), z.number()])]);

const color = z.string().regex(/^#([0-9a-f]{3}|[0-9a-f]{6})$/);

/**
 * What the ground, the walls and what is built into them are made of: a drawing of `LAYERS` (buildLayer.ts) by its name, with
 * what it can be told. Lengths are page pixels (1275 x 1650); `below` counts them downward from the horizon, `x` is a
 * fraction of the page's width. Each drawing has its own measures where nothing is said.
 */
const layer = z.strictObject({
  part: z.string(),
  /** It stays, in its plainest form, where the page is for the smallest children; grounds, walls and floors always do. */
  stays: z.literal(true).optional(),
  /** Left out where all that is asked for is in the sky: planets. */
  unlessSky: z.literal(true).optional(),
  x: z.number().min(0).max(1).optional(),
  below: range.optional(),
  tall: range.optional(),
  wide: z.number().positive().optional(),
  /** The key of a thing that stands for it where the scene has one, besides that of its own name. */
  unless: z.array(z.string()).optional(),
  /** How far a hill's outline swings up and down. */
  swing: range.optional(),
  count: range.optional(),
  color: color.optional(),
  /** Of a wall or a floor: tiles, stones and a floor's planks always show, the others where the page is detailed. */
  pattern: z.enum(['boards', 'planks', 'tiles', 'checks', 'stones']).optional(),
  /** Keys of things that it is made of or that stand on it, from left to right. */
  things: z.array(z.string()).optional(),
  curtains: z.literal(true).optional(),
});

/** A thing that belongs to a setting. */
const prop = z.strictObject({
  /** A thing's key, or the name of a drawing of `STAGE_ART` (stageArt.ts). */
  thing: z.string(),
  /** Middle of its foot, as a fraction of the page's width. */
  x: range,
  /** Set where chance may put it on the other side of the page. */
  swaps: z.literal(true).optional(),
  /** Its foot, from the horizon. */
  below: range,
  /** Its foot from the foot of the page, upward, in place of `below`. */
  foot: z.number().optional(),
  tall: range,
  /** How often it is there, 0 to 1; always where nothing is said. */
  chance: z.number().min(0).max(1).optional(),
  stays: z.literal(true).optional(),
  /** The key of a thing that stands for it where the scene has one. */
  unless: z.array(z.string()).optional(),
});

/** Small things for empty spots, one of the kinds at a time. */
const filler = z.strictObject({
  of: z.array(z.string()).min(1),
  count: range,
  tall: range,
  on: z.enum(['sky', 'ground', 'horizon', 'wall', 'water']),
  stays: z.literal(true).optional(),
  /** Left out where all that is asked for is in the sky. */
  unlessSky: z.literal(true).optional(),
});

/** What a file of `settings/` holds: a place where scenes play. */
export const settingSchema = z.strictObject({
  /** What it is called; a name that a thing bears too means the setting after "in" and "at". */
  names: z.strictObject({ en: names, es: names, fr: names, de: names }),
  /** Whole phrases that mean it, with the articles of the language: "under the sea", "(in|on) big waves" for either of two. */
  phrases: z.strictObject({ en: names, es: names, fr: names, de: names }).optional(),
  kind: z.enum(['land', 'water', 'undersea', 'space', 'air', 'inside', 'plain']),
  /** Set where it is weather: beside a stronger setting, "a farm in the snow", nothing else; alone, the weather of this place. */
  weak: z.array(z.enum(WEATHERS)).optional(),
  /** The key of what those are in who hide there, or what they hide: tall grass of a meadow. */
  cover: z.string().optional(),
  /** Where those are who do outside what its phrases say: children who plant a tree "at school". */
  grounds: z.string().optional(),
  /** The key of what it is where people and animals go from one side of it to the other: a street with bars to walk on. */
  crossed: z.string().optional(),
  /** The key of where animals are that are at home there: ice is no rink for penguins. */
  wild: z.string().optional(),
  /** The key of what one fishes in there: a hole in the ice. */
  fishedAt: z.string().optional(),
  /** The key of where all are that are in the sky, and nothing on the ground: a moon alone. */
  aloft: z.string().optional(),
  /** What those do there of whom nothing else is said, and the key of what all wear there. */
  guests: z
    .strictObject({
      pose: z.string().optional(),
      wears: z.string().optional(),
      /** Poses that are others there: who skates on ice has other skates. */
      ways: z.record(z.string(), z.string()).optional(),
    })
    .optional(),
  /** Keys of what those wear there who are in clothes of every day. */
  dress: z.array(z.string()).optional(),
  /** Set where no snow lies unless somebody says so: a beach, a desert. */
  warm: z.literal(true).optional(),
  /** Set where no clouds are and nothing grows: a moon, space. */
  airless: z.literal(true).optional(),
  /** English names of it that mean several of what is named right before, and all by themselves: a "bee garden". */
  crowded: names.optional(),
  /** Set where nothing grows before everybody's feet: roads, courts, rinks. */
  paved: z.literal(true).optional(),
  /** What is at home there on the ground is before a building and not in it: a picnic, a rake. */
  openAir: z.literal(true).optional(),
  /** Where the ground ends, as a fraction of the height there is: 0.56 to 0.65 where nothing is said. */
  horizon: range.optional(),
  /** Where the horizon is when several things stand one behind the other; 0.12 above the other one where nothing is said. */
  crowdedHorizon: range.optional(),
  /** What those stand on who are at its water and not in it: earth where nothing is said. */
  shore: z.literal('planks').optional(),
  /** Nearest that feet stand; 1440 to 1500 where nothing is said. */
  near: range.optional(),
  /** Far to near, behind what was asked for. */
  back: z.array(z.union([layer, prop])),
  /** The same where nothing else is on the page: what makes the place is large, and nothing is strewn on its ground. */
  alone: z.array(z.union([layer, prop])).optional(),
  /** Before what was asked for: covers nothing but feet. */
  front: z.array(z.union([layer, prop])).optional(),
  fillers: z.array(filler),
});

export type SettingRecord = z.infer<typeof settingSchema>;
export type Layer = z.infer<typeof layer>;
export type Prop = z.infer<typeof prop>;
export type FillerRecord = z.infer<typeof filler>;
export type Range = z.infer<typeof range>;
