import type { Style, Weather } from '../../scene.ts';
import type { PartFamily } from '../../things/recordSchema.ts';
import type { BodySpot, State } from '../../things/recordTerms.ts';
import type { Mood } from '../moods.ts';
import type { Pattern } from '../Pattern.ts';
import type { Looks, SceneThing } from '../Scene.ts';

export const LANGUAGES = ['en', 'es', 'fr', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What a little word does in a sentence. */
export type Role =
  | 'a'
  | 'the'
  | 'its'
  | 'and'
  | 'who'
  | 'is'
  | 'it'
  | 'them'
  | 'him'
  | 'one'
  | 'other'
  | 'all'
  | 'turns'
  | 'mutual'
  | 'each'
  | 'while'
  | 'with'
  | 'without'
  | 'not'
  | 'has'
  | 'by'
  | 'nothing';

/** Where something is or goes, as prepositions say it; those that are relations bear their names. */
export type Preposition =
  | 'on'
  | 'in'
  | 'under'
  | 'over'
  | 'behind'
  | 'in-front-of'
  | 'next-to'
  | 'against'
  | 'around'
  | 'between'
  | 'among'
  | 'through'
  | 'at'
  | 'to'
  | 'after'
  | 'from'
  | 'out-of'
  | 'up'
  | 'down'
  | 'across'
  | 'along'
  | 'of'
  | 'made-of'
  | 'full-of'
  | 'shaped-like'
  | 'surrounded'
  | 'at-top'
  | 'on-top'
  | 'bigger-than'
  | 'smaller-than';

/** Words of a language, lists with commas, in lower case; accents do not matter. */
export interface LanguageWords {
  roles: Readonly<Record<Role, string>>;
  prepositions: Readonly<Partial<Record<Preposition, string>>>;
  counts: Readonly<Record<number, string>>;
  /** What says that there are two of each. */
  pairs: string;
  /** What asks for all that a thing is in turn, with a star for it. */
  growth: string;
  /** Words that give a thing a look, the values of `Looks` and the orders of several. */
  looks: {
    size: Readonly<Record<NonNullable<Looks['size']>, string>>;
    mood: Readonly<Record<Mood, string>>;
    pattern: Readonly<Record<Exclude<Pattern, 'burning' | 'bitten' | 'fast'>, string>>;
    order: Readonly<Record<NonNullable<SceneThing['order']>, string>>;
    hair: Readonly<Partial<Record<NonNullable<Looks['hair']>, string>>>;
    turned: Readonly<Record<NonNullable<Looks['turned']>, string>>;
    build: Readonly<Record<NonNullable<Looks['build']>, string>>;
    young: string;
    old: string;
    expecting: string;
    shadowed: string;
  };
  /** What asks for names beside what is drawn, and for those of the parts of it. */
  labels: Readonly<Record<'names' | 'parts', string>>;
  /** Words for states that drawings may show. */
  states: Readonly<Record<State, string>>;
  /** Names of young animals that bear their kind's key: a cub. */
  youngNames: string;
  /** Mothers and fathers, who are of the kind of the young beside them. */
  parents: string;
  /** What the faces, bodies and stems of nearly all things have. */
  parts: Readonly<Partial<Record<PartFamily, string>>>;
  /** Where on a body something is done that is done to a part, by the words of `parts`. */
  spots: Readonly<Partial<Record<BodySpot, string>>>;
  /** Arms and hands as gestures name them, and the little words before them. */
  limbs: Readonly<Record<'one' | 'several' | 'own', string>>;
  /** Parts by which one is held who is no thing to be held. */
  hands: string;
  /** Parts of which some have more than others of their kind, by the look that says how many. */
  counted: Readonly<Record<'heads' | 'arms', string>>;
  /** Parts on which somebody else sits. */
  bearers: Readonly<Record<'on-lap' | 'on-shoulders', string>>;
  /** What only some have, and drawings mostly lack. */
  features: string;
  /** Names of what somebody of a calling has on the head, with a star for the calling. */
  hatsOf: string;
  /** What asks for a page: how it begins, the verbs of drawing, and what may stand beside those. */
  request: Readonly<Record<'openings' | 'verbs' | 'rest', string>>;
  /** Words before a deed for those to whom it is done: "getting a haircut". */
  undergoing: string;
  /** Words for whoever asks: beside somebody else, as the first word, and as whom something is done to; the name of whom they are drawn as; and those who ask with them. */
  self: Readonly<Record<'joined' | 'first' | 'object' | 'as' | 'us', string>>;
  /** Adjectives and adverbs that a page of lines does not show either way: colors, materials, feelings about it. */
  remarks: string;
  styles: Readonly<Partial<Record<Style, string>>>;
  weather: Readonly<Partial<Record<Weather, string>>>;
  /** Nouns that only say what kind of thing is meant where they stand before one. */
  modifiers: string;
}
