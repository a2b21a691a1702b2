import type { Art } from '../art/art.ts';
import type { SubjectAttributes } from '../scene.ts';
import * as buildings from './buildings.ts';
import * as craft from './craft.ts';
import {
  beachBall,
  caterpillar,
  mandala,
  robot,
  sandcastle,
  seahorse,
  starfish,
  swing,
  unicorn,
} from './creatures.ts';
import * as festive from './festive.ts';
import { drawFigure } from './figure/drawFigure.ts';
import type { HeldThing } from './figure/extras.ts';
import { COSTUME_HATS, HATS_BY_KEY, HELD_BY_KEY, OUTFITS, type Outfit } from './figure/outfit.ts';
import { poseFor } from './figure/pose.ts';
import * as harvest from './harvest.ts';
import { hat } from './hats.ts';
import * as home from './home.ts';
import { bamboo, bush, cactus, daisy, flower, grass, lilyPad, pine, tree } from './plants.ts';
import * as playthings from './playthings.ts';
import { Sketch } from './Sketch.ts';
import { narwhal, octopus } from './seaLife.ts';
import { placement } from './shapes.ts';
import { cloud, fullMoon, moon, planet, rainbow, snowflake, star, sun } from './sky.ts';
import { butterfly, heart } from './symbols.ts';
import { teddyBear } from './teddyBear.ts';
import * as things from './things.ts';
import {
  excavator,
  garbageTruck,
  hotAirBalloon,
  monsterTruck,
  pirateShip,
  raceCar,
  starship,
  submarine,
} from './vehicles.ts';
import * as wildlife from './wildlife.ts';
import * as yard from './yard.ts';

/** What a part is asked to look like; `variant` is any whole number. */
export interface PartRequest {
  attributes: SubjectAttributes;
  variant: number;
  /** What a person holds. */
  held?: HeldThing;
}

type Drawer = (request: PartRequest) => Art;

/** Our own pictures by catalogue key. */
export const PARTS: Readonly<Record<string, Drawer>> = {
  ...Object.fromEntries(Object.keys(OUTFITS).map((key) => [key, person(key)])),
  sun: ({ attributes, variant }) => sun(attributes.smiling === true, variant),
  moon: ({ attributes }) => moon(attributes.smiling === true),
  'full-moon': ({ attributes }) => fullMoon(attributes.smiling === true),
  cloud: ({ variant }) => cloud(variant),
  rainbow: () => rainbow(),
  planet: ({ variant }) => planet(variant),
  star: () => star(),
  snowflake: () => snowflake(),
  heart: ({ attributes, variant }) => heart(attributes.smiling === true, variant),
  daisy: ({ attributes, variant }) => daisy(attributes.smiling === true, variant),
  flower: ({ variant }) => flower(variant),
  tulip: () => flower(3),
  tree: ({ variant }) => tree(variant),
  pine: () => pine(),
  bush: ({ variant }) => bush(variant),
  grass: () => grass(),
  starship: ({ variant }) => starship(variant),
  'pirate-ship': () => pirateShip(),
  submarine: ({ attributes }) => submarine(attributes.smiling === true),
  'hot-air-balloon': ({ variant }) => hotAirBalloon(variant),
  excavator: () => excavator(),
  'monster-truck': ({ variant }) => monsterTruck(variant),
  'garbage-truck': () => garbageTruck(),
  'racing-car': ({ variant }) => raceCar(variant),
  starfish: () => starfish(),
  seahorse: () => seahorse(),
  caterpillar: () => caterpillar(),
  unicorn: () => unicorn(),
  robot: ({ variant }) => robot(variant),
  sandcastle: () => sandcastle(),
  'beach-ball': () => beachBall(),
  swing: () => swing(),
  'teddy-bear': ({ variant }) => teddyBear(variant),
  mandala: ({ variant }) => mandala(variant),
  cactus: () => cactus(),
  bamboo: () => bamboo(),
  'lily-pad': () => lilyPad(),
  'flying-broom': () => craft.flyingBroom(),
  guitar: () => things.guitar(),
  pumpkin: () => harvest.pumpkin(),
  stool: () => harvest.stool(),
  'recycling-bin': () => harvest.recyclingBin(),
  meatball: () => harvest.meatball(),
  fireworks: () => harvest.fireworks(),
  basket: () => harvest.basket(),
  pillow: () => home.pillow(),
  'cardboard-box': () => home.cardboardBox(),
  fire: () => home.campfire(),
  boulder: () => home.boulder(),
  'snow-globe': () => home.snowGlobe(),
  carriage: () => home.carriage(),
  'tree-house': () => home.treeHouse(),
  'ice-cream-truck': () => home.iceCreamTruck(),
  triceratops: () => wildlife.triceratops(),
  stegosaurus: () => wildlife.stegosaurus(),
  pterodactyl: () => wildlife.pterodactyl(),
  walrus: () => wildlife.walrus(),
  axolotl: () => wildlife.axolotl(),
  dragonfly: () => wildlife.dragonfly(),
  stingray: () => wildlife.stingray(),
  toucan: () => wildlife.toucan(),
  ostrich: () => wildlife.ostrich(),
  monster: ({ variant }) => wildlife.monster(variant),
  blocks: () => playthings.blocks(),
  table: () => playthings.table(),
  igloo: () => playthings.igloo(),
  windmill: () => playthings.windmill(),
  'treasure-map': () => playthings.treasureMap(),
  'candy-cane': () => festive.candyCane(),
  popsicle: () => festive.popsicle(),
  'gingerbread-man': () => festive.gingerbreadMan(),
  wreath: () => festive.wreath(),
  ornament: () => festive.ornament(),
  beehive: () => playthings.beehive(),
  'pot-of-gold': () => playthings.potOfGold(),
  seesaw: () => playthings.seesaw(),
  trampoline: () => playthings.trampoline(),
  well: () => playthings.well(),
  'hay-bale': () => playthings.hayBale(),
  skeleton: () => festive.skeleton(),
  'hamster-wheel': () => playthings.hamsterWheel(),
  wall: () => playthings.brickWall(),
  fence: () => things.fencePiece(),
  vase: () => things.vase(),
  'flower-pot': () => things.flowerPot(),
  pyramid: () => buildings.pyramid(),
  bridge: () => buildings.bridge(),
  bench: () => things.bench(),
  snowman: ({ variant }) => things.snowman(variant),
  'dump-truck': () => craft.dumpTruck(),
  'open-car': () => craft.openCar(),
  'flying-saucer': () => craft.flyingSaucer(),
  'wrapped-gift': () => things.present(),
  'birthday-cake': ({ attributes, variant }) =>
    things.birthdayCake(countIn(attributes.holding, 'candle') ?? 3 + (variant % 3)),
  'ice-cream-cone': ({ attributes, variant }) =>
    yard.iceCreamCone(countIn(attributes.holding, 'scoop') ?? 1 + (variant % 2)),
  wagon: () => yard.wagon(),
  wheelbarrow: () => yard.wheelbarrow(),
  'watering-can': () => yard.wateringCan(),
  hose: () => yard.hose(),
  'potted-plant': () => yard.pottedPlant(),
  branch: () => yard.branch(),
  blackboard: () => yard.blackboard(),
  sleigh: () => yard.sleigh(),
  gull: () => yard.gull(),
  'space-helmet': () => yard.spaceHelmet(),
  ...Object.fromEntries(Object.entries(COSTUME_HATS).map(([key, kind]) => [key, () => hat(kind)])),
  'gingerbread-house': () => buildings.gingerbreadHouse(),
  'paper-boat': () => craft.paperBoat(),
  octopus: () => octopus(),
  narwhal: () => narwhal(),
  butterfly: ({ attributes, variant }) => butterfly(attributes.smiling === true, variant),
};

