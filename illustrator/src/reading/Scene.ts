import type { Style, Weather } from '../scene.ts';
import type { BodySpot } from '../things/recordTerms.ts';
import type { Hair } from './Hair.ts';
import type { Mood } from './moods.ts';
import type { Pattern } from './Pattern.ts';

/**
 * How one thing stands to another or what it does to it, read as "`from` `kind` `to`": the cat is `on` the boat, the girl
 * does `hug` the bear. Places first, then what bodies do; `tend` is all that hands do to something beside them: stirring,
 * petting, sewing; `use-on-self` is to have a tool at the own body: a toothbrush; `hands-on` to have it in both;
 * `flip` is to send up from a pan, `pick` to take from a plant, `pick-up` from the ground; `hold-up` has it over the head, `toss-up` sends it up there.
 */
export const RELATION_KINDS = [
  ...['on', 'in', 'under', 'over', 'behind', 'in-front-of'],
  ...['next-to', 'around', 'between', 'among', 'through'],
  ...['wear', 'hold', 'ride', 'drive', 'hug', 'hold-hands'],
  ...['face', 'chase', 'follow', 'push', 'pull', 'kick'],
  ...['juggle', 'flip', 'pick', 'dip', 'hands-on', 'blow-at', 'spray', 'unload', 'smash', 'row'],
  ...['throw', 'catch', 'feed', 'eat', 'drink', 'read', 'play', 'paint', 'build', 'water', 'pour', 'climb'],
  ...['slide-down', 'swing-on', 'hang-from', 'hang-by-feet', 'on-lap', 'on-shoulders'],
  ...['sit-at', 'lean-on', 'load', 'lift', 'plant', 'dig', 'uproot', 'blow', 'breathe', 'skip'],
  ...['fish', 'look-at', 'look-out-of', 'hide-behind', 'sleep-in', 'share', 'tend'],
  ...['use-on-self', 'milk', 'tug', 'whisper', 'hold-up', 'toss-up', 'lasso', 'magnify', 'lick', 'pick-up'],
] as const;
export type RelationKind = (typeof RELATION_KINDS)[number];

/** Relations that give `from` its place by `to`: they never go round in a circle. */
export const CARRYING: ReadonlySet<RelationKind> = new Set<RelationKind>([
  ...(['on', 'in', 'under', 'over', 'behind', 'in-front-of'] as const),
  ...(['next-to', 'around', 'between', 'among', 'through'] as const),
  ...([
    'ride',
    'drive',
    'row',
    'climb',
    'slide-down',
    'swing-on',
    'hang-from',
    'hang-by-feet',
    'on-lap',
    'on-shoulders',
    'sit-at',
    'look-out-of',
    'hide-behind',
    'sleep-in',
  ] as const),
]);

/** Poses that two arms and two legs of one's own alone show. */
export const TWO_LEGGED = [
  'handstand',
  'headstand',
  'one-leg',
  'stomp',
  'open-arms',
  'cross-arms',
  'cover-ears',
  'akimbo',
  'hands-on-head',
  'hand-on-chest',
  'hush',
  'whisper',
  'tie-shoes',
  'pray',
  'fold-hands',
  'shrug',
  'sneeze',
  'splits',
  ...(['star', 'straddle', 'box', 'salute', 'clap'] as const),
] as const;

/** What a thing does by itself, shown by its body. */
export const POSES = [
  ...[
    'stand',
    'sit',
    'lie',
    'sleep',
    'walk',
    'run',
    'jump',
    'dance',
    'fly',
    'swim',
    'wave',
    'cheer',
    'sing',
    'kneel',
  ],
  ...[
    'read',
    'kick',
    'skate',
    'ride',
    'climb',
    'hang',
    'cartwheel',
    'ski',
    'surf',
    'row',
    'bike',
    'golf',
    'juggle',
    'lift',
  ],
  ...TWO_LEGGED,
  ...['meditate', 'bathe', 'dribble', 'think', 'cry', 'laugh', 'roar', 'peek', 'stretch', 'slide', 'in-arms'],
  ...['push', 'pull', 'throw', 'dig', 'plant', 'point', 'kiss', 'bow', 'hide', 'crawl', 'dive', 'ice-skate'],
  /** Of what has four legs: its mouth down at the ground, at the water that it stands in or at the rim of a bowl, its head raised to the sky. */
  ...(['graze', 'drink', 'lap', 'howl', 'charge'] as const),
] as const;
export type Pose = (typeof POSES)[number];

