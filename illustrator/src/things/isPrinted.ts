import { BEINGS } from './beings.ts';
import { CRAFTS } from './crafts.ts';
import { hasInside } from './parts.ts';
import type { ThingRecord } from './recordSchema.ts';

/** Whether a picture said to be on it is printed there, as on a shirt, and does not stand on it. */
export function isPrinted(record: ThingRecord): boolean {
  const { board, kind, worn, uses = [] } = record;
  const isCloth = kind === 'clothes' && CLOTH.has(worn ?? 'head') && !hasInside(record);
  return (isCloth || (board !== undefined && PRINTED.has(kind))) && !uses.some((use) => BEARING.has(use));
}

/** Where clothes are worn that are all of cloth. */
const CLOTH: ReadonlySet<string> = new Set(['body', 'feet']);

/** Whether its picture is printed on things: "a rocket shirt", "a mug with a cat", but no mug with a spoon. */
export function isMotif({ kind }: ThingRecord): boolean {
  return MOTIFS.has(kind);
}

const MOTIFS: ReadonlySet<string> = new Set([
  ...BEINGS,
  ...CRAFTS,
  ...(['symbol', 'sky', 'plant', 'food'] as const),
]);

const PRINTED: ReadonlySet<ThingRecord['kind']> = new Set([
  ...(['clothes', 'object', 'food', 'aircraft', 'vehicle'] as const),
]);
/** What is for somebody to be on. */
const BEARING: ReadonlySet<string> = new Set(['sat-on', 'stood-on', 'ridden', 'climbed', 'slept-in']);
