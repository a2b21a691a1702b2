import { LANGUAGE_WORDS } from './languages/index.ts';
import type { Language } from './languages/LanguageWords.ts';
import type { Token } from './tokens.ts';

/** Whoever asks is a child on the page: "me and my dog", "grandma and I baking", "me riding a unicorn", not "draw me a cat". */
export function namingOneself(tokens: readonly Token[], language: Language): Token[] {
  const { self, roles } = LANGUAGE_WORDS[language];
  const [words, first, ands] = [self.joined, self.first, roles.and].map((list) => new Set(list.split(', ')));
  const isAnd = (at: number): boolean => ands?.has(tokens[at]?.norm ?? '') === true;
  return tokens.map((token, at) => {
    const isJoined = words?.has(token.norm) === true && (isAnd(at - 1) || isAnd(at + 1));
    const isFirst = at === 0 && tokens[1]?.kind === 'word' && first?.has(token.norm) === true;
    return isJoined || isFirst ? { ...token, norm: self.as } : token;
  });
}
