import { artData } from '../../art/artData.ts';
import type { RelationKind, Scene, SceneThing } from '../../reading/Scene.ts';
import { BEINGS } from '../../things/beings.ts';
import { isFlower } from '../../things/trees.ts';

/**
 * Keeps small beside a being what is far smaller in life: the butterfly that a puppy runs after, the eggs that a bunny hides.
 * Changes the sizes as they are shown.
 */
export function keepPreySmall(
  { things, relations }: Scene,
  { sizes, inLife }: { sizes: number[]; inLife: readonly number[] },
): void {
  for (const { kind, from, to } of relations)
    if (kind === 'around' && isBugAtBloom(things[from], things[to]))
      sizes[from] = Math.min(sizes[from] ?? 1, AT_BLOOM * (sizes[to] ?? 1));
  const recordOf = (index: number) => artData().things.get(things[index]?.key ?? '');
  const kindOf = (index: number) => recordOf(index)?.kind ?? '';
  for (const { kind, from, to } of relations)
    if (kind === 'next-to' && recordOf(from)?.drifts && BEINGS.has(kindOf(to)))
      sizes[from] = Math.min(sizes[from] ?? 1, DRIFTING * (sizes[to] ?? 1));
  for (const { kind, from, to } of relations) {
    if (from === to || things[to]?.looks.size !== undefined || !BEINGS.has(kindOf(from))) continue;
    const isFar = (inLife[to] ?? 1) < SMALLER * (inLife[from] ?? 1);
    const isChased = CHASED.has(kind) && BEINGS.has(kindOf(to));
    const isStrewn = kind === 'next-to' && (things[to]?.count ?? 1) > 1 && SMALL_KINDS.has(kindOf(to));
    if (isFar && (isChased || isStrewn)) sizes[to] = Math.min(sizes[to] ?? 1, MOST * (sizes[from] ?? 1));
  }
}

/** Whether several that fly are around one flower. */
export function isBugAtBloom(bug: SceneThing | undefined, flower: SceneThing | undefined): boolean {
  const { things } = artData();
  const plant = things.get(flower?.key ?? '');
  const isOne = isFlower(plant) && flower?.count === 1;
  return isOne && (bug?.count ?? 1) > 1 && things.get(bug?.key ?? '')?.kind === 'flier';
}

/** How large a leaf of several is beside somebody. */
const DRIFTING = 0.22;
/** How large they are at most, as a share of the flower. */
const AT_BLOOM = 0.24;

export const CHASED: ReadonlySet<RelationKind> = new Set<RelationKind>(['chase', 'follow']);
const SMALL_KINDS: ReadonlySet<string> = new Set(['object', 'food']);
/** So much smaller it is in life, and at most so large as it is shown. */
const SMALLER = 0.45;
const MOST = 0.34;
