import { LANGUAGE_WORDS } from './languages/index.ts';
import type { Language } from './languages/LanguageWords.ts';
import type { Token } from './tokens.ts';

/** Whoever asks is a child on the page beside somebody else: "me and my dog", "grandma and I baking", not "draw me a cat". */
export function namingOneself(tokens: readonly Token[], language: Language): Token[] {
  const { self, roles } = LANGUAGE_WORDS[language];
  const [words, ands] = [self.joined, roles.and].map((list) => new Set(list.split(', ')));
  const isAnd = (at: number): boolean => ands?.has(tokens[at]?.norm ?? '') === true;
  return tokens.map((token, at) => {
    const isJoined = words?.has(token.norm) === true && (isAnd(at - 1) || isAnd(at + 1));
    return isJoined ? { ...token, norm: self.as } : token;
  });
}

/** The same as the first word of what is described: "me riding a unicorn". */
export function beginningWithOneself(tokens: readonly Token[], language: Language): Token[] {
  const { self } = LANGUAGE_WORDS[language];
  const isFirst = tokens[1]?.kind === 'word' && self.first.split(', ').includes(tokens[0]?.norm ?? '');
  return tokens.map((token, at) => (isFirst && at === 0 ? { ...token, norm: self.as } : token));
}
