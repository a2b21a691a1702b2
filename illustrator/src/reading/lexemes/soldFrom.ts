import type { Lexeme } from './lexemes.ts';
import type { NameOf } from './NameOf.ts';

/** "ice cream from a truck", "lemonade at a stand": what sells it is called by it, where there is such a thing. */
export function soldFrom(lexemes: readonly Lexeme[], known: NameOf): Lexeme[] {
  return lexemes.map((seller, at) => {
    const before = lexemes.slice(Math.max(0, at - 3), at).filter(({ phrase }) => !ARTICLE.test(phrase));
    const [ware, link] = before.slice(-2);
    if (ware === undefined || !LINK.test(link?.phrase ?? '') || !SELLER.test(seller.phrase)) return seller;
    const name = known(`${ware.phrase.replace(/s$/, '')} ${seller.phrase}`);
    return name?.senses.some(({ kind }) => kind === 'thing') ? { ...seller, ...name } : seller;
  });
}

const SELLER = /^(?:truck|van|cart|stand|stall|booth|shop|store|kiosk)$/;
const LINK = /^(?:from|at)$/;
const ARTICLE = /^(?:a|an|the|her|his|their|our|my)$/;
