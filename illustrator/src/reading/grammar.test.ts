import { describe, expect, it } from 'vitest';
import { artData } from '../art/artData.ts';
import { Random } from '../Random.ts';
import { readPrompt } from './readPrompt.ts';
import { type Meaning, RELATION_KINDS, type Scene } from './Scene.ts';

/** Sentences over the whole vocabulary: subjects, verbs, objects, relations, settings and counts. */
class Grammar {
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
    const picked = list[Math.floor(this.#random.next() * list.length)];
    if (picked === undefined) throw new Error('Nothing to pick from');
    return picked;
  }
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

const SENTENCES = process.env.LINELEAF_LONG === undefined ? 500 : 10_000;
const grammar = new Grammar(14);
const scenes = Array.from({ length: SENTENCES }, () => grammar.sentence()).map((prompt): [string, Scene] => [
  prompt,
  readPrompt(prompt),
]);

describe(`${SENTENCES} sentences over the whole vocabulary`, () => {
  it('have every content word in exactly one class', () => {
    const faults = scenes.filter(([prompt, { words }]) => {
      const left = wordsOf(words.map(({ text }) => text).join(' '));
      const typed = wordsOf(prompt);
      const isOnce = left.every(
        (word) => left.filter((each) => each === word).length <= typed.filter((each) => each === word).length,
      );
      const missing = typed.filter((word) => !left.includes(word) && !FUNCTION_WORDS.has(word));
      return !isOnce || missing.length > 0;
    });
    expect(
      faults.map(([prompt, { words }]) => `${prompt}: ${words.map(({ text }) => text).join(', ')}`),
    ).toEqual([]);
  });

  it('have indexes that are there', () => {
    const faults = scenes.filter(
      ([, scene]) =>
        !scene.words.every(({ meaning }) => isThere(scene, meaning)) ||
        !scene.relations.every(
          ({ from, to, also = 0, kind }) =>
            scene.things[from] && scene.things[to] && scene.things[also] && RELATION_KINDS.includes(kind),
        ),
    );
    expect(faults.map(([prompt]) => prompt)).toEqual([]);
  });

  it('have things that are drawn or stand by a word', () => {
    const faults = scenes.filter(([, { things }]) =>
      things.some(
        ({ key, count, words }) =>
          artData().things.get(key) === undefined || count < 1 || count > 12 || words === '',
      ),
    );
    expect(faults.map(([prompt]) => prompt)).toEqual([]);
  });

  it('have places that never go round in a circle', () => {
    const faults = scenes.filter(([, scene]) =>
      scene.things.some((_, index) => comesBack(scene, index, index, 0)),
    );
    expect(faults.map(([prompt]) => prompt)).toEqual([]);
  });

  it('are read alike each time', () => {
    for (const [prompt, scene] of scenes.slice(0, 100)) expect(readPrompt(prompt)).toEqual(scene);
  });
});

function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .normalize('NFC')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** Articles and the prepositions that are mere grammar where nothing comes of them. */
const FUNCTION_WORDS = new Set(
  'a an the and in into on at to of with from up down out by s for all it as or her towards each other'.split(
    ' ',
  ),
);

function isThere({ things, relations, texts }: Scene, meaning: Meaning): boolean {
  if ('thing' in meaning) return things[meaning.thing] !== undefined;
  if (meaning.as === 'relation') return relations[meaning.relation] !== undefined;
  return meaning.as !== 'text' || texts[meaning.text] !== undefined;
}

const PLACING = new Set<string>([
  ...['on', 'in', 'under', 'over', 'behind', 'in-front-of', 'next-to', 'around', 'between', 'through'],
  ...['ride', 'drive', 'climb', 'slide-down', 'swing-on', 'look-out-of', 'hide-behind', 'sleep-in'],
]);

function comesBack({ relations }: Scene, start: number, at: number, steps: number): boolean {
  if (steps > relations.length) return true;
  return relations.some(
    ({ kind, from, to }) =>
      from === at &&
      from !== to &&
      PLACING.has(kind) &&
      (to === start || comesBack({ relations } as Scene, start, to, steps + 1)),
  );
}
