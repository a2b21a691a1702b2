import type { Style, Weather } from '../../scene.ts';
import type { PartFamily } from '../../things/recordSchema.ts';
import type { BodySpot, State } from '../../things/recordTerms.ts';
import type { Hair } from '../Hair.ts';
import type { Preposition, Role } from '../languages/LanguageWords.ts';
import type { Looks, SceneThing } from '../Scene.ts';
import type { VerbForm } from './inflect.ts';

/** What a word or a phrase may mean. */
export type Sense =
  /** Keys of things; several for a collective. */
  | {
      kind: 'thing';
      keys: readonly string[];
      /** Of a collective: how many of each, and more kinds for who asks for more. */
      counts?: readonly number[];
      more?: readonly string[];
      isPluralForOne?: true;
      /** Of a collective: a word for kinds, one of which is meant where one is said. */
      isOfKinds?: true;
      isYoung?: true;
      /** How it stands to what it was and will be: "how a seed grows". */
      order?: NonNullable<SceneThing['order']>;
      /** Keys of others that share the name and yield it. */
      rivals?: readonly string[];
    }
  /** `rivals` are keys of things that share its name and yield it, `plant` is the key of what grows there; set where it says so as a whole phrase: "under the sea". */
  | { kind: 'setting'; setting: string; rivals?: readonly string[]; plant?: string; isPhrase?: true }
  | { kind: 'weather'; weather: Weather }
  | { kind: 'verb'; verb: string; form: VerbForm }
  | { kind: 'preposition'; preposition: Preposition }
  | { kind: 'count'; count: number }
  | { kind: 'look'; looks: Looks; look: keyof Looks }
  | { kind: 'order'; order: NonNullable<SceneThing['order']> }
  /** Set where somebody else may sit there: a lap; where on a body it is; and how hair is worn. */
  | {
      kind: 'part';
      part: PartFamily;
      bears?: 'on-lap' | 'on-shoulders';
      spot?: BodySpot;
      hair?: Hair;
    }
  | { kind: 'feature' }
  /** Names beside what is drawn, or those of its parts. */
  | { kind: 'labels'; of: 'names' | 'parts' }
  /** A feast or a season of several words, by its key, which is told by its sign. */
  | { kind: 'occasion'; occasion: string }
  | { kind: 'remark' | 'parent' | 'young' | 'modifier' | 'pairs' }
  | { kind: 'state'; state: State }
  | { kind: 'style'; style: Style }
  | { kind: 'role'; role: Role };

/** Whether a word may stand between an article and its noun. */
export function isBeforeNoun(sense: Sense): boolean {
  if (sense.kind === 'role') return BEFORE_NOUN_ROLES.has(sense.role);
  return BEFORE_NOUNS.has(sense.kind);
}

/** Whether a noun begins with it: an article, or whose it is. */
export function isArticle(sense: Sense): boolean {
  return sense.kind === 'role' && ARTICLES.has(sense.role);
}

/** Whether it says that something comes along or belongs to it. */
export function isRoleWith(sense: Sense): boolean {
  return sense.kind === 'role' && sense.role === 'with';
}

/** Whether it is meant only where something near says so. */
export function isUnmeant(sense: Sense): boolean {
  return sense.kind === 'thing' && sense.keys.length === 0;
}

/** Whether it is a deed that goes on: "digging", "is digging". */
export function isGoingOn(sense: Sense): boolean {
  return sense.kind === 'verb' && sense.form === 'going-on';
}

/** What a word says of how somebody feels. */
export function moodIn(senses: readonly Sense[]): Sense | undefined {
  return senses.find((sense) => sense.kind === 'look' && sense.look === 'mood');
}

const ARTICLES = new Set<Role>(['a', 'the', 'its']);

const BEFORE_NOUN_ROLES = new Set<Role>(['a', 'the', 'its', 'other', 'each']);

const BEFORE_NOUNS = new Set<Sense['kind']>([
  'count',
  'look',
  'remark',
  'modifier',
  'young',
  'order',
  'style',
  'weather',
  'state',
]);
