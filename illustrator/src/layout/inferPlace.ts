import { catalogue } from '../art/catalogue.ts';
import type { ArtCategory } from '../art/kinds.ts';
import type { SceneRequest } from '../scene.ts';
import type { Place } from './stage.ts';

/** Where a scene plays: as wished for, else where its first telling subject lives. */
export function inferPlace(request: SceneRequest): Place {
  if (request.style === 'mandala') return 'plain';
  if (request.style === 'simple') return request.setting ?? 'plain';
  if (request.letters.length > 0 && request.subjects.length === 0) return request.setting ?? 'plain';
  if (request.setting) return request.setting;
  const categories = request.subjects.map((subject) => catalogue().get(subject.art)?.category ?? 'object');
  const keys = request.subjects.map((subject) => subject.art);
  if (keys.some((key) => HOMES[key]))
    return keys.map((key) => HOMES[key]).find((place) => place !== undefined) ?? 'plain';
  const alone = request.subjects.filter(
    ({ relation }) => relation === undefined || relation.kind === 'nextTo',
  );
  const isSpread = alone.reduce((sum, { count }) => sum + count, 0) > 2;
  if (isSpread && categories.every((category) => category === 'food' || category === 'object'))
    return 'plain';
  const isOnGround = categories.some((category) => category === 'object' || category === 'food');
  if (isOnGround && categories.includes('sky')) return 'meadow';
  for (const [category, place] of ORDER) if (categories.includes(category)) return place;
  return 'plain';
}

const ORDER: readonly (readonly [ArtCategory, Place])[] = [
  ['spacecraft', 'space'],
  ['boat', 'lake'],
  ['swimmer', 'undersea'],
  ['vehicle', 'road'],
  ['animal', 'meadow'],
  ['person', 'meadow'],
  ['building', 'meadow'],
  ['plant', 'meadow'],
  ['aircraft', 'sky'],
  ['flier', 'meadow'],
  ['sky', 'sky'],
  ['food', 'table'],
  ['object', 'table'],
];

/** Things that live elsewhere than the rest of their category. */
const HOMES: Readonly<Record<string, Place>> = {
  planet: 'space',
  'ringed-planet': 'space',
  astronaut: 'space',
  alien: 'space',
  'alien-monster': 'space',
  satellite: 'space',
  comet: 'space',
  submarine: 'undersea',
  penguin: 'snow',
  'polar-bear': 'snow',
  snowman: 'snow',
  'snowman-without-snow': 'snow',
  sled: 'snow',
  skier: 'snow',
  snowboarder: 'snow',
  'santa-claus': 'snow',
  'christmas-tree': 'snow',
  seal: 'snow',
  duck: 'lake',
  swan: 'lake',
  'lily-pad': 'lake',
  'paper-boat': 'lake',
  bamboo: 'forest',
  pyramid: 'desert',
  camel: 'desert',
  cactus: 'desert',
  sandcastle: 'beach',
  'beach-ball': 'beach',
  crab: 'beach',
  'palm-tree': 'beach',
  owl: 'night',
  bat: 'night',
  ghost: 'night',
  'teddy-bear': 'room',
  bed: 'room',
  blackboard: 'room',
  sleigh: 'snow',
  'couch-and-lamp': 'room',
  cow: 'farm',
  tractor: 'farm',
  rooster: 'farm',
  chicken: 'farm',
  deer: 'forest',
  fox: 'forest',
  hedgehog: 'forest',
};
