import type { Entry } from '../words/Lexicon.ts';
import type { Lexeme } from './lexemes.ts';
import { isThing } from './nouns.ts';

/**
 * Reads "jumping from one lily pad to another" and "flying from flower to flower" as between two of them; who swings "from branch
 * to branch" hangs there. English.
 */
export function fromOneToAnother(
  lexemes: readonly Lexeme[],
  nameOf: (phrase: string) => Entry | undefined,
): readonly Lexeme[] {
  for (let at = 0; at < lexemes.length; at += 1) {
    const [from, found] = [lexemes[at], wayAt(lexemes, at)];
    if (from === undefined || found === undefined) continue;
    const between = word(from, nameOf('between'), 'between');
    const isBare = from.phrase === 'from';
    return [
      ...lexemes.slice(0, at),
      ...(isBare ? [between] : [from]),
      word(found.noun, nameOf('two'), 'two'),
      { ...found.noun, plural: true },
      ...lexemes.slice(found.end),
    ];
  }
  return lexemes;
}

function word({ text }: Lexeme, entry: Entry | undefined, phrase: string): Lexeme {
  return { text, phrase, kind: 'known', senses: entry?.senses ?? [], plural: false };
}

/** What one goes from and to, and where that ends. */
function wayAt(lexemes: readonly Lexeme[], at: number): { noun: Lexeme; end: number } | undefined {
  if (!FROM.test(lexemes[at]?.phrase ?? '')) return undefined;
  const first = ONE.test(lexemes[at + 1]?.phrase ?? '') ? at + 2 : at + 1;
  const [noun, to, goal, last] = lexemes.slice(first, first + 4);
  if (noun === undefined || goal === undefined || !isThing(noun) || to?.phrase !== 'to') return undefined;
  if (goal.phrase === noun.phrase) return { noun, end: first + 3 };
  if (!OTHER.test(goal.phrase) || first === at + 1) return undefined;
  const isNamed = last?.phrase === noun.phrase || ONE.test(last?.phrase ?? '');
  return { noun, end: first + (isNamed ? 4 : 3) };
}

const FROM = /(?:^| )from$/;
const ONE = /^(?:one|a|an)$/;
const OTHER = /^(?:another|(?:the )?(?:next|other))(?: one)?$/;
