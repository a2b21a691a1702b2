import { describe, expect, it } from 'vitest';
import { formatScene } from '../formatScene.ts';
import type { Language } from '../languages/LanguageWords.ts';
import { knowledge, readPrompt } from '../readPrompt.ts';
import { WordSet } from './WordSet.ts';

/** Words that nothing is drawn for and that are near to one that is. */
const REAL: Record<Language, string> = {
  en: 'directions cannon bigger parade prayer winner canyons dinner marble marbled castor mustard tanker bounce shores planes bowler barley lotion stable maple chained spoke spared honest pirated clowning batter ranger filter clever shaken',
  es: 'canon perra mejor ganador palabra carrera puntos camino corral manera calor trabajo ganado casado caballos pescador mariscos hoguera puertas barrio ratones',
  fr: 'canon charme chaude cheveu poison marche bateau plage bouche louche montre carton ballon soldat malade mouton rivage',
  de: 'kanone strickt kasten kirche hummel himmel sommer besser kommen lernen tasche bitten ernten ratten hallen',
};

const SLIPS: [word: string, language: Language, meant: string][] = [
  ['becaus', 'en', 'because'],
  ['wiht', 'en', 'with'],
  ['hospitle', 'en', 'hospital'],
  ['gril', 'en', 'girl'],
  ['elephent', 'en', 'elephant'],
  ['rabit', 'en', 'rabbit'],
  ['unicron', 'en', 'unicorn'],
  ['buterfly', 'en', 'butterfly'],
  ['dinosour', 'en', 'dinosaur'],
  ['girraffe', 'en', 'giraffe'],
  ['pumkin', 'en', 'pumpkin'],
  ['peice', 'en', 'piece'],
  ['kat', 'en', 'cat'],
  ['skool', 'en', 'school'],
  ['truk', 'en', 'truck'],
  ['mermade', 'en', 'mermaid'],
  ['squirl', 'en', 'squirrel'],
  ['sord', 'en', 'sword'],
  ['walkng', 'en', 'walking'],
  ['seehorse', 'en', 'seahorse'],
  ['rainbo', 'en', 'rainbow'],
  ['dinosor', 'en', 'dinosaur'],
  ['bakset', 'en', 'basket'],
  ['dinasor', 'en', 'dinosaur'],
  ['submareen', 'en', 'submarine'],
  ['monky', 'en', 'monkey'],
  ['prinses', 'en', 'princess'],
  ['hores', 'en', 'horse'],
  ['constuction', 'en', 'construction'],
  ['elefnte', 'es', 'elefante'],
  ['maripossa', 'es', 'mariposa'],
  ['unicorno', 'es', 'unicornio'],
  ['papilon', 'fr', 'papillon'],
  ['elephan', 'fr', 'elephant'],
  ['schmeterling', 'de', 'schmetterling'],
  ['einhron', 'de', 'einhorn'],
];

describe('Spelling', () => {
  it.each(Object.entries(REAL) as [Language, string][])(
    'leaves real words of "%s" as they are',
    (language, words) => {
      const mended = words
        .split(' ')
        .map((word) => [word, knowledge().spelling.correct(word, language)])
        .filter(([, meant]) => meant !== undefined);
      expect(mended).toEqual([]);
    },
  );

  it.each(SLIPS)('reads "%s" (%s) as "%s"', (word, language, meant) => {
    expect(knowledge().spelling.correct(word, language)).toBe(meant);
  });
});

describe('verbs', () => {
  it.each([
    ['rideing', 'riding'],
    ['climing', 'climbing'],
    ['huging', 'hugging'],
    ['jumpping', 'jumping'],
  ])('are read with a slip: "%s"', (word, meant) => {
    expect(knowledge().spelling.correct(word, 'en')).toBe(meant);
  });

  it('are meant by real words that differ by a doubled letter where somebody does something', () => {
    expect(formatScene(readPrompt('a knight ridding a brown horse'))).toContain('knight>ride>horse');
    expect(formatScene(readPrompt('a boy siting on a bench'))).toContain('boy:sit');
    expect(formatScene(readPrompt('a girl hoping for a horse'))).not.toContain('jump');
  });
});

describe('WordSet', () => {
  const words = Array.from({ length: 5000 }, (_, k) => `w${(k * 7919).toString(36)}`);

  it('holds every word that it was made of', () => {
    const set = WordSet.of(new Set(words));
    expect(words.filter((word) => !set.has(word))).toEqual([]);
  });

  it('takes at most three in a hundred others for one of them', () => {
    const set = WordSet.of(new Set(words));
    expect(words.filter((word) => set.has(`${word}x`)).length).toBeLessThanOrEqual(0.03 * words.length);
  });
});
