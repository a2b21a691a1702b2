import type { Setting, Weather } from '../../scene.ts';

/** Names of settings. Those that can be drawn as a thing as well are told apart by the words before them. */
export const SETTING_NAMES: Readonly<Record<Setting, string>> = {
  garden:
    'garden, corn field, cornfield, wheat field, in a corn field, flower meadow, backyard, back yard, yard, park, meadow, field, flower field, flower garden, flowerbed, flower bed, orchard, vegetable garden, lawn, countryside, prairie, valley, grassland, pasture, vegetable patch, pumpkin patch, secret garden',
  beach:
    'beach, by the sea, by the ocean, at the sea, at the seaside, at the ocean, near the sea, near the ocean, next to the sea, next to the ocean, seaside, shore, seashore, sea shore, sandy beach, sand, coast, sandbox, tropical beach, at sea side',
  undersea:
    'in a coral reef, in the coral reef, in a reef, in the reef, around a coral reef, near a coral reef, on a coral reef, under the sea, under sea, underwater, under water, under the ocean, under the water, ocean, sea, in the water, deep sea, bottom of the sea, bottom of the ocean, sea floor, seabed, aquarium, ocean floor, undersea, fish tank, fishtank, coral reef scene',
  space:
    'space, outer space, galaxy, universe, solar orbit, cosmos, among the stars, in the stars, moon surface, on the moon, surface of the moon, deep space, milky way sky',
  castle:
    'castle yard, castle scene, kingdom, in a castle, in the castle, at the castle, in a palace, in the palace, at a castle, fairy tale land, fairytale land, castle background, in her castle, in his castle, throne room',
  farm: 'farm, farmyard, farm yard, barnyard, ranch, on a farm, farmland',
  city: 'city, town, downtown, village, city street, metropolis, skyline, city skyline, cityscape, big city, city park',
  forest:
    'forest, woods, jungle, rainforest, rain forest, woodland, enchanted forest, zoo, savanna, savannah, safari, wilderness, bamboo forest',
  snow: 'snow, ice, on the ice, ice rink, frozen lake, frozen pond, winter wonderland, winter scene, in winter, in the winter, north pole, south pole, antarctica, the arctic, ski slope, snow storm, snowstorm, blizzard, wintertime',
  night:
    'night, at night, nighttime, night time, night sky, starry night, midnight, bedtime, starry sky, moonlit night, under the stars, under the moon, under a starry sky, dusk',
  rain: 'rain, rainy day, in the rain, rainstorm, rain storm, puddle, rain shower, monsoon',
  mountains:
    'mountains, in the mountains, mountain range, mountain top, mountaintop, mountain scene, alps, canyon, cliff, himalayas, mountain landscape, hills',
  lake: 'lake, pond, river, stream, creek, lagoon, lakeside, waterfall, riverbank, river bank, duck pond, on the water, in water, in shallow water, on the sea, on the ocean, on water, at sea, swimming pool, pool, harbor, harbour, bay, in a pond, by the water, swamp, marsh, dock',
  road: 'road, street, highway, race track, racetrack, track, lane, motorway, sidewalk, crosswalk, path, driveway, trail, parking lot, traffic, speedway, racecourse',
  rainbow: 'rainbow land, rainbow sky, rainbow background',
  desert: 'desert, dunes, sand dunes, sahara, wild west, in the wild west',
  sky: 'sky, in the air, in the clouds, heaven, through the clouds, above the clouds, blue sky, clouds background, on a cloud, on clouds, mid air',
  room: 'room, bedroom, kitchen, living room, classroom, class room, playroom, nursery, bathroom, dining room, house interior, indoors, restaurant, cafe, library room, inside a house, in the house, in a house, at home, stage, on stage, gym, museum, hallway, office, laboratory, lab, toy room, at school, in school, workshop',
};

/** Settings that are only weather when a stronger one is named too, with that weather. */
export const WEAK_SETTINGS: Partial<Record<Setting, readonly Weather[]>> = {
  snow: ['snow'],
  night: ['moon', 'stars'],
  rain: ['rain'],
  rainbow: ['rainbow'],
  sky: ['clouds'],
};

/** Weather that no thing of the catalogue stands for. */
export const WEATHER_NAMES: Readonly<Partial<Record<Weather, string>>> = {
  sun: 'sunset, sunrise, at sunset, at sunrise, at dawn, dawn, sunny day, sunny weather, on a sunny day, sunlight, sunny sky, sun is shining, summer day, hot day, sunny',
  clouds: 'cloudy day, cloudy sky, cloudy',
  moon: 'moonlit, moonlight sky',
  stars: 'starlight, starry, stars in the sky, stars in the background, star background',
  rain: 'rainy, raining, rainfall, it is raining, rains',
  snow: 'snowy, snowing, snowfall, falling snow, it is snowing, snows, snowy day',
  beams:
    'laser battle, in a laser battle, laser, lasers, laser beam, laser beams, laser fight, space battle, star battle, laser war, firing lasers, shooting lasers, beams of light, laser blast, battle in space',
};

/** Catalogue keys that join the background when they are not what the page is about. */
export const SKY_THINGS: Readonly<Record<string, Weather>> = {
  sun: 'sun',
  rainbow: 'rainbow',
  cloud: 'clouds',
  moon: 'moon',
  star: 'stars',
};

/** Where things are at home when no setting is named, by catalogue key. */
export const HOMES: Partial<Record<Setting, string>> = {
  space:
    'rocket starship flying-saucer satellite planet ringed-planet comet alien astronaut man-astronaut woman-astronaut milky-way',
  road: 'automobile racing-car police-car taxi bus school-bus fire-engine ambulance monster-truck garbage-truck pickup-truck delivery-truck articulated-lorry sport-utility-vehicle motorcycle minibus',
  undersea:
    'fish tropical-fish blowfish shark whale orca dolphin octopus squid jellyfish lobster shrimp starfish seahorse mermaid merman submarine coral',
  lake: 'sailboat ship canoe motor-boat speedboat pirate-ship ferry passenger-ship swan duck',
  snow: 'snowman snowman-without-snow sled penguin polar-bear skier snowboarder santa-claus',
  farm: 'tractor cow rooster farmer',
  sky: 'hot-air-balloon airplane helicopter small-airplane kite parachute',
  forest: 'deer moose fox wolf monkey gorilla tiger sloth',
  garden: 'daisy flower tulip sunflower rose butterfly honeybee lady-beetle snail caterpillar hedgehog',
  beach: 'sandcastle beach-ball crab palm-tree beach-with-umbrella',
};
