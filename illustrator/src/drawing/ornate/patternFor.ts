import { readColor } from '@lineleaf/press';
import { artData } from '../../art/artData.ts';
import { HAIRS, SKINS } from '../../parts/person/colors.ts';
import type { Piece } from '../../placing/Placement.ts';
import type { Kind } from '../../things/recordSchema.ts';
import { alike, lightness } from '../tones.ts';
import type { Pattern } from './patterns.ts';

/** An area as a pattern is chosen for it. */
export interface Surface {
  piece: Piece;
  color: string | undefined;
  /** Share of the circle around it that it fills: 1 for a disc. */
  roundness: number;
  /** Any whole number, the same for the areas of one color of one thing. */
  variant: number;
}

/** What an area is patterned with, by what it is made of; undefined where it is to stay plain. */
export function patternFor({ piece, color, roundness, variant }: Surface): Pattern | undefined {
  const thing = piece.of === undefined ? undefined : artData().things.get(piece.of);
  if (thing === undefined) return aroundPattern(piece, color, variant);
  if (thing.kind === 'sky') return roundness > ROUND ? 'rosette' : undefined;
  if (thing.kind === 'person' && isOneOf(SKINS, color)) return undefined;
  if (thing.kind === 'person' && isOneOf(HAIRS, color)) return 'strands';
  if (thing.texture !== undefined) return thing.texture;
  const hue = color === undefined ? 'none' : hueOf(color);
  if (thing.kind !== 'person' && roundness > ROUND) return 'rosette';
  if (hue === 'green' && GROWN.has(thing.kind)) return 'veins';
  if (thing.kind === 'building' && color !== undefined && hue !== 'gray' && lightness(color) < DEEP)
    return 'scales';
  // Yellow and orange petals are no wood, and sails none either.
  const isDark = color !== undefined && lightness(color) < DEEP;
  if (hue === 'brown' && WOODEN.has(thing.kind) && (isDark || thing.kind !== 'plant')) return 'planks';
  if (thing.kind === 'boat' && !isDark && hue !== 'brown') return 'bands';
  return pick(BY_KIND[thing.kind] ?? PRINTS, variant);
}

const ROUND = 0.86;

const PRINTS: readonly Pattern[] = [
  'stripes',
  'dots',
  'checks',
  'hearts',
  'zigzag',
  'flowers',
  'diamonds',
  'waves',
];

/** Letters are slim. */
const LETTERING: readonly Pattern[] = ['checks', 'diamonds', 'bricks'];

const BY_KIND: Partial<Record<Kind, readonly Pattern[]>> = {
  animal: ['fur'],
  flier: ['feathers'],
  swimmer: ['scales'],
  plant: ['veins', 'bands'],
  food: ['dots', 'diamonds', 'waves', 'bands'],
  furniture: ['dots', 'diamonds', 'stripes', 'flowers'],
  vehicle: ['bands', 'checks', 'diamonds'],
  boat: ['planks', 'bands'],
  aircraft: ['bands', 'checks'],
  spacecraft: ['bands', 'checks', 'dots'],
  building: ['bricks', 'bricks', 'planks'],
};

const GROWN: ReadonlySet<Kind> = new Set(['plant', 'food']);
const WOODEN: ReadonlySet<Kind> = new Set(['furniture', 'object', 'plant', 'building', 'boat']);

/** Letters, or the ground, the water or the wall of a place. */
function aroundPattern({ role }: Piece, color: string | undefined, variant: number): Pattern | undefined {
  if (color === undefined) return role === 'subject' ? pick(LETTERING, variant) : undefined;
  switch (hueOf(color)) {
    case 'green':
      return 'tufts';
    case 'blue':
      return 'waves';
    // Waves would be water, on which no truck stands.
    case 'brown':
    case 'gray':
      return 'pebbles';
    case 'white':
      return undefined;
    default:
      return pick(['diamonds', 'dots', 'flowers'], variant);
  }
}

function pick(patterns: readonly Pattern[], variant: number): Pattern | undefined {
  return patterns[variant % patterns.length];
}

/** Whether a color is one of these or nearly so. */
function isOneOf(colors: readonly string[], color: string | undefined): boolean {
  return colors.some((one) => alike(one, color) > NEARLY);
}

const NEARLY = 0.95;

/** Below this lightness a wall's color is rather that of a roof. */
const DEEP = 150;

type Hue = 'green' | 'blue' | 'brown' | 'gray' | 'white' | 'none';

function hueOf(color: string): Hue {
  const [r, g, b] = readColor(color);
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
  if (least > 235) return 'white';
  if (most - least < 22) return 'gray';
  if (g === most && g - b > 12) return 'green';
  if (b === most && b - r > 24) return 'blue';
  if (r === most && g - b > 20 && r - g < 110 && r - b > 36 && r < 246) return 'brown';
  return 'none';
}
