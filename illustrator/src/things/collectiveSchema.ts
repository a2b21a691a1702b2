import { z } from 'zod';

/** A name, or `singular/plural` where the rules of the language do not give the plural. Lower case, with accents. */
export const names = z.array(z.string().regex(/^[^A-Z,]+$|^[^,]*\p{Lu}[^,]*$/u)).readonly();

/** A word for several things at once: keys of what is drawn for it. */
export const collective = z.strictObject({
  names: z.strictObject({ en: names, es: names, fr: names, de: names }),
  of: z.array(z.string()).min(1),
  /** More of them, for who asks for more than there are in `of`. */
  more: z.array(z.string()).optional(),
  /** The collective that it means in a setting: farm animals for the animals on a farm. */
  local: z.record(z.string(), z.string()).optional(),
  yields: z.array(z.string()).optional(),
  pluralForOne: z.literal(true).optional(),
  /** Set for a word for kinds, of which who says "a" or "her" means one: a pet, a toy. */
  kinds: z.literal(true).optional(),
  /** Set where it is meant only if nothing else is said: a season, a feast. */
  alone: z.literal(true).optional(),
  /** How many of each, one where nothing is said. */
  counts: z.array(z.number().int().min(1).max(12)).optional(),
  /** Where they are, for what is meant alone. */
  setting: z.string().optional(),
  /** Which of them tells what is meant alone where other things are named beside it: a tree tells Christmas. */
  sign: z.string().optional(),
});
