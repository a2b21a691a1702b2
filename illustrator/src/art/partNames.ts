import type { NameTable } from './kinds.ts';

/**
 * What our own code draws. People are whole figures; they take the actions stand, walk, run, jump, dance, read, wave,
 * kick, skate, ride, sit, sing, cheer.
 */
export const PART_NAMES: NameTable = {
  person: {
    2: 'baby',
    3: 'child boy girl',
    4: 'man woman knight king queen prince princess pirate wizard witch fairy ballerina astronaut superhero firefighter police-officer cook farmer cowboy construction-worker nurse doctor teacher robot person old-man old-woman santa-claus mrs-claus elf baby-angel ninja clown vampire artist scientist singer pilot mechanic student detective crossing-guard mage snowman gnome leprechaun scarecrow bride groom viking explorer mail-carrier skeleton',
  },
  animal: {
    1: 'caterpillar',
    2: 'axolotl',
    3: 'walrus monster',
    4: 'unicorn ostrich',
    5: 'triceratops stegosaurus',
  },
  flier: { 1: 'butterfly dragonfly', 2: 'toucan gull', 4: 'pterodactyl' },
  swimmer: { 1: 'starfish', 2: 'seahorse', 3: 'octopus mermaid stingray', 5: 'narwhal' },
  plant: {
    1: 'grass',
    2: 'daisy flower tulip lily-pad potted-plant',
    3: 'bush cactus branch',
    4: 'bamboo',
    5: 'tree pine',
  },
  vehicle: {
    4: 'racing-car open-car',
    5: 'excavator monster-truck garbage-truck dump-truck carriage ice-cream-truck',
  },
  boat: { 3: 'paper-boat', 4: 'submarine', 5: 'pirate-ship' },
  aircraft: { 5: 'hot-air-balloon' },
  spacecraft: { 5: 'starship flying-saucer' },
  building: { 4: 'bridge igloo well blackboard', 5: 'pyramid gingerbread-house tree-house windmill' },
  food: { 1: 'meatball candy-cane popsicle gingerbread-man ice-cream-cone', 3: 'birthday-cake' },
  sky: { 2: 'cloud moon', 3: 'sun planet rainbow full-moon', 4: 'fireworks' },
  object: {
    1: 'beach-ball wrapped-gift ornament hose watering-can witch-hat wizard-hat pirate-hat chef-hat cowboy-hat santa-hat elf-hat party-hat space-helmet',
    2: 'pumpkin stool basket sandcastle snowflake teddy-bear vase flower-pot pillow snow-globe blocks treasure-map wreath pot-of-gold',
    3: 'recycling-bin swing fence bench beehive guitar fire boulder cardboard-box table hay-bale hamster-wheel wall wagon wheelbarrow',
    4: 'seesaw trampoline sleigh',
  },
  symbol: { 2: 'heart star', 5: 'mandala' },
};
