import type { Lexeme } from './lexemes.ts';
import type { NameOf } from './NameOf.ts';
import { recordOf } from './nouns.ts';

/**
 * Makes "a strawberry with a door and windows" "a strawberry house": somebody lives in it, and no windows are beside it. English.
 */
export function housesByDoors(lexemes: readonly Lexeme[], known: NameOf): Lexeme[] {
  const house = known('house');
  const at = lexemes.findIndex((lexeme, index) => isHome(lexeme) && doorsAfter(lexemes, index) > 0);
  const home = lexemes[at];
  if (house === undefined || home === undefined || home.plural) return [...lexemes];
  const end = at + 1 + doorsAfter(lexemes, at);
  const text = lexemes
    .slice(at + 1, end)
    .map((one) => one.text)
    .join(' ');
  return [
    ...lexemes.slice(0, at + 1),
    { ...house, text, phrase: 'house', kind: 'known' },
    ...lexemes.slice(end),
  ];
}

/** How many words after "with" say that it has a door or windows; 0 where they do not. */
function doorsAfter(lexemes: readonly Lexeme[], at: number): number {
  if (lexemes[at + 1]?.phrase !== 'with') return 0;
  const rest = lexemes.slice(at + 2);
  const length = rest.findIndex(({ phrase }) => !OF_HOUSES.test(phrase));
  const said = length < 0 ? rest : rest.slice(0, length);
  const last = said.findLastIndex(({ phrase }) => DOOR.test(phrase));
  return last < 0 ? 0 : last + 2;
}

function isHome(lexeme: Lexeme): boolean {
  return HOMES.has(recordOf(lexeme)?.kind ?? '');
}

const HOMES: ReadonlySet<string> = new Set(['food', 'clothes', 'plant']);
const DOOR = /^(?:doors?|windows?|chimney|front door)$/;
const OF_HOUSES =
  /^(?:doors?|windows?|chimney|front door|an?|the|and(?: a)?|little|tiny|small|round|two|three|four|some)$/;
