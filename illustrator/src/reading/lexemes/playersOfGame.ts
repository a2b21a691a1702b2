import { PETS } from '../languages/groupWords.ts';
import type { Lexeme } from './lexemes.ts';
import type { NameOf } from './NameOf.ts';
import { isBeing } from './nouns.ts';

/**
 * Makes "a boy playing soccer against a robot" "a boy and a robot playing soccer": both play,
 * nobody looks on. English.
 */
export function playersOfGame(lexemes: readonly Lexeme[], known: NameOf): Lexeme[] {
  const game = lexemes.findIndex((lexeme) => isGame(lexeme));
  const and = known('and');
  const before = lexemes[game - 1];
  const doer = before?.phrase === 'is' || before?.phrase === 'are' ? game - 2 : game - 1;
  if (game < 1 || and === undefined || !isBeing(lexemes[doer])) return [...lexemes];
  if (!WITH.test(lexemes[game + 1]?.phrase ?? '')) return [...lexemes];
  const end = lexemes.findIndex((lexeme, at) => at > game + 1 && lexeme.senses[0]?.kind === 'thing');
  const other = lexemes.slice(game + 2, end + 1);
  const isWhole = other.every(({ kind }) => kind === 'known') && lexemes[end + 1]?.kind !== 'possessive';
  // A boy's own dog runs along with the ball.
  const isPet = OWN.test(other[0]?.phrase ?? '') && PETS.test(lexemes[end]?.phrase ?? '');
  if (isPet) return [...lexemes];
  if (end < 0 || other.length > MOST || !isWhole || !isBeing(lexemes[end])) return [...lexemes];
  return [
    ...lexemes.slice(0, doer + 1),
    { ...and, text: lexemes[game + 1]?.text ?? 'and', phrase: 'and', kind: 'known' },
    ...other,
    ...lexemes.slice(doer + 1, game + 1),
    ...lexemes.slice(end + 1),
  ];
}

function isGame({ phrase, senses }: Lexeme): boolean {
  return GAME.test(phrase) && senses.some(({ kind }) => kind === 'verb');
}

/** An article, two adjectives and who it is. */
const MOST = 4;
const GAME =
  /^play(?:s|ing|ed)? (?:a game of )?(?:soccer|football|basketball|baseball|softball|tennis|table tennis|ping pong|hockey|ice hockey|volleyball|badminton|catch|frisbee|ball)$/;
const OWN = /^(?:his|her|its|their|my|our)$/;
const WITH = /^(?:with|against|versus|vs)$/;
