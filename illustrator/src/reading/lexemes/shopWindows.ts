import type { Lexeme } from './lexemes.ts';
import type { NameOf } from './NameOf.ts';

/**
 * "a toy store window with a train", "a pet shop with puppies in the window": the shop is seen from the street, with what is
 * in its window. English.
 */
export function shopWindows(lexemes: readonly Lexeme[], known: NameOf): Lexeme[] {
  const at = lexemes.findIndex(({ phrase, kind }) => kind === 'known' && SHOPS.test(phrase));
  const [shop, front] = [lexemes[at], known('shop window')];
  const window = lexemes.findIndex(({ phrase }, index) => index > at && WINDOWS.test(phrase));
  if (shop === undefined || front === undefined || window < 0) return [...lexemes];
  const before = lexemes.slice(at + 1, window).map(({ phrase }) => phrase);
  const isNext = before.length === 0;
  if (!isNext && !/ in (?:the|its|his|her)$/.test(before.join(' '))) return [...lexemes];
  const seen: Lexeme = { ...shop, ...front, phrase: 'shop window' };
  const text = `${shop.text} ${lexemes[window]?.text}`;
  const said = isNext ? [] : lexemes.slice(at + 1, window - 2);
  const rest = [...said, ...lexemes.slice(window + 1)];
  const [first] = rest;
  const filled = known('full of');
  // What comes with it is in the window, also what would grow before a house.
  if (first?.phrase === 'with' && filled !== undefined) rest[0] = { ...first, ...filled };
  return [...lexemes.slice(0, at), isNext ? { ...seen, text } : seen, ...rest];
}

const SHOPS = /(?:^|\b)(?:shop|store|bookstore|bakery|boutique|cafe|florist|patisserie)$/;
const WINDOWS = /^(?:front |shop |store |display )?windows?$|^display$/;
