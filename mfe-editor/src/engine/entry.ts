/** The pattern fills. */
export const PATTERNS = ['dots', 'stripes', 'stars', 'hearts', 'checks'] as const;
export type Pattern = (typeof PATTERNS)[number];

/** What a color is laid on with. */
export const MATERIALS = ['flat', 'crayon', 'pencil', 'marker', 'watercolor', ...PATTERNS] as const;
export type Material = (typeof MATERIALS)[number];

/** A material that has a grain: all but plain color. */
export type GrainMaterial = Exclude<Material, 'flat'>;

/** How deep inside a stroke of watercolor a pixel lies: 0 on its wet edge. */
export const WASH_DEPTHS = 12;
const BEYOND = 255;

const FLAT_CODE = 0;
const COPIED_CODE = 1;
// These numbers are written into documents: one that was given once never means anything else.
const CODES: Readonly<Record<GrainMaterial, number>> = {
  crayon: 2,
  pencil: 3,
  marker: 4,
  dots: 7,
  stripes: 8,
  stars: 9,
  hearts: 10,
  checks: 11,
  // This number is a fill, those after it the depths of a stroke.
  watercolor: 16,
};
const LAST_CODE = CODES.watercolor + WASH_DEPTHS;

const materialOfCode: readonly (Material | undefined)[] = Array.from({ length: LAST_CODE + 1 }, (_, code) => {
  if (code === FLAT_CODE || code === COPIED_CODE) return 'flat';
  if (code >= CODES.watercolor) return 'watercolor';
  return MATERIALS.find((material) => material !== 'flat' && CODES[material] === code);
});

/**
 * What a plane holds for a color: an opaque pixel in plain color. In a material its highest byte, else 255, is less by
 * the material's number. 0 stands for no entry.
 */
export function entryOf(pixel: number, material: Material): number {
  return material === 'flat' ? pixel : withCode(pixel, CODES[material]);
}

/** The entry of a pixel of a stroke of watercolor, `depth` (0 to `WASH_DEPTHS` - 1) px inside its edge. */
export function washEntry(pixel: number, depth: number): number {
  return withCode(pixel, CODES.watercolor + 1 + depth);
}

/** How deep inside its stroke an entry of watercolor lies; a fill has no edge of its own: beyond every depth. */
export function washDepth(entry: number): number {
  const code = codeOf(entry);
  return code === CODES.watercolor ? BEYOND : code - CODES.watercolor - 1;
}

/** The entry of a pixel that was read from a picture with a grain of its own. */
export function copiedEntry(pixel: number): number {
  return withCode(pixel, COPIED_CODE);
}

/** Whether an entry was read from a picture with a grain of its own. */
export function isCopied(entry: number): boolean {
  return entry >>> 24 === 255 - COPIED_CODE;
}

/** Whether an entry shows its color as it is. */
export function isPlain(entry: number): boolean {
  return entry >>> 24 >= 255 - COPIED_CODE;
}

/** The color of an entry, without its grain, as an opaque pixel. */
export function flatColor(entry: number): number {
  return (entry | 0xff000000) >>> 0;
}

/** What an entry is laid on with. */
export function materialOf(entry: number): Material {
  return materialOfCode[codeOf(entry)] ?? 'flat';
}

/** Whether two entries are the same color in the same material. */
export function isSameCoat(a: number, b: number): boolean {
  return ((a ^ b) & 0xffffff) === 0 && materialOf(a) === materialOf(b);
}

/** The number that a document keeps of an entry beside its color. */
export function codeOf(entry: number): number {
  return 255 - (entry >>> 24);
}

/** The entry of a document's color and number; a number that this build does not know gives the plain color. */
export function entryOfCode(pixel: number, code: number): number {
  return materialOfCode[code] ? withCode(pixel, code) : flatColor(pixel);
}

function withCode(pixel: number, code: number): number {
  return (((255 - code) << 24) | (pixel & 0xffffff)) >>> 0;
}
