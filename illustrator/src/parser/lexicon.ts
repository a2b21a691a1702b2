import { type ArtData, fromArt } from '../art/artData.ts';
import type { RelationKind, Setting, Style, Weather } from '../scene.ts';
import type { Things } from '../things/Things.ts';
import { singularsOf } from './singular.ts';
import { IRREGULAR_VERB_FORMS, VERBS } from './tables/actions.ts';
import { SETTING_NAMES, WEATHER_NAMES } from './tables/places.ts';
import * as words from './tables/words.ts';
import { foldPhrase, foldWord } from './tokenize.ts';

/** What a word or a phrase may mean. */
export type Sense =
  | { kind: 'noun'; arts: readonly string[] }
  | { kind: 'setting'; setting: Setting }
  | { kind: 'weather'; weather: Weather }
  | { kind: 'count'; count: number }
  | { kind: 'attribute'; attribute: 'smiling' | 'sad' | 'big' | 'small' }
  | { kind: 'relation'; relation: RelationKind }
  | { kind: 'surrounded' }
  | { kind: 'connector'; connector: 'with' | 'without' | 'wear' | 'hold' | 'and' }
  | { kind: 'verb'; verb: string }
  | { kind: 'style'; style: Style }
  | { kind: 'inherent' }
  | { kind: 'costume'; art: string }
  | { kind: 'pronoun' }
  | { kind: 'adjective' }
  | { kind: 'stop' };

/** A sense, and whether the phrase was a plural of it. */
export interface Reading {
  senses: readonly Sense[];
  plural: boolean;
}

/** The longest phrase of the lexicon, in words. */
export const MAX_PHRASE_WORDS = 5;

/** Looks a phrase up as it stands, then as an English plural; undefined where the lexicon does not hold it. */
export function lookUp(phrase: string): Reading | undefined {
  const exact = lexicon().get(phrase);
  const lastSpace = phrase.lastIndexOf(' ') + 1;
  for (const singular of singularsOf(phrase.slice(lastSpace))) {
    const senses = lexicon()
      .get(phrase.slice(0, lastSpace) + singular)
      ?.filter(({ kind }) => PLURAL_KINDS.has(kind));
    if (senses === undefined || senses.length === 0) continue;
    if (exact === undefined) return { senses, plural: true };
    if (exact.every(({ kind }) => kind === 'verb')) return { senses: [...senses, ...exact], plural: true };
  }
  return exact === undefined ? undefined : { senses: exact, plural: false };
}

/** Whether a word only narrows the noun right after it, such as "chocolate" before "cake". */
export function isModifier(phrase: string): boolean {
  return MODIFIERS.has(phrase);
}

/** Every phrase that names a thing to draw, for tests and documentation. */
export function listNouns(): string[] {
  return [...lexicon()]
    .filter(([, senses]) => senses.some(({ kind }) => kind === 'noun'))
    .map(([phrase]) => phrase);
}

const PLURAL_KINDS = new Set<Sense['kind']>(['noun', 'inherent', 'setting']);

const MODIFIERS = new Set(split(words.MODIFIERS));

const lexicon = fromArt(buildLexicon);

function buildLexicon({ things }: ArtData): ReadonlyMap<string, readonly Sense[]> {
  const built = new Map<string, Sense[]>();
  const add = (list: string, sense: Sense): void => {
    for (const phrase of split(list)) {
      const senses = built.get(phrase);
      if (senses === undefined) built.set(phrase, [sense]);
      else senses.push(sense);
    }
  };
  addNouns(add, things);
  addPlaces(add);
  addGrammar(add);
  addVerbs(add);
  return built;
}

type Add = (list: string, sense: Sense) => void;

function addNouns(add: Add, things: Things): void {
  const named = new Set<string>();
  const addNoun = (phrase: string, arts: readonly string[]): void => {
    if (named.has(phrase)) return;
    named.add(phrase);
    add(phrase, { kind: 'noun', arts });
  };
  for (const [, { names, of }] of things.collectives())
    for (const name of names.en.flatMap(formsOfName)) addNoun(name, of);
  for (const { key, names } of things.all())
    for (const name of names.en.flatMap(formsOfName)) addNoun(name, [key]);
}

/** Singular and plural of `mouse/mice`. */
function formsOfName(name: string): string[] {
  return name.split('/').map(foldPhrase);
}

function addPlaces(add: Add): void {
  for (const [setting, list] of Object.entries(SETTING_NAMES))
    add(list, { kind: 'setting', setting: setting as Setting });
  for (const [weather, list] of Object.entries(WEATHER_NAMES))
    add(list, { kind: 'weather', weather: weather as Weather });
}

function addGrammar(add: Add): void {
  for (const [count, value] of Object.entries(words.COUNTS)) add(count, { kind: 'count', count: value });
  for (const [attribute, list] of Object.entries(words.ATTRIBUTES)) {
    add(list, { kind: 'attribute', attribute: attribute as keyof typeof words.ATTRIBUTES });
  }
  for (const [relation, list] of Object.entries(words.RELATIONS)) {
    add(list, { kind: 'relation', relation: relation as RelationKind });
  }
  for (const [connector, list] of Object.entries(words.CONNECTORS)) {
    add(list, { kind: 'connector', connector: connector as keyof typeof words.CONNECTORS });
  }
  for (const [style, list] of Object.entries(words.STYLES))
    add(list, { kind: 'style', style: style as Style });
  add(words.SURROUNDED, { kind: 'surrounded' });
  add(words.INHERENT, { kind: 'inherent' });
  add(words.PRONOUNS, { kind: 'pronoun' });
  add(words.ADJECTIVES, { kind: 'adjective' });
  add(words.STOP_WORDS, { kind: 'stop' });
}

function addVerbs(add: Add): void {
  for (const verb of Object.keys(VERBS)) for (const form of formsOf(verb)) add(form, { kind: 'verb', verb });
  for (const [form, verb] of Object.entries(IRREGULAR_VERB_FORMS)) add(form, { kind: 'verb', verb });
}

/** run, runs, running; kiss, kisses, kissing, kissed. */
function formsOf(verb: string): string[] {
  const [head = verb, ...particle] = verb.split(' ');
  const stem = head.endsWith('e') ? head.slice(0, -1) : head;
  const doubled = /[^aeiou][aeiou][bdgmnprt]$/.test(head) ? head + head.slice(-1) : stem;
  const third = /(?:s|sh|ch|x|z)$/.test(head)
    ? `${head}es`
    : head.replace(/([^aeiou])y$/, '$1ie').concat('s');
  const past = stem.replace(/([^aeiou])y$/, '$1i');
  const forms = [head, third, `${doubled}ing`, `${stem}ing`, `${doubled}ed`, `${past}ed`];
  return [...new Set(forms)].map((form) => [form, ...particle].join(' '));
}

function split(list: string): string[] {
  return list.split(', ').map(foldWord);
}
