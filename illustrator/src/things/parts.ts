import { CRAFTS } from './crafts.ts';
import type { Build, PartFamily, ThingRecord } from './recordSchema.ts';

type Bearer = Pick<ThingRecord, 'kind' | 'poses' | 'drawing' | 'parts' | 'numbers' | 'uses'>;

/** Whether a thing is drawn with a part of its own: its record says it or how many, its body has it, or all of its kind do. */
export function hasPart(record: Bearer, part: PartFamily): boolean {
  if (part === 'any' || record.parts?.includes(part) || record.numbers?.[part]) return true;
  const { kind } = record;
  const build = buildOf(record);
  const isBeing = kind === 'person' || kind === 'animal' || kind === 'flier' || kind === 'swimmer';
  switch (part) {
    case 'face':
      return isBeing || kind === 'face' || kind === 'body';
    case 'coat':
      return isBeing || kind === 'body';
    case 'ear':
      return kind === 'person' || (kind === 'animal' && isFourLegged(build));
    case 'arm':
      return (
        kind === 'person' ||
        hasBody(record) ||
        ((kind === 'animal' || kind === 'flier') && !isCrawler(record))
      );
    case 'leg':
      return (
        ((kind === 'person' && build?.shape !== 'sheet' && build?.shape !== 'balls') ||
          kind === 'animal' ||
          kind === 'flier' ||
          hasBody(record)) &&
        !isCrawler(record)
      );
    case 'tail':
      return kind === 'animal' ? build?.tail !== 'none' || hasWings(build) : isBeing && kind !== 'person';
    case 'wing':
      return kind === 'flier' || kind === 'aircraft' || hasWings(build);
    case 'beak':
      return build?.limbs === 'wings';
    case 'fin':
      return kind === 'swimmer';
    case 'shell':
      return build?.back === 'shell';
    case 'spine':
      return build?.back === 'spikes';
    case 'trunk':
    case 'growth':
      return kind === 'plant' || (part === 'growth' && kind === 'food');
    case 'fitting':
      return FITTED.has(kind);
    case 'wheel':
      return kind === 'vehicle' || record.uses?.some((use) => ROLLING.has(use)) === true;
    case 'opening':
    case 'roof':
      return kind === 'building' || kind === 'vehicle' || (part === 'opening' && CABINS.has(kind));
    case 'sail':
      return kind === 'boat';
    default:
      return false;
  }
}

/** Kinds of what people built: blades, a spoiler, a steeple. */
const FITTED: ReadonlySet<string> = new Set([...CRAFTS, 'object', 'building', 'furniture']);
const ROLLING: ReadonlySet<string> = new Set(['ridden', 'driven', 'pulled', 'pushed']);
const CABINS: ReadonlySet<string> = new Set(['aircraft', 'spacecraft', 'boat', 'furniture']);

/** The body of ours that its head is put on. */
export function buildOf({ poses, drawing }: Bearer): Build | undefined {
  const sitting = poses?.sit;
  if (sitting !== undefined && 'body' in sitting) return sitting.body;
  return drawing !== undefined && 'body' in drawing ? drawing.body : undefined;
}

/** A bird's: those of a dragon are on its back where it sits, and its record says whether they are elsewhere. */
function hasWings(build: Build | undefined): boolean {
  return build?.limbs === 'wings';
}

/** What creeps on its belly, or swims on its flippers. */
function isCrawler(record: Bearer): boolean {
  const limbs = buildOf(record)?.limbs;
  return record.kind === 'animal' && (limbs === 'mitts' || limbs === 'flippers');
}

function isFourLegged(build: Build | undefined): boolean {
  return build?.limbs === undefined || build.limbs === 'hooves' || build.limbs === 'paws';
}

/** Whether a thing that is no being has a body that can be dressed: a teddy bear. */
export function hasBody(thing: Pick<ThingRecord, 'poses'> | undefined): boolean {
  return Object.values(thing?.poses ?? {}).some((drawing) => 'body' in drawing);
}

/** Whether others can be in it, by a place of its record or of its drawing. */
export function hasInside(record: Pick<ThingRecord, 'places' | 'hollow'> | undefined): boolean {
  return record?.places?.inside !== undefined || record?.hollow === true;
}
