import type { Sense } from '../words/Sense.ts';
import type { Lexeme } from './lexemes.ts';
import type { NameOf } from './NameOf.ts';

/**
 * Shows "doesn't want to eat his soup" and "hates broccoli" as somebody grumpy who looks at it: nobody does what they do not want.
 * Who does not want to get up is in bed. English.
 */
export function settleDislike(lexemes: readonly Lexeme[], nameOf: NameOf): Lexeme[] {
  const read: Lexeme[] = [];
  for (let at = 0; at < lexemes.length; ) {
    const end = endOfDislike(lexemes, at);
    if (end > at) {
      const disliked = lexemes[end];
      read.push(...instead(lexemes.slice(at, end), disliked, { nameOf, rest: lexemes.slice(end + 1) }));
      at = end + 1;
    } else {
      const lexeme = lexemes[at];
      if (lexeme !== undefined) read.push(lexeme);
      at += 1;
    }
  }
  return read;
}

/** Where "doesn't want to" or "hates" ends that begins at `at`; `at` where nothing does, or nothing follows it. */
function endOfDislike(lexemes: readonly Lexeme[], at: number): number {
  const isNot = lexemes[at]?.senses.some((sense) => sense.kind === 'role' && sense.role === 'not') === true;
  const isWish = WISHES.test(lexemes[at + 1]?.phrase ?? '');
  if (!DISLIKES.test(lexemes[at]?.phrase ?? '') && !(isNot && isWish)) return at;
  let end = isNot ? at + 2 : at + 1;
  while (LITTLE.test(lexemes[end]?.phrase ?? '')) end += 1;
  return lexemes[end] === undefined ? at : end;
}

function instead(
  said: readonly Lexeme[],
  disliked: Lexeme | undefined,
  { nameOf, rest }: { nameOf: NameOf; rest: readonly Lexeme[] },
): Lexeme[] {
  const made = (text: string, phrase: string): Lexeme => ({
    ...{ text, phrase, kind: 'known', senses: [], plural: false },
    ...nameOf(phrase),
  });
  if (disliked === undefined) return [...said];
  const text = said.map((lexeme) => lexeme.text).join(' ');
  const deed = disliked.senses.find((sense) => sense.kind === 'verb');
  if (deed?.kind === 'verb' && deed.verb === WAKING)
    return [made(`${text} ${disliked.text}`, 'sleeping'), made('in', 'in'), made('bed', 'bed')];
  const grumpy = made(text, 'grumpy');
  const nouns = disliked.senses.filter(isNoun);
  if (nouns.length > 0) return [grumpy, made('at', 'looking at'), { ...disliked, senses: nouns }];
  const isDoneToNext = rest.slice(0, NEAR).some(({ senses }) => senses.some(isNoun));
  return isDoneToNext
    ? [grumpy, made(disliked.text, 'looking at')]
    : [grumpy, { ...disliked, kind: 'known', senses: [{ kind: 'remark' }] }];
}

function isNoun({ kind }: Sense): boolean {
  return kind === 'thing';
}

const WISHES = /^(?:want|wanna|like|love|enjoy|feel like)$/;
const DISLIKES = /^(?:hates?|hated|hating|dislikes?|refus(?:e|es|ing))$/;
const LITTLE = /^(?:to|his|her|their|the|any|a)$/;
const WAKING = 'wake';
const NEAR = 3;
