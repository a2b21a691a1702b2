import { artData } from '../art/artData.ts';
import type { Thing } from '../things/Things.ts';
import type { Language } from './languages/LanguageWords.ts';
import { detectLanguage } from './lexemes/detectLanguage.ts';
import { tokenize } from './lexemes/tokens.ts';
import { knowledge } from './readPrompt.ts';
import type { ReadWord } from './Scene.ts';
import { foldWord } from './words/fold.ts';
import { singularsOf } from './words/inflect.ts';
import { slipsBetween } from './words/slips.ts';

/** So many words are enough to choose from. */
const MOST = 3;
/** Steps between two meanings that are still near to each other. */
const NEAR = 6;
/** What a slip of the pen may cost, of 1, to be likelier than anything of a like meaning. */
const SLIP = 0.4;

/**
 * Names of things that can be drawn and are nearest to a description's words that cannot (`read` are all of them), in its language; at most three. First
 * what is written nearly so, then what records say is near to the word or is of its kind; without any, what is written somewhat
 * like it.
 */
export function suggestWords(prompt: string, read: readonly ReadWord[]): string[] {
  const language = detectLanguage(tokenize(prompt), knowledge().lexicon);
  const words = read
    .flatMap(({ text, meaning }) =>
      meaning.as === 'unknown' ? [foldWord(text), ...foldWord(text).split(/[^\p{L}]+/u)] : [],
    )
    .filter((word, at, all) => word.length >= 3 && all.indexOf(word) === at)
    .map((word) => wordOf(word, language));
  const ranked: Ranked[] = [];
  for (const thing of artData().things.all()) {
    const [name = ''] = thing.names[language][0]?.split('/') ?? [];
    if (name === '') continue;
    const slips = Math.min(...words.map(({ forms: [word = ''] }) => unlikeness(word, foldWord(name))));
    const steps = Math.min(...words.map((word) => stepsTo(word, thing)));
    if (slips < SLIP) ranked.push({ name, cost: slips });
    else if (steps <= NEAR) ranked.push({ name, cost: 1 + steps });
    else if (slips < 1) ranked.push({ name, cost: FAR + slips });
  }
  ranked.sort((a, b) => a.cost - b.cost || a.name.length - b.name.length || (a.name < b.name ? -1 : 1));
  const near = ranked.filter(({ cost }) => cost < FAR);
  return [...new Set((near.length > 0 ? near : ranked).map(({ name }) => name))].slice(0, MOST);
}

interface Ranked {
  name: string;
  cost: number;
}

/** What is only written somewhat like a word costs more than all that means something like it. */
const FAR = 10;

/** A word that is not drawn, and its singulars; steps from what it means to English nouns. */
interface Undrawn {
  forms: readonly string[];
  stepsTo: (noun: string) => number;
}

function wordOf(word: string, language: Language): Undrawn {
  const forms = [word, ...singularsOf(word, language)];
  const meanings = language === 'en' ? knowledge().meanings() : undefined;
  const noun = forms.find((each) => meanings?.has(each));
  return {
    forms,
    stepsTo:
      noun === undefined || meanings === undefined
        ? () => Number.POSITIVE_INFINITY
        : meanings.stepsFrom(noun),
  };
}

/** 0 where a thing's record names the word, else steps between what they mean. */
function stepsTo({ forms, stepsTo: steps }: Undrawn, { insteadOf, names }: Thing): number {
  if (insteadOf?.some((each) => forms.includes(foldWord(each)))) return 0;
  const [name = ''] = names.en[0]?.split('/') ?? [];
  return 1 + steps(foldWord(name));
}

/** 0 for the same word, 1 and more for one that shares less than half of its letters or another beginning. */
function unlikeness(word: string, name: string): number {
  if (word[0] !== name[0]) return 1;
  const longest = Math.max(word.length, name.length);
  return (
    (2 * slipsBetween(word, name, Math.ceil(longest / 2))) / longest -
    (word.slice(0, 2) === name.slice(0, 2) ? 0.1 : 0)
  );
}
