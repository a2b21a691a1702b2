import { z } from 'zod';
import { BODY_SPOTS } from '../../things/recordTerms.ts';
import { HAIR } from '../Hair.ts';
import { MOODS } from '../moods.ts';
import { POSES, RELATION_KINDS } from '../Scene.ts';

const words = z.array(z.string()).readonly();
const relation = z.enum(RELATION_KINDS);

/** What a file of `verbs/` holds: what people do, what it is on a page, and what it is called. */
export const verbSchema = z.strictObject({
  /** Base forms, with what always comes along ("look out of"); regular forms are derived. */
  names: z.strictObject({ en: words, es: words, fr: words, de: words }),
  /** Forms that the rules of the language do not give. */
  forms: z.strictObject({ en: words, es: words, fr: words, de: words }).partial().optional(),
  /** Nouns for it, which are done as the verb is: "gives her mom a hug". */
  nouns: z.strictObject({ en: words, es: words, fr: words, de: words }).partial().optional(),
  /** What is said of somebody's own body that shows it, arms and hands as a star, a single one as a hash: "* up", "tie shoes". */
  gestures: z.strictObject({ en: words, es: words, fr: words, de: words }).partial().optional(),
  /** What who does it is to whom or what it is done. Nothing where a body alone shows it. */
  relation: relation.optional(),
  /** What its object is to who does it, by the preposition between them ("read to"), where that is not the usual. */
  by: z.record(z.string(), relation).optional(),
  /** The same by its key, a use or its kind, where that makes a difference: a drum that is hit is played. */
  relationFor: z.record(z.string(), relation).optional(),
  /** Where on the body of another one it is done, where nothing else is said. */
  at: z.enum(BODY_SPOTS).optional(),
  /** The same where a person does it, by the key, a use or the kind of the other one: a sheep is shorn at its back. */
  atFor: z.record(z.string(), z.enum(BODY_SPOTS)).optional(),
  pose: z.enum(POSES).optional(),
  /** The same by the key, a use or the kind of who does it, where that makes a difference. */
  poseFor: z.record(z.string(), z.enum(POSES)).optional(),
  /** The pose is that of who does it to nothing: who spins a top does not spin. */
  poseAlone: z.literal(true).optional(),
  mood: z.enum(MOODS).optional(),
  /** How those feel to whom it is done, where nothing is said of that. */
  moodOf: z.enum(MOODS).optional(),
  /** How those wear the hair then, of whom that is done. */
  hairOf: z.enum(HAIR).optional(),
  /** The pose of one of several who do it, who does something else: who counts while the others hide. */
  leader: z.enum(POSES).optional(),
  /** How several who do it stand: those who dance in a ring. */
  order: z.enum(['ring']).optional(),
  /** The key of what it is done to where nothing is named: whoever reads has a book. */
  takes: z.string().optional(),
  /** The key of where that is then: the ball of who scores is in a goal. */
  into: z.string().optional(),
  /** The key of what it is done on where no place is named: burgers on a grill. */
  onto: z.string().optional(),
  /** The key of what it is done with where nothing is named. */
  holds: z.string().optional(),
  /** What goes on four legs or has a beak does it without. */
  byPaws: z.literal(true).optional(),
  /** What goes on four legs or has a beak has it in its mouth: a stick that a dog fetches; of `finds` only what is found in nature, and young ones. */
  byMouth: z.union([z.literal(true), z.literal('finds')]).optional(),
  /** The key of who does it to those who have it done, where nobody is named: a haircut. */
  doneBy: z.string().optional(),
  /** Bags that are worn on the back are put on: a backpack that is carried. */
  shoulders: z.literal(true).optional(),
  /** Who does it goes from one side of a place to the other. */
  crosses: z.literal(true).optional(),
  /** The setting where it is done where no place is named: baking in a kitchen. */
  home: z.string().optional(),
  /** The same by the key, a use or the kind of what it is done to: food is made in a kitchen, a snowman is not. */
  homeFor: z.record(z.string(), z.string()).optional(),
  /** The key of what whoever does it wears for it: trick-or-treaters a witch's hat. */
  wears: z.string().optional(),
  /**
   * The same by the key, a use or the kind of what it is done to, or where on a body, where that makes a difference: paper is cut
   * with scissors, food with a knife, teeth are brushed with a toothbrush; nothing for an empty one.
   */
  holdsFor: z.record(z.string(), z.string()).optional(),
  /** Keys of what whoever does it has for it, where that is named: a net, for those who catch. */
  tools: words.optional(),
  /** What it is done to is taken from the plant on which it grows, by its record. */
  plucks: z.literal(true).optional(),
  /** What it is done to is then open, or broken, by its record or `as`; where that has no picture hands are at it. */
  opens: z.literal(true).optional(),
  /** What it is done to is then crushed, by its record: by whoever does it, or by a vehicle that is no smaller. */
  crushes: z.enum(['all', 'vehicles']).optional(),
  /** What its objects change to, by their key, a use or their kind: a book that is read is open. */
  as: z.record(z.string(), z.string()).optional(),
  /** What it is done to goes where the next preposition says: "kicks a ball into the goal". */
  moves: z.literal(true).optional(),
  /** What it is done to goes from the hand of who does it to that of who gets it. */
  handsOver: z.literal(true).optional(),
  /** What it is done to looks so then; so does what does it by itself: a tree that falls lies on its side, who lives lies down. */
  leaves: z
    .union([
      z.strictObject({ turned: z.literal('over') }),
      z.strictObject({ pattern: z.enum(['cracked', 'melting', 'wet']) }),
    ])
    .optional(),
  /** It is seen by who or what is there, where nothing is named that it is done to: of all, or of what is no person or animal. */
  unseen: z.enum(['all', 'things']).optional(),
  /** What it is done to is where the next preposition says, who does it is not: "looks for a shoe under the bed". */
  seeks: z.literal(true).optional(),
  /** An animal that it is done to is a figure of one, as small as toys are: a duck that is carved. */
  figures: z.literal(true).optional(),
  /** What it was done to before has it in its picture, where that has more than itself: the baubles of a decorated tree. */
  adorns: z.literal(true).optional(),
  /** What flies is over it in the air. */
  drops: z.literal(true).optional(),
  /** What it is done to is seen in a cloud over who does it: a dream. */
  imagines: z.literal(true).optional(),
  /** Whom it is done to sleeps until then. */
  rouses: z.literal(true).optional(),
  /** What it is done with is for whom it is done to: surprising somebody with a cake. */
  brings: z.literal(true).optional(),
  /** Whose it is has a hand at it yet, and looks startled. */
  grabs: z.literal(true).optional(),
  /** Two or more do it to one another where no object is named. */
  mutual: z.literal(true).optional(),
  /** What it is done to does `relation` to who does it: those who are led follow, those who get a piggyback ride are on shoulders. */
  leads: z.literal(true).optional(),
  /** What it is done to may do what comes next: "helps a lady cross a street". */
  letsDo: z.literal(true).optional(),
  /** Who does it lends a hand: whom it is done to is pushed where that one goes on wheels. */
  guides: z.literal(true).optional(),
  /** Whom it is done to is behind who does it, where it is said from whom: "protects a chick from a fox". */
  shields: z.literal(true).optional(),
  /** Whom it is done to is in the tree that the next preposition names; who does it is on a ladder: a kitten is rescued from it. */
  frees: z.literal(true).optional(),
  /** Who does it takes the pose of whom it is done to: "three chicks copy her". */
  copies: z.literal(true).optional(),
  /** Whether who does it is ahead of those who race, or behind them. */
  ranks: z.enum(['first', 'last']).optional(),
  /** The page shows no more than who does it to whom; the word itself is not done, and reported so. */
  isPartly: z.literal(true).optional(),
});

export type VerbRecord = z.infer<typeof verbSchema>;

/** What a record says for a thing: by its key, by what is done with it, by its kind. */
export function sayFor<T>(
  said: Readonly<Record<string, T>> | undefined,
  thing: { key: string; uses?: readonly string[] | undefined; kind: string } | undefined,
): T | undefined {
  if (said === undefined || thing === undefined) return undefined;
  const name = [thing.key, ...(thing.uses ?? []), thing.kind].find((each) => said[each] !== undefined);
  return name === undefined ? undefined : said[name];
}
