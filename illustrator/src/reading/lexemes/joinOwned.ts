import type { Lexeme } from './lexemes.ts';

type Known = Pick<Lexeme, 'senses' | 'plural'> | undefined;

/** Makes "a bird's nest" and "a firefighter's hat" the name of one thing, where it is one. */
export function joinOwned(lexemes: readonly Lexeme[], known: (phrase: string) => Known): Lexeme[] {
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
    const name =
      own?.kind === 'possessive' && owned !== undefined
        ? (known(`${lexeme.phrase} ${owned.phrase}`) ?? known(`${lexeme.phrase}s ${owned.phrase}`))
        : undefined;
    const isThing = name?.senses.some(({ kind }) => kind === 'thing' || kind === 'setting') === true;
    // "out of a magician's hat": his own.
    const isFrom = /(?:^| )out of$/.test(lexemes[at - 2]?.phrase ?? '');
    if (name === undefined || owned === undefined || !isThing || isFrom) {
      joined.push(lexeme);
      continue;
    }
    const text = `${lexeme.text}’s ${owned.text}`;
    joined.push({ ...lexeme, ...name, text, phrase: `${lexeme.phrase} ${owned.phrase}` });
    at += 2;
  }
  return joined;
}
