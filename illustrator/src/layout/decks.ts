import type { ArtCategory } from '../art/kinds.ts';

/** Pictures whose rim hides the feet of what is on them. */
export const BASKETS = new Set([
  'canoe',
  'bathtub',
  'bucket',
  'hot-air-balloon',
  'open-car',
  'vase',
  'flower-pot',
  'teacup-without-handle',
  'bowl-with-spoon',
  'wrapped-gift',
  'paper-boat',
  'sled',
  'sleigh',
  'wagon',
  'wheelbarrow',
]);

/** Room inside a thing, as a fraction of its width, where it is less than it seems. */
export const INSIDE_WIDTHS: Readonly<Record<string, number>> = {
  'hot-air-balloon': 0.26,
  rocket: 0.3,
  'flying-saucer': 0.3,
  vase: 1.5,
  'flower-pot': 1.1,
  basket: 0.8,
  'open-car': 0.34,
  carriage: 0.3,
  'nest-with-eggs': 0.92,
  'empty-nest': 0.92,
  sleigh: 0.42,
  wagon: 0.84,
  wheelbarrow: 0.5,
};

/** Where one stands on a thing, as a fraction of its height from the top. */
export function deckOf({ key, category }: { key: string; category: ArtCategory }): number {
  return DECKS[key] ?? CATEGORY_DECKS[category] ?? 0.12;
}

const DECKS: Readonly<Record<string, number>> = {
  sailboat: 0.8,
  'pirate-ship': 0.62,
  canoe: 0.5,
  ship: 0.4,
  ferry: 0.35,
  'passenger-ship': 0.35,
  'motor-boat': 0.45,
  speedboat: 0.42,
  submarine: 0.12,
  horse: 0.42,
  unicorn: 0.46,
  donkey: 0.4,
  camel: 0.2,
  elephant: 0.14,
  dragon: 0.4,
  giraffe: 0.62,
  't-rex': 0.5,
  sauropod: 0.5,
  turtle: 0.35,
  bicycle: 0.45,
  motorcycle: 0.4,
  'motor-scooter': 0.5,
  skateboard: 0.2,
  sled: 0.5,
  bed: 0.5,
  chair: 0.55,
  'couch-and-lamp': 0.62,
  'hot-air-balloon': 0.84,
  'open-car': 0.5,
  'flying-broom': 0.5,
  'flying-saucer': 0.56,
  vase: 0.06,
  'flower-pot': 0.06,
  basket: 0.44,
  spaghetti: 0.66,
  stool: 0.12,
  bucket: 0.2,
  'nest-with-eggs': 0.42,
  'empty-nest': 0.42,
  bridge: 0.2,
  bench: 0.52,
  'lily-pad': 0.6,
  'paper-boat': 0.58,
  narwhal: 0.14,
  beehive: 0.5,
  'hamster-wheel': 0.82,
  wall: 0.04,
  'spider-web': 0.5,
  'cardboard-box': 0.22,
  pillow: 0.2,
  boulder: 0.14,
  fence: 0.06,
  'tree-house': 0.52,
  carriage: 0.7,
  dolphin: 0.2,
  whale: 0.3,
  swing: 0.74,
  tree: 0.1,
  'crescent-moon': 0.75,
  moon: 0.8,
  rainbow: 0.14,
  'birthday-cake': 0.35,
  tractor: 0.2,
  mushroom: 0.1,
  bathtub: 0.5,
  sleigh: 0.62,
  wagon: 0.12,
  wheelbarrow: 0.04,
  branch: 0.42,
};

const CATEGORY_DECKS: Partial<Record<ArtCategory, number>> = {
  animal: 0.3,
  vehicle: 0.12,
  boat: 0.4,
  aircraft: 0.3,
  sky: 0.25,
  building: 0.06,
};

/** How deep a thing stands in another one, as a fraction of its own height. */
export function sinkOf(key: string): number {
  return SINKS[key] ?? 0.42;
}

const SINKS: Readonly<Record<string, number>> = {
  sleigh: 0.1,
  wagon: 0.26,
  basket: 0.1,
  vase: 0.3,
  'flower-pot': 0.1,
  beehive: 0,
  'hamster-wheel': 0,
  'spider-web': 0.5,
  'cardboard-box': 0.36,
  carriage: 0,
  'nest-with-eggs': 0.06,
  'empty-nest': 0.06,
};

/** Things of which the inside is open to the viewer: what is in them is drawn before them. */
export const OPEN = new Set([
  'flying-saucer',
  'basket',
  'nest-with-eggs',
  'empty-nest',
  'spider-web',
  'carriage',
  'beehive',
  'hamster-wheel',
]);

/** Low seats, on which a person is far taller than what they sit on. */
export const LOW_SEATS = new Set([
  'boulder',
  'pillow',
  'hay-bale',
  'cardboard-box',
  'skateboard',
  'kick-scooter',
  'seat',
]);
