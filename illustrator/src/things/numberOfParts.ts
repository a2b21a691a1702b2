import { BEINGS } from './beings.ts';
import { buildOf } from './parts.ts';
import type { PartFamily } from './recordSchema.ts';
import type { BodySpot } from './recordTerms.ts';
import type { Thing } from './Things.ts';

/** Whether a thing has so many of a part by nature: a spider's eight legs, a bicycle's two wheels. */
export function hasByNature(
  thing: Thing | undefined,
  { part, spot, count }: { part: PartFamily; spot: BodySpot | undefined; count: number },
): boolean {
  if (thing === undefined) return false;
  const own = thing.numbers?.[part];
  if (own !== undefined) return own.includes(count);
  const isBeing = BEINGS.has(thing.kind) || thing.kind === 'body';
  switch (part) {
    case 'face':
      return isBeing && spot === 'eyes' && count === 2;
    case 'ear':
    case 'arm':
    case 'wing':
    case 'horn':
      return isBeing && count === 2;
    case 'leg':
      return isBeing && count === legsOf(thing);
    case 'wheel':
      return thing.kind === 'vehicle' && count === FOUR;
    default:
      return false;
  }
}

const FOUR = 4;

function legsOf(thing: Thing): number {
  const build = buildOf(thing);
  const isUpright = thing.kind !== 'animal' || build?.limbs === 'wings';
  return build?.legs ?? (isUpright ? 2 : FOUR);
}
