import { artData } from '../art/artData.ts';
import { detectLanguage } from './detectLanguage.ts';
import { foldWord } from './fold.ts';
import { knowledge, readPrompt } from './readPrompt.ts';
import { slipsBetween } from './Spelling.ts';
import { tokenize } from './tokens.ts';

/** So many words are enough to choose from. */
const MOST = 3;

/** Names of things that can be drawn and are written most like a description's words that cannot, in its language; at most three. */
export function suggestWords(prompt: string): string[] {
  const language = detectLanguage(tokenize(prompt), knowledge().lexicon);
  const words = readPrompt(prompt)
    .words.flatMap(({ text, meaning }) => (meaning.as === 'unknown' ? text.split(' ') : []))
    .map(foldWord);
  const ranked: { name: string; slips: number }[] = [];
  for (const { names } of artData().things.all()) {
    const [name = ''] = names[language][0]?.split('/') ?? [];
    const folded = foldWord(name);
    const slips = Math.min(...words.map((word) => unlikeness(word, folded)));
    if (slips < 1) ranked.push({ name, slips });
  }
  ranked.sort((a, b) => a.slips - b.slips || a.name.length - b.name.length || (a.name < b.name ? -1 : 1));
  return [...new Set(ranked.map(({ name }) => name))].slice(0, MOST);
}

/** 0 for the same word, 1 and more for one that shares less than half of its letters or another beginning. */
function unlikeness(word: string, name: string): number {
  if (word.length < 3 || name === '' || word[0] !== name[0]) return 1;
  const longest = Math.max(word.length, name.length);
  return (
    (2 * slipsBetween(word, name, Math.ceil(longest / 2))) / longest -
    (word.slice(0, 2) === name.slice(0, 2) ? 0.1 : 0)
  );
}
