import type { Sense } from '../words/Sense.ts';
import type { Lexeme } from './lexemes.ts';

/** An emoji beside the word for the same thing adds none, wherever it stands: "a unicorn under a rainbow 🦄🌈". */
export function joinEmoji(lexemes: readonly Lexeme[]): Lexeme[] {
  const joined: Lexeme[] = [];
  const said = new Map<Lexeme, string>();
  for (const lexeme of lexemes) {
    const word = EMOJI.test(lexeme.text) ? lexemes.find((each) => isWordFor(each, lexeme)) : undefined;
    if (word === undefined) {
      joined.push(lexeme);
      continue;
    }
    said.set(word, `${said.get(word) ?? ''} ${lexeme.text}`);
    if (joined.at(-1)?.kind === 'comma') joined.pop();
  }
  return joined.map((lexeme) => ({ ...lexeme, text: lexeme.text + (said.get(lexeme) ?? '') }));
}

const EMOJI = /\p{ExtPict}/u;

function isWordFor(word: Lexeme, emoji: Lexeme): boolean {
  return (
    !EMOJI.test(word.text) && word.senses.some((sense) => emoji.senses.some((own) => isSame(sense, own)))
  );
}

function isSame(sense: Sense, other: Sense): boolean {
  if (sense.kind === 'thing' && other.kind === 'thing')
    return sense.keys.some((key) => other.keys.includes(key));
  if (sense.kind === 'weather' && other.kind === 'weather') return sense.weather === other.weather;
  return sense.kind === 'setting' && other.kind === 'setting' && sense.setting === other.setting;
}
