import { z } from 'zod';

/** Keys of what a thing is drawn as where something is so of it. */
export const drawnAs = {
  /** The key of what it is in where what goes on four legs drinks it, and of what it is where one with a beak eats it: a saucer of milk, grains. */
  lapped: z.string().optional(),
  pecked: z.string().optional(),
  /** The key of what it is drawn as where an animal has it, worn: a bell. */
  collared: z.string().optional(),
  /** The key of what it is drawn as in its own shell. */
  inShell: z.string().optional(),
  /** The key of the same thing after it is opened. */
  opened: z.string().optional(),
  /** The key of the same thing with a piece cut out of it. */
  cut: z.string().optional(),
  /** The key of what it is drawn as on top of other food: cream without its bowl. */
  topping: z.string().optional(),
  /** The key of the same thing on its side, what was in it before it. */
  tipped: z.string().optional(),
  /** The key of the same thing after something heavy was on it: a car under a monster truck. */
  crushed: z.string().optional(),
  /** The key of the same thing on fire. */
  burning: z.string().optional(),
  /** The key of what it is drawn as where somebody is seen in it: a car without its roof, half the shell of an egg. */
  boarded: z.string().optional(),
  /** The key of what it is drawn as where somebody is seen in its windows. */
  windowed: z.string().optional(),
  /** The key of what that is drawn as where many are in its windows, which are smaller then. */
  crowded: z.string().optional(),
  /** The key of what it is drawn as where somebody stands beside it: a rocket on its fins. */
  parked: z.string().optional(),
  /** The key of what it is drawn as where somebody is at it, behind its counter: a stall. */
  manned: z.string().optional(),
  /** The key of what it is drawn as where those in costumes are at it: the front of a house, for its door. */
  visited: z.string().optional(),
  /** The key of what it is drawn as where a vehicle goes through it, seen from the side. */
  passed: z.string().optional(),
  /** The key of what it is drawn as where a vehicle or an animal pulls it that is larger: a wagon. */
  teamed: z.string().optional(),
  /** The key of what it is drawn as in the wind: a tree that leans. */
  blown: z.string().optional(),
  /** The key of what it is drawn as where it rains, in its panes or out of it: a window, a cloud. */
  rained: z.string().optional(),
  /** The key of what it is drawn as where words are on it. */
  lettered: z.string().optional(),
  /** The key of the picture of its parts, which it is drawn as where it is labeled. */
  labeled: z.string().optional(),
  /** The key of what it is drawn as where a number is on it: a cake with the number on top. */
  numbered: z.string().optional(),
  /** The key of what it is drawn as where somebody is so to it, by the relation: a rope that hangs where it is climbed. */
  as: z.record(z.string(), z.string()).optional(),
  /** The key of what it is drawn as where several are behind it: a long fence. */
  lengthened: z.string().optional(),
  /** The key of what it is drawn as in a hand or at a mouth: a stone, a stalk of bamboo. */
  inHand: z.string().optional(),
  /** The key of what several of it in one hand are drawn as: a bouquet. */
  bunched: z.string().optional(),
  /** The key of what many of it in a pile are drawn as: leaves. */
  piled: z.string().optional(),
  /** The key of what it is drawn as where it winds itself around something that goes up: a snake. */
  wound: z.string().optional(),
  /** The key of what it is drawn as under the open sky: a clock on a post, for one on a wall. */
  outdoors: z.string().optional(),
  /** The key of what it is drawn as within a house, beside who is there: a fireplace, for an open fire. */
  indoors: z.string().optional(),
  /** The key of what it is drawn as on land, with a plank down to those who come aboard. */
  planked: z.string().optional(),
  /** The key of what it is drawn as where it carries things: a truck with an open bed. */
  loaded: z.string().optional(),
  /** The key of what it is drawn as where a craft more than half as long goes over it: a bridge from bank to bank. */
  crossed: z.string().optional(),
  /** The key of what it is drawn as where it hangs from something else: a swing from a branch. */
  hung: z.string().optional(),
  /** The key of what it is drawn as where somebody strikes it, one at a time, and all others look on: a piñata on its rope. */
  struck: z.string().optional(),
  /** The key of what it is drawn as where somebody pushes who is on it: a swing from its side, drawn back. */
  pushed: z.string().optional(),
  /** The key of what it is drawn as in front of the face that reads it, seen from outside: the covers of a book. */
  outside: z.string().optional(),
  /** The key of what it is drawn as where two are on it side by side: a swing with a broad seat. */
  shared: z.string().optional(),
  /** The key of what it is drawn as where it wears another hat than its own. */
  unhatted: z.string().optional(),
  /** The key of what it is drawn as where something is said to be there that only that drawing has: the path to a house. */
  fuller: z.string().optional(),
  /** Of what is painted on, the keys of what it is drawn as: bare under what is painted, with a picture of its own, and as a sheet on a table. */
  canvas: z.strictObject({ blank: z.string(), shown: z.string(), sheet: z.string() }).optional(),
  /** The key of what each has before them who is at it without a task for the hands, where food is on it: a plate; of a picnic what each has in hand. */
  laid: z.string().optional(),
};

/** Of what pulls cars of its own. */
export const coupling = {
  /** What it is drawn as in front of cars that it has or pulls, and the key of each of those by that of what its name means elsewhere: a train. */
  coupled: z.strictObject({ as: z.string(), cars: z.record(z.string(), z.string()) }).optional(),
};

/** What a thing has on it or in hand, and how it is had in one. */
export const holding = {
  /** It is decorated all over, by nothing that has a name: an Easter egg. */
  adorned: z.literal(true).optional(),
  /** Food that is named before it is what it grows, sells or has, and not what it is: a carrot farmer. */
  withFood: z.literal(true).optional(),
  /** Things that it has with it, by key: a drummer's drum. */
  holds: z.array(z.string()).optional(),
  /** It is a roof over the head of who holds it: so far down its picture that goes, as a share. */
  shelters: z.number().min(0).max(1).optional(),
  /** A hose goes on from it, behind who has it in both hands, to a coil on the ground; its places are `tip` and `handle`. */
  trails: z.literal(true).optional(),
};

/** Of what is seen from within. */
export const within = {
  /** The setting that is drawn where somebody does something in it: a treehouse. */
  room: z.string().optional(),
};
