import { artData } from '../art/artData.ts';
import { Random } from '../Random.ts';
import { LANGUAGE_WORDS } from '../reading/languages/index.ts';
import type { Language } from '../reading/languages/LanguageWords.ts';

/** Phrases over the whole vocabulary of a language: counts, looks, things, places and what is unknown. */
export class PhraseGrammar {
  readonly #random: Random;
  readonly #names: readonly string[];
  readonly #before: readonly string[];
  readonly #places: readonly string[];

  constructor(seed: number, language: Language) {
    this.#random = new Random(seed);
    const { counts, looks, prepositions, remarks, weather } = LANGUAGE_WORDS[language];
    const list = (words: string) => words.split(', ');
    this.#names = [...artData().things.all()].flatMap(({ names }) =>
      names[language].map((name) => name.split('/')[0] ?? name),
    );
    const moods = Object.values(looks.mood).map((words) => list(words)[0] ?? '');
    this.#before = [...Object.values(counts).flatMap(list), ...moods, ...list(remarks), 'zorblaxian', '5'];
    this.#places = [...Object.values(prepositions).flatMap(list), ...Object.values(weather).flatMap(list)];
  }

  phrase(): string {
    const parts = [this.#noun()];
    if (this.#random.next() < 0.7) parts.push(pick(this.#random, this.#places), this.#noun());
    if (this.#random.next() < 0.3) parts.push(pick(this.#random, this.#places), this.#noun());
    return parts.join(' ');
  }

  #noun(): string {
    const name = pick(this.#random, this.#names);
    return this.#random.next() < 0.5 ? `${pick(this.#random, this.#before)} ${name}` : name;
  }
}

/** Sentences over the whole vocabulary: subjects, verbs, objects, relations, settings and counts. */
export class SentenceGrammar {
  readonly #random: Random;
  readonly #things = [...artData().things.all()].filter(({ names }) => names.en.length > 0);
  readonly #verbs = [...artData().verbs.values()].flatMap(({ names }) => names.en);

  constructor(seed: number) {
    this.#random = new Random(seed);
  }

  sentence(): string {
    const parts = [this.#pick([() => this.#noun(), () => `${this.#noun()} and ${this.#noun()}`])()];
    if (this.#random.next() < 0.7)
      parts.push(this.#pick([() => this.#doing(), () => `${this.#doing()} ${this.#noun()}`])());
    if (this.#random.next() < 0.7) parts.push(`${this.#pick(PREPOSITIONS)} ${this.#noun()}`);
    if (this.#random.next() < 0.3) parts.push(`with ${this.#noun()}`);
    if (this.#random.next() < 0.15) parts.push(this.#pick(COMPARISONS), this.#noun());
    if (this.#random.next() < 0.15) parts.push(this.#pick(ORDERS));
    if (this.#random.next() < 0.4) parts.push(this.#pick(SETTINGS));
    return parts.join(' ');
  }

  #noun(): string {
    const { names } = this.#pick(this.#things);
    const name = this.#pick(names.en);
    const [singular = name] = name.split('/');
    const look = this.#random.next() < 0.3 ? `${this.#pick(LOOKS)} ` : '';
    return `${this.#pick(COUNTS)} ${look}${singular}`;
  }

  #doing(): string {
    const [head = '', ...rest] = this.#pick(this.#verbs).split(' ');
    return [`${head.replace(/e$/, '')}ing`, ...rest].join(' ');
  }

  #pick<T>(list: readonly T[]): T {
    return pick(this.#random, list);
  }
}

function pick<T>(random: Random, list: readonly T[]): T {
  const picked = list[Math.floor(random.next() * list.length)];
  if (picked === undefined) throw new Error('Nothing to pick from');
  return picked;
}

const PREPOSITIONS = [
  'on',
  'in',
  'under',
  'over',
  'behind',
  'in front of',
  'next to',
  'around',
  'between',
  'through',
  'against',
  'towards',
  'out of',
  'up',
  'along',
  'full of',
  'made of',
  'surrounded by',
];
const COMPARISONS = ['bigger than', 'smaller than', 'as tall as'];
const ORDERS = ['in a row', 'in a circle', 'side by side', 'in a pile', 'facing each other'];
const SETTINGS = [
  'in the garden',
  'at the beach',
  'under the sea',
  'in space',
  'on a farm',
  'at night',
  'in the snow',
];
const COUNTS = [
  'a',
  'the',
  'one',
  'two',
  'three',
  '5',
  'a dozen',
  'a few',
  'many',
  'a pair of',
  'a group of',
  '12',
  'her',
];
const LOOKS = ['big', 'tiny', 'happy', 'sad', 'striped', 'sleeping', 'zorblaxian', 'red'];
