import type { Kind } from './recordSchema.ts';

/** Kinds of what is no being and is yet taken for somebody in pictures: an apple that rides, the sun that reads. */
export const FIGURES: ReadonlySet<Kind> = new Set(['food', 'plant', 'sky', 'symbol', 'face']);
