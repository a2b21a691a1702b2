import type { ArtCategory, SizeLevel } from './catalogue.ts';

/**
 * What our own code draws. People are whole figures; they take the actions stand, walk, run, jump, dance, read, wave,
 * kick, skate, ride, sit, sing, cheer.
 */
export const PART_NAMES: Partial<Record<ArtCategory, Partial<Record<SizeLevel, string>>>> = {
  person: {
    3: 'child boy girl',
    4: 'man woman knight king queen prince princess pirate wizard witch fairy ballerina astronaut superhero firefighter police-officer cook farmer cowboy construction-worker nurse doctor teacher robot',
  },
  animal: { 1: 'caterpillar', 4: 'unicorn' },
  flier: { 1: 'butterfly' },
  swimmer: { 1: 'starfish', 2: 'seahorse' },
  plant: { 1: 'grass', 2: 'daisy flower tulip', 3: 'bush', 5: 'tree pine' },
  vehicle: { 4: 'racing-car', 5: 'excavator monster-truck garbage-truck' },
  boat: { 4: 'submarine', 5: 'pirate-ship' },
  aircraft: { 5: 'hot-air-balloon' },
  spacecraft: { 5: 'starship' },
  sky: { 2: 'cloud moon', 3: 'sun planet rainbow' },
  object: { 1: 'beach-ball', 2: 'sandcastle snowflake teddy-bear', 3: 'swing' },
  symbol: { 2: 'heart star', 5: 'mandala' },
};
