import type { Lexeme } from './lexemes.ts';
import type { NameOf } from './NameOf.ts';

/** Reads "joyfully waves", "happily paints" as what is done: after an adverb no waves and no paints are named. English. */
export function deedsAfterAdverbs(lexemes: readonly Lexeme[], nameOf: NameOf): readonly Lexeme[] {
  return lexemes.map((lexeme, at) => {
    const verbs = lexeme.senses.filter((sense) => sense.kind === 'verb');
    const isNamed = lexeme.senses.some(({ kind }) => kind === 'thing');
    const isDeed = isNamed && verbs.length > 0 && isAdverb(lexemes[at - 1]?.phrase ?? '', nameOf);
    return isDeed ? { ...lexeme, senses: verbs } : lexeme;
  });
}

/** "joyfully" of "joyful", "happily" of "happy", "gently" of "gentle"; no "friendly", no "lovely". */
function isAdverb(phrase: string, nameOf: NameOf): boolean {
  const [, stem] = /^(\S{3,})ly$/.exec(phrase) ?? [];
  if (stem === undefined || phrase === 'lovely') return false;
  return [stem, stem.replace(/i$/, 'y'), `${stem}e`].some((adjective) =>
    nameOf(adjective)?.senses.some(({ kind }) => kind === 'look' || kind === 'remark'),
  );
}