/** How often a key is named, one to ten; undefined where it is not. */
function countIn(keys: readonly string[], wanted: string): number | undefined {
  const count = keys.filter((key) => key === wanted).length;
  return count === 0 ? undefined : Math.min(10, count);
}

/** A whole figure in the clothes of its calling, doing what the prompt says. */
function person(key: string): Drawer {
  return ({ attributes, variant, held }) => {
    const [first, ...others] = OUTFITS[key] ?? [DEFAULT_OUTFIT];
    const outfit = [first, ...others][variant % (others.length + 1)] ?? first;
    const action = attributes.action ?? (key === 'ballerina' ? 'ballet' : key === 'baby' ? 'sit' : undefined);
    const handsAreFull = held !== undefined || action === 'read' || action === 'ride';
    const worn = { ...dress(outfit, attributes.wearing), ...(attributes.sad ? { sad: true } : {}) };
    const { holds, ...unarmed } = worn;
    const inHand = held ? HELD_BY_KEY[held.key] : handsAreFull ? undefined : holds;
    const figure = drawFigure(
      poseFor(action, variant, held !== undefined || inHand !== undefined),
      inHand ? { ...unarmed, holds: inHand } : unarmed,
      inHand ? undefined : held,
    );
    return action === 'fly' ? turned(figure, 58) : figure;
  };
}

/** A picture turned by degrees about itself. */
function turned(art: Art, degrees: number): Art {
  return new Sketch().add(art, placement(0, 0, 1, degrees)).art();
}

/** An outfit with what is worn over it. */
function dress(outfit: Outfit, wearing: readonly string[]): Outfit {
  const hat = wearing.map((key) => HATS_BY_KEY[key]).find((found) => found !== undefined);
  return {
    ...outfit,
    ...(hat ? { hat } : {}),
    ...(wearing.includes('glasses') || wearing.includes('goggles') ? { glasses: true } : {}),
    ...(wearing.includes('sunglasses') ? { sunglasses: true } : {}),
    ...(wearing.includes('scarf') ? { scarf: true } : {}),
    ...(wearing.includes('wing') ? { wings: true } : {}),
  };
}

const DEFAULT_OUTFIT: Outfit = { hair: 'short', lower: 'shorts', adult: false };
