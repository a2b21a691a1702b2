import type { Lexeme } from './lexemes.ts';

/** "a two-headed dragon", "a three-tiered cake": the number is how many of a part one has, not how many there are. English. */
export function joinPartCounts(lexemes: readonly Lexeme[]): Lexeme[] {
  const joined: Lexeme[] = [];
  for (const lexeme of lexemes) {
    const count = joined.at(-1);
    const isCount = count?.senses.some(({ kind }) => kind === 'count') === true;
    if (count !== undefined && isCount && PART_OF_ONE.test(lexeme.phrase))
      joined.splice(-1, 1, {
        ...lexeme,
        ...(FLOORS.test(lexeme.phrase) ? { kind: 'unknown', senses: [] } : {}),
        text: `${count.text} ${lexeme.text}`,
      });
    else joined.push(lexeme);
  }
  return joined;
}

/** "eyed": said of who has so many. */
const PART_OF_ONE =
  /^(?:(?:ey|head|arm|legg|horn|tail|foot|hand|wing|wheel|tier|layer|point|hump|finger|mast)ed|stor(?:e?y|ied|eyed))(?: |$)/;
/** Of a house, and no tale. */
const FLOORS = /^stor(?:e?y|ied|eyed)$/;
