import type { Lexeme } from './lexemes.ts';
import type { NameOf } from './NameOf.ts';

/** Makes "a bird's nest", "a firefighter's hat" and "a castle made of sand" the name of one thing, where it is one. */
export function joinOwned(lexemes: readonly Lexeme[], known: NameOf): Lexeme[] {
  const joined: Lexeme[] = [];
  for (let at = 0; at < lexemes.length; at += 1) {
    const [lexeme, own, owned] = lexemes.slice(at, at + 3);
    if (lexeme === undefined) continue;
    // "someone's lost mitten": nobody on the page.
    if (own?.kind === 'possessive' && /^some(?:one|body)$/.test(lexeme.phrase)) {
      joined.push({ ...lexeme, senses: [{ kind: 'remark' }] });
      at += 1;
      continue;
    }
    const name = owned && nameOf({ lexeme, link: own, owned }, known);
    const isThing = name?.senses.some(({ kind }) => kind === 'thing' || kind === 'setting') === true;
    // "out of a magician's hat": his own.
    const isFrom = /(?:^| )out of$/.test(lexemes[at - 2]?.phrase ?? '');
    if (name === undefined || owned === undefined || !isThing || isFrom) {
      joined.push(lexeme);
      continue;
    }
    const text = own?.kind === 'possessive' ? `${lexeme.text}’s ${owned.text}` : textOf([lexeme, own, owned]);
    joined.push({ ...lexeme, ...name, text, phrase: `${lexeme.phrase} ${owned.phrase}` });
    at += 2;
  }
  return joined;
}

/** What two nouns and the word between them are called as one thing. */
function nameOf(
  { lexeme, link, owned }: { lexeme: Lexeme; link: Lexeme | undefined; owned: Lexeme },
  known: NameOf,
): ReturnType<NameOf> {
  if (link?.kind === 'possessive')
    return known(`${lexeme.phrase} ${owned.phrase}`) ?? known(`${lexeme.phrase}s ${owned.phrase}`);
  const isMade = link?.senses.some(
    (sense) => sense.kind === 'preposition' && sense.preposition === 'made-of',
  );
  const name = isMade ? known(`${owned.phrase} ${lexeme.phrase}`) : undefined;
  return name && { ...name, plural: lexeme.plural };
}

function textOf(lexemes: readonly (Lexeme | undefined)[]): string {
  return lexemes.map((lexeme) => lexeme?.text).join(' ');
}
