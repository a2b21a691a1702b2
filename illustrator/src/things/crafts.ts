import type { Kind } from './recordSchema.ts';

/** Kinds that carry somebody and go by themselves, on wheels, afloat or aloft. */
export const CRAFTS: ReadonlySet<Kind> = new Set(['vehicle', 'boat', 'aircraft', 'spacecraft']);
