/** A palette's colors as 0xRRGGBB, by their names: keys of the editor's texts below `palettes.colors`. */
type NamedColors = Readonly<Record<string, number>>;

/** The colors on offer at first; they are called by their everyday names. */
const CLASSIC: readonly number[] = [
  ...[0xe6194b, 0xf58231, 0xffd43b, 0x8ac926, 0x2b9348, 0x1fb6c1],
  ...[0x1982c4, 0x3a4ed5, 0x7b2cbf, 0xff70a6, 0xf7b7d2, 0xffe0bd],
  ...[0xc68642, 0x7a4a21, 0x9aa0a6, 0x4a4e57, 0x111111, 0xffffff],
];

const NAMED = {
  pastel: {
    blush: 0xffd1dc,
    peach: 0xffd8be,
    butter: 0xfff1b8,
    mint: 0xc8f0d2,
    aqua: 0xbfeef0,
    babyBlue: 0xbcd9f7,
    lavender: 0xd9c9f5,
    lilac: 0xebcdf2,
    rose: 0xf7b6c2,
    apricot: 0xfcc9a3,
    pistachio: 0xdcedb4,
    cloud: 0xdfe3ea,
  },
  ocean: {
    deepSea: 0x0b2545,
    navy: 0x13406b,
    oceanBlue: 0x1768ac,
    azure: 0x2a9fd6,
    lagoon: 0x19b5b0,
    turquoise: 0x43d1c6,
    seafoam: 0xa8e6cf,
    seaweed: 0x2e7d5b,
    coral: 0xff7f6b,
    starfish: 0xffb05c,
    sand: 0xf2d8a7,
    shell: 0xfbe9e1,
  },
  candy: {
    bubblegum: 0xff77b7,
    raspberry: 0xe3175f,
    cherry: 0xb80f2e,
    cottonCandy: 0xffb8de,
    strawberry: 0xfb5a6f,
    orangeDrop: 0xff8a3d,
    lemonDrop: 0xffe14d,
    apple: 0x8fd14f,
    peppermint: 0x5fd6b5,
    blueberry: 0x3f8cff,
    grape: 0x8e4ec6,
    licorice: 0x3a2a3f,
  },
  forest: {
    pine: 0x1f4d3a,
    fir: 0x2f6b3f,
    fern: 0x5a9e4b,
    moss: 0x8a9a3b,
    leaf: 0x9ccc52,
    bark: 0x5b3a21,
    acorn: 0xa0682f,
    mushroom: 0xcbb394,
    berry: 0x9b1d3f,
    fox: 0xd9622b,
    bluebell: 0x6b7fd1,
    mist: 0xd7e0d8,
  },
  sunset: {
    goldenHour: 0xffcf56,
    amber: 0xffb020,
    tangerine: 0xff8c32,
    flame: 0xff5e3a,
    salmon: 0xfa7268,
    crimson: 0xd7263d,
    magenta: 0xc2286b,
    plum: 0x7a2a6b,
    violet: 0x5b3a8e,
    twilight: 0x33307a,
    night: 0x1b1f4b,
    afterglow: 0xffc4b0,
  },
  metals: {
    gold: 0xd4a937,
    paleGold: 0xecd27a,
    roseGold: 0xd99b8a,
    silver: 0xc2c7cf,
    pewter: 0x8d9299,
    steel: 0x6b7784,
    iron: 0x4b4f57,
    bronze: 0xa8702d,
    copper: 0xb8693a,
    brass: 0xc9a646,
    titanium: 0xa5a29a,
    gunmetal: 0x2f353d,
  },
  skin: {
    veryLightRosy: 0xf9e0d2,
    lightWarm: 0xf6d7b8,
    lightGolden: 0xefc9a4,
    mediumLight: 0xe5b68c,
    mediumWarm: 0xd9a277,
    mediumGolden: 0xc98d5e,
    mediumOlive: 0xb08252,
    mediumDeep: 0x9c653c,
    deepGolden: 0x834f2d,
    deepWarm: 0x6b3e24,
    veryDeepWarm: 0x51301f,
    veryDeepCool: 0x3b2219,
  },
  // Told apart with every kind of color vision (Okabe and Ito, Color Universal Design, 2008).
  safe: {
    safeBlack: 0x000000,
    safeOrange: 0xe69f00,
    skyBlue: 0x56b4e9,
    bluishGreen: 0x009e73,
    safeYellow: 0xf0e442,
    safeBlue: 0x0072b2,
    vermilion: 0xd55e00,
    reddishPurple: 0xcc79a7,
    safeWhite: 0xffffff,
  },
} as const satisfies Readonly<Record<string, NamedColors>>;

type Theme = keyof typeof NAMED;
export type PaletteId = 'classic' | Theme;

/** The palettes in the order in which they are offered. */
export const PALETTES: readonly PaletteId[] = ['classic', ...(Object.keys(NAMED) as Theme[])];

/** A color on offer. Without a `name` it is called by its everyday one. */
export interface PaletteColor {
  rgb: number;
  /** A key of the editor's texts. */
  name?: string;
}

/** The colors of a palette in their order. */
export function colorsOf(id: PaletteId): readonly PaletteColor[] {
  if (id === 'classic') return CLASSIC.map((rgb) => ({ rgb }));
  return Object.entries<number>(NAMED[id]).map(([name, rgb]) => ({
    rgb,
    name: `palettes.colors.${id}.${name}`,
  }));
}

/** Whether a kept setting names a palette of this release. */
export function isPaletteId(value: unknown): value is PaletteId {
  return PALETTES.some((id) => id === value);
}
