import type { Lexeme } from './lexemes.ts';
import type { NameOf } from './NameOf.ts';
import { recordOf } from './nouns.ts';

/** "three kittens, the little one is asleep", "a big dog and a little one": one of those named before, no child. English. */
export function littleOnes(lexemes: readonly Lexeme[], known: NameOf): Lexeme[] {
  return lexemes.flatMap((lexeme, at) => {
    if (lexeme.phrase !== 'little one' || !ARTICLE.test(lexemes[at - 1]?.phrase ?? '')) return [lexeme];
    const named = lexemes.slice(0, at).findLast(({ senses }) => senses[0]?.kind === 'thing');
    const kind = recordOf(named)?.kind;
    if (kind === undefined || kind === 'person') return [lexeme];
    return ['little', 'one'].flatMap((phrase) => {
      const name = known(phrase);
      return name === undefined ? [] : [{ ...name, text: phrase, phrase, kind: 'known' as const }];
    });
  });
}

const ARTICLE = /^(?:a|the)$/;
