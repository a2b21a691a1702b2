import { z } from 'zod';
import { WEATHERS } from '../scene.ts';

/** Names in one language; `singular/plural` where its rules do not give the plural. Lower case, with accents. */
const names = z.array(z.string().regex(/^[^A-Z,]+$|^[^,]*\p{Lu}[^,]*$/u)).readonly();

/** A number, or the lowest and the highest of which chance takes one. */
const range = z.union([z.number(), z.tuple([z.number(), z.number()])]);

const color = z.string().regex(/^#([0-9a-f]{3}|[0-9a-f]{6})$/);

/**
 * What the ground and the walls of a setting are made of. Heights are page pixels (1275 x 1650); `below` counts them
 * downward from the horizon, `x` is a fraction of the page's width.
 */
const layer = z.discriminatedUnion('part', [
  /** A rolling outline from edge to edge: hills, dunes, a shore, drifts of snow. */
  z.strictObject({ part: z.literal('hill'), below: range, swing: range, color }),
  z.strictObject({ part: z.literal('mountains'), tall: range }),
  z.strictObject({ part: z.literal('skyline'), tall: range }),
  /** One to five of the things along the horizon, apart from each other. */
  z.strictObject({
    part: z.literal('grove'),
    of: z.array(z.string()).min(1),
    count: range,
    tall: range,
    below: range,
  }),
  z.strictObject({ part: z.literal('fence'), tall: z.number(), below: z.number() }),
  z.strictObject({ part: z.literal('road'), below: z.number() }),
  /** Water that is seen behind the land. */
  z.strictObject({ part: z.literal('sea'), below: z.number() }),
  /** The rows of waves among which things swim. */
  z.strictObject({ part: z.literal('waves') }),
  z.strictObject({ part: z.literal('sea-floor') }),
  z.strictObject({ part: z.literal('moon-ground') }),
  z.strictObject({ part: z.literal('cloud-bank') }),
  z.strictObject({ part: z.literal('rainbow') }),
  /** A border inside the page's frame. */
  z.strictObject({ part: z.literal('border') }),
  z.strictObject({ part: z.literal('table') }),
  z.strictObject({ part: z.literal('wall'), color }),
  z.strictObject({ part: z.literal('floor'), color, skirting: z.number().optional() }),
  /** A window with four panes, in the left or the right third. */
  z.strictObject({ part: z.literal('window'), wide: z.number().optional(), tall: z.number().optional() }),
]);

/** A thing that belongs to a setting. */
const prop = z.strictObject({
  /** A thing's key. */
  thing: z.string(),
  /** Middle of its foot, as a fraction of the page's width. */
  x: range,
  /** Set where chance may put it on the other side of the page. */
  swaps: z.literal(true).optional(),
  below: range,
  tall: range,
  /** How often it is there, 0 to 1; always where nothing is said. */
  chance: z.number().min(0).max(1).optional(),
  /** It stays where the page is for the smallest children. */
  stays: z.literal(true).optional(),
});

const filler = z.strictObject({
  /** A thing's key, or `bubble`, `drop` or `flake`. */
  of: z.array(z.string()).min(1),
  count: range,
  tall: range,
  on: z.enum(['sky', 'ground', 'wall', 'water']),
});

/** What a file of `settings/` holds: a place where scenes play. */
export const settingSchema = z.strictObject({
  names: z.strictObject({ en: names, es: names, fr: names, de: names }),
  kind: z.enum(['land', 'water', 'undersea', 'space', 'air', 'inside', 'plain']),
  /** Set where it is only weather beside a stronger setting: "a farm in the snow". */
  weak: z.array(z.enum(WEATHERS)).optional(),
  /** Where the ground ends, as a fraction of the height there is: 0.56 to 0.65 where nothing is said. */
  horizon: range.optional(),
  /** Where the horizon is when several things stand one behind the other; 0.12 above the other one where nothing is said. */
  crowdedHorizon: range.optional(),
  /** Nearest that feet stand; 1440 to 1500 where nothing is said. */
  near: range.optional(),
  /** Far to near, behind what was asked for. */
  back: z.array(z.union([layer, prop])),
  fillers: z.array(filler),
});

export type SettingRecord = z.infer<typeof settingSchema>;
export type Layer = z.infer<typeof layer>;
export type Prop = z.infer<typeof prop>;
export type FillerRecord = z.infer<typeof filler>;
export type Range = z.infer<typeof range>;
