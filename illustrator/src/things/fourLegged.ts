import { headOf } from './likenessOf.ts';
import type { Build } from './recordSchema.ts';
import type { Thing } from './Things.ts';

/** Whether an animal goes on four legs that a body of ours can be drawn with. */
export function goesOnFours(thing: Thing): boolean {
  const build = buildOf(thing);
  return thing.kind === 'animal' && build !== undefined && isFourLegged(build);
}

/** The body that its head is put on; undefined where it has no head from the front. */
export function buildOf(thing: Thing): Build | undefined {
  const head = headOf(thing);
  return head !== undefined && 'body' in head ? head.body : undefined;
}

export function isFourLegged({ limbs = 'paws', legs, shape, back }: Build): boolean {
  return (limbs === 'paws' || limbs === 'hooves') && !legs && shape !== 'foot' && back !== 'shell';
}

/** Whether it has a beak and wings, as fliers and what goes on two legs like a hen. */
export function isWinged(thing: Thing): boolean {
  return thing.kind === 'flier' || (thing.kind === 'animal' && buildOf(thing)?.limbs === 'wings');
}

/** Whether what it takes is in its mouth or its beak: a dog, a crow. */
export function hasNoHands(thing: Thing | undefined): boolean {
  return thing !== undefined && !buildOf(thing)?.hands && (goesOnFours(thing) || isWinged(thing));
}

/** Whether it catches what lives in its mouth or its beak, with no rod: a bear, a pelican, a seal, a dolphin. */
export function huntsByMouth(thing: Thing): boolean {
  const hasArms = thing.parts?.includes('arm') === true;
  const isOfWater = (thing.kind === 'swimmer' && !hasArms) || buildOf(thing)?.limbs === 'flippers';
  return isOfWater || goesOnFours(thing) || isWinged(thing);
}
