/** What a thing is: it decides what it does where its record says nothing else. */
export const KINDS = [
  'person',
  'animal',
  'flier',
  'swimmer',
  'plant',
  'food',
  'clothes',
  'object',
  'furniture',
  'vehicle',
  'boat',
  'aircraft',
  'spacecraft',
  'building',
  'sky',
  'symbol',
  'face',
  'body',
] as const;

/** Where a thing is found when nobody says: in what or on what it rests. */
export const RESTS = ['ground', 'water', 'underwater', 'air', 'wall', 'table', 'branch', 'space'] as const;

/**
 * What people and animals do with a thing. On what is `stood-on` animals are as they are, and people sit; who is at what is
 * `stood-at` is behind it, along all of it. What hands work on lies on what is `sat-at` or `laid-on`. What is `hung-up` goes on
 * a hook as clothes do. Of what is `carved-with` a family has one, and one of them does it.
 */
export const USES = [
  'held',
  'thrown',
  'kicked',
  'scored',
  'ridden',
  'driven',
  'entered',
  'sat-on',
  'stood-on',
  'sat-at',
  'stood-at',
  'slept-in',
  'crept-under',
  'climbed',
  'slid-down',
  'swung-on',
  'skipped',
  'pulled',
  'pulled-up',
  'led-by',
  'harnessed',
  'pushed',
  'eaten',
  'drunk',
  'poured',
  'poured-into',
  'watered-with',
  'read',
  'played',
  'played-at',
  'struck',
  'strummed',
  'blown',
  'dug-with',
  'written-with',
  'carved-with',
  'hung-up',
  'laid-on',
  'eaten-from',
  'slept-with',
  'made-from',
  'looked-out-of',
  'looked-through',
  'steered',
] as const;

export type Use = (typeof USES)[number];

/** Where on a body a thing is worn. */
export const WORN = ['head', 'eyes', 'mouth', 'neck', 'body', 'hands', 'feet', 'back'] as const;

/** Where on a body something is done, or a tool is used; `coat` is the head, the neck or the back, `back` an animal's, away from its face, `trunk` and `horn` are an animal's own, with which it has something. */
export const BODY_SPOTS = [
  'hair',
  'head',
  'coat',
  'back',
  'eyes',
  'ear',
  'cheek',
  'mouth',
  'chest',
  'pocket',
  'hand',
  'foot',
  'trunk',
  'horn',
] as const;
export type BodySpot = (typeof BODY_SPOTS)[number];

/**
 * Places of a drawing.
 *
 * Of a body: `head` is the middle of the crown, where a hat's brim sits, `eyes` the middle between them, `face` where a face goes on what
 * has none; `mouth`, `neck` and `hand` are what they say, `leftHand` and `rightHand` those of claws, on the page's side; `udder` is where
 * an animal is milked, `pouch` the rim over which a young one looks.
 *
 * For those on or in it: `back` is where a rider sits, `pedal` under that one's lower foot, `seat` where somebody sits, `seat2` where a
 * second one sits apart from the first, `top` where things stand, `perch` where a bird sits; `inside` is the middle of the floor, or the
 * rim below which things in it are hidden, `door` the step before an open one, as wide as it, `window` where one looks out, `pane` a
 * window in which somebody is seen, and those after it more of them.
 *
 * Of a thing in use: `string` is where a hand holds it by its line (a kite, a balloon), `handle` where one holds or pulls it, `hold` and
 * `hold2` where the left and the right hand are of who works at it, as the viewer sees them; `tool` is the end of the arm of a machine,
 * `tip` the end with which a tool works, `spout` where it pours, `picture` the middle of what is painted on, `shape` the middle of what it
 * is in the shape of.
 */
export const PLACES = [
  'head',
  'eyes',
  'mouth',
  'neck',
  'hand',
  'leftHand',
  'rightHand',
  'back',
  'seat',
  'seat2',
  'top',
  'inside',
  'perch',
  'string',
  'handle',
  'spout',
  'window',
  'pane',
  'pane2',
  'pane3',
  'pane4',
  'pane5',
  'pane6',
  'pouch',
  'door',
  'tool',
  'tip',
  'udder',
  'picture',
  'shape',
  'face',
  'hold',
  'hold2',
  'pedal',
] as const;
export type PlaceName = (typeof PLACES)[number];

/** Parts of bodies and things, by who has them; `any` is what everything has: a side, a front. */
export const PART_FAMILIES = [
  'any',
  'face',
  'ear',
  'arm',
  'leg',
  'coat',
  'wool',
  'crest',
  'halo',
  'fitting',
  'tail',
  'wing',
  'beak',
  'fin',
  'horn',
  'antler',
  'tusk',
  'trunk',
  'mane',
  'shell',
  'spine',
  'tentacle',
  'growth',
  'wheel',
  'opening',
  'roof',
  'sail',
] as const;

/** States that a drawing may show anyway: a lantern that is lit, a chest that is open. */
export const STATES = ['lit', 'burning', 'open', 'erupting', 'wrapped', 'cut', 'bitten', 'peeled'] as const;
export type State = (typeof STATES)[number];
