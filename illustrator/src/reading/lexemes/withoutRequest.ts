import { LANGUAGE_WORDS } from '../languages/index.ts';
import type { Language, LanguageWords } from '../languages/LanguageWords.ts';
import type { Token } from './tokens.ts';

/**
 * A description without what asks us for it: "can you please draw me a cat" is "a cat". Where nothing but the request is
 * there, all of it stays, and without one everything does: "draw" is then what somebody on the page does.
 */
export function withoutRequest(typed: readonly Token[], language: Language): readonly Token[] {
  const tokens = requestWithin(typed, language);
  const { openings, verbs, rest } = REQUESTS[language];
  const opened = skip(tokens, 0, openings);
  if (opened === 0) return tokens;
  const asked = skip(tokens, opened, [...verbs, ...rest]);
  const description = tokens.slice(asked);
  // "Kannst du einen Hund malen": the verb comes last.
  const isLast = asked === opened && isVerb(description.at(-1), verbs);
  const left = isLast ? description.slice(0, -1) : description;
  return left.some(({ kind }) => kind === 'word' || kind === 'quote' || kind === 'emoji') ? left : tokens;
}

/** "my son is scared of dentists, can you draw a dentist": a request after what is told is parted from it by a stop. */
function requestWithin(tokens: readonly Token[], language: Language): readonly Token[] {
  const { openings, verbs, rest } = REQUESTS[language];
  const at = tokens.findIndex((_, index) => {
    const opened = index === 0 ? 0 : skip(tokens, index, openings);
    const isAsked = skip(tokens, opened, verbs) > opened || isVerb(tokens[opened - 1], verbs);
    return opened > index + 1 && isAsked;
  });
  if (at < 1) return tokens;
  const description = tokens.slice(skip(tokens, skip(tokens, at, openings), [...verbs, ...rest]));
  if (description.length === 0) return tokens;
  const before = tokens[at - 1]?.kind === 'word' ? tokens.slice(0, at) : tokens.slice(0, at - 1);
  return [...before, { raw: '.', norm: '.', kind: 'stop' }, ...description];
}

function isVerb(token: Token | undefined, verbs: readonly (readonly string[])[]): boolean {
  return verbs.some((verb) => verb.join(' ') === token?.norm);
}

/** The index after all phrases that follow one another from a token on. */
function skip(tokens: readonly Token[], at: number, phrases: readonly (readonly string[])[]): number {
  const found = phrases.find((phrase) => phrase.every((word, index) => tokens[at + index]?.norm === word));
  return found === undefined ? at : skip(tokens, at + found.length, phrases);
}

/** The longest first. */
function phrasesOf(list: string): string[][] {
  return list
    .split(', ')
    .map((phrase) => phrase.split(' '))
    .sort((one, other) => other.length - one.length);
}

const requestOf = ({ request: { openings, verbs, rest } }: LanguageWords) => ({
  openings: phrasesOf(openings),
  verbs: phrasesOf(verbs),
  rest: phrasesOf(rest),
});
const REQUESTS = {
  en: requestOf(LANGUAGE_WORDS.en),
  es: requestOf(LANGUAGE_WORDS.es),
  fr: requestOf(LANGUAGE_WORDS.fr),
  de: requestOf(LANGUAGE_WORDS.de),
};
