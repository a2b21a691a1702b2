import type { Language } from '../languages/LanguageWords.ts';
import type { Token } from './tokens.ts';

/**
 * "all four of us on one sled" are four children. Those who do what was named without anybody come before it: "sledding down a
 * hill, all four of us".
 */
export function countingUs(
  tokens: readonly Token[],
  language: Language,
  isCount: (word: string) => boolean,
): Token[] {
  const at = tokens.findIndex(
    ({ norm }, index) =>
      index > 0 &&
      norm === 'of' &&
      tokens[index + 1]?.norm === 'us' &&
      isCount(tokens[index - 1]?.norm ?? ''),
  );
  const number = tokens[at - 1];
  const [of, us] = [tokens[at], tokens[at + 1]];
  if (language !== 'en' || number === undefined || of === undefined || us === undefined) return [...tokens];
  const from = BEFORE.has(tokens[at - 2]?.norm ?? '') ? at - 2 : at - 1;
  const many: Token[] = [number, { ...us, raw: `${of.raw} ${us.raw}`, norm: 'children' }];
  const [before, after] = [tokens.slice(0, from), tokens.slice(at + 2)];
  const isDoing = /ing$/.test(before[0]?.norm ?? '') && before.at(-1)?.kind === 'comma';
  return isDoing ? [...many, ...before.slice(0, -1), ...after] : [...before, ...many, ...after];
}

const BEFORE = new Set(['all', 'the', 'both']);
