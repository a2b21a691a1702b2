import { LANGUAGE_WORDS } from '../languages/index.ts';
import type { Language } from '../languages/LanguageWords.ts';
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

/** The same as the first word of what is described, and as whom something is done to: "me riding a unicorn", "mom hugging me". */
export function beginningWithOneself(tokens: readonly Token[], language: Language): Token[] {
  const { self, request } = LANGUAGE_WORDS[language];
  const [firsts, objects, asks] = [self.first, self.object, request.verbs].map(
    (list) => new Set(list.split(', ')),
  );
  return tokens.map((token, at) => {
    const before = tokens[at - 1];
    const isFirst = at === 0 && tokens[1]?.kind === 'word' && firsts?.has(token.norm);
    const isAsked = before?.kind !== 'word' || asks?.has(before.norm) || before.norm === 'for';
    // A forget-me-not is a flower, however it is spelled.
    const isName = token.joined !== undefined || tokens[at + 1]?.norm === 'not';
    const isObject = at > 1 && objects?.has(token.norm) && !isAsked && !isName;
    return isFirst || isObject ? { ...token, norm: self.as } : token;
  });
}