/** What a thing is like. */
export interface Looks {
  /** What is huge is larger than what is around it; what is big or small only than others of its kind. */
  size?: 'huge' | 'big' | 'small';
  mood?: Mood;
  /** A young one of its kind. */
  young?: true;
  /** A stuffed animal, as large as toys are. */
  toy?: true;
  /** Of people and animals; of what make a thing is, no line shows. */
  old?: true;
  /** With child: a woman's round belly. */
  expecting?: true;
  /** With its shadow on the ground before it. */
  shadowed?: true;
  /** What its surface is to be like: a pattern, or what it has gone through. */
  pattern?: Pattern;
  /** How somebody wears the hair. */
  hair?: Hair;
  /** How many heads or arms it has, where those are not as many as others of its kind have. */
  heads?: number;
  arms?: number;
  /** Arms and legs, or wings, that are put on what has none. */
  given?: 'limbs' | 'wings';
  /** Its head is below, its feet above; it lies on its side; it leans over; it goes this way and that. */
  turned?: 'upside-down' | 'over' | 'tilted' | 'crooked';
  /** How broad it is for its height, or how long. */
  build?: 'stout' | 'slim' | 'long';
  /** Does sitting what its pose says. */
  seated?: true;
  /** Is seen from behind: looks at what is far away, at the sky or a landscape. */
  away?: true;
  /** Without the hat of a calling: somebody has it. */
  bareheaded?: true;
  /** The key of what it has the shape of, and those of what it is made of and covered with. */
  shape?: string;
  print?: readonly string[];
  /** The key of the one picture on it: on a shirt, a mug, a flag. */
  motif?: string;
  cover?: readonly string[];
}

/** One thing of a description, worn and held ones and those that come with a doer ("drummer") too. */
export interface SceneThing {
  /** A thing's key. */
  key: string;
  /** As in the description; reported in the answer. */
  words: string;
  /** 1 to 12. */
  count: number;
  looks: Looks;
  pose?: Pose;
  /** All copies of it look the same: twins. */
  isAlike?: true;
  /** How several of it stand; `wedge` is as geese fly, `cycle` from what it grows to what it is, `chain` from what is eaten to who eats it, with arrows, `graded` from small to large. */
  order?: 'row' | 'graded' | 'ring' | 'pile' | 'wedge' | 'side-by-side' | 'portrait' | 'cycle' | 'chain';
  /** What is lettered beside it: the names of the parts that its record lists, in that order, or its own alone. */
  labels?: readonly string[];
}

/**
 * `from` and `to` are indexes of things; `also` is the second one of `between`, or who jumps over a rope that two turn. `from` and `to` are the same where several of
 * one thing do it to one another ("two dogs hugging") or stand so ("a bird between two trees" has the trees as `to` alone).
 * Those that give a thing its place never go round in a circle.
 */
export interface SceneRelation {
  kind: RelationKind;
  from: number;
  to: number;
  also?: number;
  /** Where on the body of `to` it is done. */
  at?: BodySpot;
  /** As in the description, where it has no word of its own: "on couch". */
  words?: string;
}

/** What is said of a thing in a word. */
export type SaidLook = keyof Looks | 'count' | 'order' | 'labels';

/** What a word of a description is read as; indexes are those of the scene. */
export type Meaning =
  /** `isPart` is set for the name of what its drawing has of itself: the eggs of a nest. */
  | { as: 'thing'; thing: number; isPart?: true }
  /** `leads` is set for a word that is not the place's own but leads there: "over", "through". */
  | { as: 'setting'; leads?: true }
  | { as: 'weather'; weather: Weather }
  | { as: 'pose'; thing: number }
  | { as: 'relation'; relation: number }
  | { as: 'look'; thing: number; look: SaidLook }
  | { as: 'text'; text: number }
  | { as: 'style' }
  /** A part of a thing that is drawn with it anyway: "its tail", "in its mouth". */
  | { as: 'part'; thing: number }
  /**
   * Says what no still picture of lines shows either way, so that nobody misses it there and it is not reported as not done: a
   * color, a material, light and gloss, weight, warmth, taste and sound, of what make or how fast it is, somebody's character,
   * and praise ("cute", "brave"). How somebody looks or feels ("old", "hungry"), and what a thing is like to the eye ("dirty",
   * "broken"), is a look where it can be drawn, and unknown where not.
   */
  | { as: 'remark' }
  | { as: 'unknown' };

/** A content word, or words that belong together, as typed. Words such as "a", "of" and "please" are none. */
export interface ReadWord {
  text: string;
  meaning: Meaning;
  /** How a misspelled word was read. */
  readAs?: string;
}

/** What a description asks for: what reading hands to placing. */
export interface Scene {
  /** In the order of the description. */
  things: SceneThing[];
  relations: SceneRelation[];
  /** A setting's key. */
  setting?: string;
  /** Set where the setting is not the description's own but where its first thing is at home. */
  isSettingGuessed?: true;
  /** Where letters are that are not at the foot or the head of the page: amid the things, or on the one of this index. */
  textAt?: 'amid' | number;
  /** Set where things are over the setting, as one flies over a city. */
  isOverSetting?: true;
  style?: Style;
  weather: Weather[];
  /** Letters, numbers, names and words that are asked for as text, to be lettered. */
  texts: string[];
  /** Every content word, in the order of the description, each once. */
  words: ReadWord[];
}
