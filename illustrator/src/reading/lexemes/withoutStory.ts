import { MINE } from '../languages/groupWords.ts';
import { LANGUAGE_WORDS } from '../languages/index.ts';
import type { Language } from '../languages/LanguageWords.ts';
import { AGED, ANYBODY, ARTICLES, ASKED, FOR_WHOM, LINKS, OURS, SO, TOLD } from '../languages/storyWords.ts';
import type { Token } from './tokens.ts';

/**
 * A description without what its asker tells of somebody first: "my daughter lost her cat. a cat with wings" is "a cat with wings",
 * "page for Noor, a girl" is "a girl". All of it stays where what follows speaks of them: "my son loves trains, he drives one".
 */
export function withoutStory(asked: readonly Token[], language: Language): readonly Token[] {
  const tokens = withoutAfterword(asked);
  const end = tokens.findIndex(({ kind, norm }) => kind === 'comma' || kind === 'stop' || SO.test(norm));
  const told = tokens.slice(0, end);
  const rest = tokens.slice(end + 1);
  const begin = rest.findIndex(({ norm }) => !SO.test(norm) && !ASKED.test(norm));
  const left = begin < 0 ? rest : rest.slice(begin);
  const isAsked = begin > 0 || SO.test(tokens[end]?.norm ?? '');
  const [mark, first] = [tokens[end], left[0]];
  if (end < 1 || mark === undefined || first?.kind !== 'word' || left.length < 2) return tokens;
  const text = told.map(({ norm }) => norm).join(' ');
  const [teller] = text.split(' ');
  const isMine =
    (MINE.test(teller ?? '') || ((first.norm === 'one' || isAsked) && ANYBODY.test(teller ?? ''))) &&
    TOLD.test(text);
  const isFor = FOR_WHOM.test(text);
  if (!isMine && !isFor) return tokens;
  // "my son loves cats, dogs and cars": a list goes on.
  const isNew = mark.kind === 'stop' || isFor || isAsked || ARTICLES.test(first.norm);
  const isOfThem = left.some(({ norm }) => !OURS.test(norm) && pronounsOf(language).has(norm));
  if (isMine && !isOfThem && first.norm === 'one') return [...loved(told, text), ...left.slice(1)];
  if (!isNew || (isMine && (isOfThem || MINE.test(first.norm)))) return tokens;
  return withoutStory(left, language);
}

/** "a castle, my daughter turns 4 on Sunday", "a hive, my class loves hives": without what is told last and shows nothing new. */
function withoutAfterword(tokens: readonly Token[]): readonly Token[] {
  const end = tokens.findLastIndex(({ kind }) => kind === 'comma' || kind === 'stop');
  const [before, after] = [tokens.slice(0, end), tokens.slice(end + 1)];
  const text = after.map(({ norm }) => norm).join(' ');
  if (end < 1 || !MINE.test(after[0]?.norm ?? '')) return tokens;
  const verb = TOLD.exec(text);
  const object = verb === null ? undefined : text.slice(verb.index + verb[0].length);
  const isNamed = before.some(({ norm }) => object !== undefined && norm.length > 2 && object.includes(norm));
  return AGED.test(text) || isNamed ? before : tokens;
}

/** "my son loves garbage trucks, one emptying a bin": a garbage truck. */
function loved(told: readonly Token[], text: string): readonly Token[] {
  const verb = TOLD.exec(text);
  const before = text.slice(0, (verb?.index ?? 0) + (verb?.[0].length ?? 0));
  const object = told.slice(before.trim().split(' ').length);
  const [link] = object;
  return [ONE, ...(LINKS.test(link?.norm ?? '') ? object.slice(1) : object)];
}

const ONE: Token = { raw: '1', norm: '1', kind: 'number' };

/** Those words of a language that stand for somebody who was named. */
function pronounsOf(language: Language): ReadonlySet<string> {
  const { it, them, him, its } = LANGUAGE_WORDS[language].roles;
  return new Set([it, them, him, its].flatMap((list) => list.split(', ')));
}
