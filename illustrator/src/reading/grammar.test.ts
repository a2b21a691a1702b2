import { describe, expect, it } from 'vitest';
import { artData } from '../art/artData.ts';
import { PhraseGrammar, SentenceGrammar } from '../testing/SentenceGrammar.ts';
import { LANGUAGE_WORDS } from './languages/index.ts';
import { LANGUAGES } from './languages/LanguageWords.ts';
import { readPrompt } from './readPrompt.ts';
import { type Meaning, RELATION_KINDS, type Scene } from './Scene.ts';

const SENTENCES = process.env.LINELEAF_LONG === undefined ? 500 : 10_000;
const grammar = new SentenceGrammar(14);
const scenes = Array.from({ length: SENTENCES }, () => grammar.sentence()).map((prompt): [string, Scene] => [
  prompt,
  readPrompt(prompt),
]);

describe(`${SENTENCES} sentences over the whole vocabulary`, () => {
  it('have every content word in exactly one class', () => {
    expect(scenes.flatMap(([prompt, scene]) => lostWords(prompt, scene, FUNCTION_WORDS))).toEqual([]);
  });

  it.each(LANGUAGES)('have it there in phrases too: %s', (language) => {
    const phrases = new PhraseGrammar(14, language);
    const faults: string[] = [];
    for (let at = 0; at < SENTENCES / 5; at += 1) {
      const phrase = phrases.phrase();
      faults.push(...lostWords(phrase, readPrompt(phrase), GRAMMATICAL));
    }
    expect(faults).toEqual([]);
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

/** What of a description is in no class or in more than one, with the classes that there are. */
function lostWords(prompt: string, { words }: Scene, grammatical: ReadonlySet<string>): string[] {
  const left = wordsOf(words.map(({ text }) => text).join(' '));
  const typed = wordsOf(prompt);
  const count = (list: readonly string[], word: string) => list.filter((each) => each === word).length;
  const twice = left.filter((word) => count(left, word) > count(typed, word));
  const missing = typed.filter((word) => count(left, word) < count(typed, word) && !grammatical.has(word));
  if (twice.length + missing.length === 0) return [];
  return [`${prompt}: ${words.map(({ text }) => text).join(', ')} (${[...twice, ...missing].join(', ')})`];
}

/** Articles, pronouns and prepositions, which are mere grammar where nothing comes of them; "par" is French too. */
const GRAMMATICAL: ReadonlySet<string> = new Set(
  LANGUAGES.flatMap((language) => {
    const { roles, prepositions } = LANGUAGE_WORDS[language];
    return [...Object.values(roles), ...Object.values(prepositions)].flatMap(wordsOf);
  }),
);

function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .normalize('NFC')
      .match(/\p{L}+|\p{N}+/gu) ?? []
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
