import { isBig } from '../../reading/isBig.ts';
import type { RelationKind, Scene } from '../../reading/Scene.ts';
import { BEINGS } from '../../things/beings.ts';
import type { Kind } from '../../things/recordSchema.ts';
import type { Casting } from '../relations/rule.ts';

/**
 * Limits what only stands by, trees and houses, and what one sits on, so that those whom a page is about are large: a frog at a
 * pond is no speck under its reeds.
 */
export function limitScenery(
  { things, relations }: Scene,
  castings: readonly (Casting | undefined)[],
  sizes: number[],
): void {
  const kindOf = (index: number): Kind | undefined => castings[index]?.record.kind;
  const isBeing = (index: number): boolean => BEINGS.has(kindOf(index) ?? '');
  const beings = [...things.keys()].filter(
    (index) => isBeing(index) && things[index]?.looks.size !== 'small',
  );
  const largest = Math.max(0, ...beings.map((index) => sizes[index] ?? 0));
  if (largest === 0) return;
  for (const [index, { looks, count }] of things.entries()) {
    const times = TIMES[kindOf(index) ?? ''];
    if (times === undefined || isBig(looks)) continue;
    const about = relations.filter(({ from, to }) => from === index || to === index);
    const isLoose = about.length > 0 && about.every(({ kind }) => LOOSE.has(kind));
    if (isLoose) {
      const most = (count >= SEVERAL ? MANY_AS_LARGE : 1) * times * largest;
      sizes[index] = Math.min(sizes[index] ?? 1, most);
    }
  }
  for (const { kind, from, to } of relations) {
    if (!ON.has(kind) || !isBeing(from) || !PERCHES.has(kindOf(to) ?? '') || isBig(things[to]?.looks ?? {}))
      continue;
    const side = Math.max(1, BESIDE * (things[from]?.count ?? 1));
    sizes[to] = Math.min(sizes[to] ?? 1, PERCH * side * (sizes[from] ?? 1));
  }
}

/** How many times larger than the largest who is there something is that only stands by, by its kind. */
const TIMES: Readonly<Record<string, number>> = { plant: 1.6, building: 2.1, furniture: 1.6 };
/** Of so many each is smaller yet. */
const SEVERAL = 3;
const MANY_AS_LARGE = 0.8;
const LOOSE: ReadonlySet<RelationKind> = new Set<RelationKind>([
  ...(['next-to', 'around', 'face', 'look-at', 'in-front-of', 'follow'] as const),
]);

/** What one sits on or rides, as a multiple of who does; each more beside takes so much more room. */
const PERCH = 1.9;
const BESIDE = 0.8;
const ON: ReadonlySet<RelationKind> = new Set<RelationKind>(['on', 'ride']);
const PERCHES: ReadonlySet<string> = new Set(['object', 'plant', 'food', 'toy', 'vehicle']);
