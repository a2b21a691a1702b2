import { isArticle } from '../words/Sense.ts';
import type { Lexeme } from './lexemes.ts';

/**
 * "a two-headed dragon", "a three-tiered cake": the number is how many of a part one has, not how many there are, but for "two
 * winged horses". English.
 */
export function joinPartCounts(lexemes: readonly Lexeme[]): Lexeme[] {
  const joined: Lexeme[] = [];
  for (const [at, lexeme] of lexemes.entries()) {
    const count = joined.at(-1);
    const isCount = count?.senses.some(({ kind }) => kind === 'count') === true;
    const isMany = lexeme.plural || lexemes[at + 1]?.plural === true;
    const isOfOne = isArticled(joined.at(-2)) || !isMany;
    if (count !== undefined && isCount && isOfOne && PART_OF_ONE.test(lexeme.phrase))
      joined.splice(-1, 1, {
        ...lexeme,
        ...(NO_PART.test(lexeme.phrase) ? { kind: 'unknown', senses: [] } : {}),
        ...moreParts(lexeme.phrase, count),
        text: `${count.text} ${lexeme.text}`,
      });
    else joined.push(lexeme);
  }
  return joined;
}

/** "three-headed", "six armed": that is how many it has. */
function moreParts(phrase: string, { senses }: Lexeme): Partial<Lexeme> {
  const look = phrase === 'headed' ? 'heads' : phrase === 'armed' ? 'arms' : undefined;
  const count = senses.find((sense) => sense.kind === 'count');
  if (look === undefined || count?.kind !== 'count') return {};
  return { kind: 'known', senses: [{ kind: 'look', looks: { [look]: count.count }, look }] };
}

function isArticled(lexeme: Lexeme | undefined): boolean {
  return lexeme?.senses.some(isArticle) === true;
}

/** "eyed": said of who has so many. */
const PART_OF_ONE =
  /^(?:(?:ey|head|arm|legg|horn|tail|foot|hand|wing|wheel|tier|layer|point|hump|finger|mast)ed|stor(?:e?y|ied|eyed))(?: |$)/;
/** Floors of a house, and no tale; nobody tails anybody. */
const NO_PART = /^(?:stor(?:e?y|ied|eyed)|tailed)$/;
