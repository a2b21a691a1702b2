import { ABSTRACT, COMMENTS, MAKING, PATTERNED, PATTERNS, SHOWING } from '../languages/captionWords.ts';
import { isRoleWith, type Sense } from '../words/Sense.ts';
import type { Lexeme } from './lexemes.ts';
import type { NameOf } from './NameOf.ts';

/**
 * Reads ", showcasing its claws" as "with its claws", "creating a cozy forest scene" as "in a forest", and leaves what is no more
 * than praise undrawn and untold: "capturing its charm". English.
 */
export function commentsOnPicture(lexemes: readonly Lexeme[], nameOf: NameOf): readonly Lexeme[] {
  const read = [...lexemes];
  for (const [at, lexeme] of lexemes.entries()) {
    const isShowing = SHOWING.test(lexeme.phrase);
    if (at === 0 || (!isShowing && !lexeme.senses.some(isRoleWith))) continue;
    const clause = clauseAfter(lexemes, at);
    if (!isShowing) {
      praise(read, at, clause);
      continue;
    }
    // "a girl adding", "creating in the snow": somebody does that there.
    if (clause[0] === undefined || clause[0].senses.some(isPlacing)) continue;
    const named = clause.find(({ senses }) => isSeen(senses[0]));
    // "creating a snowman": that is done.
    if (named?.senses[0]?.kind === 'thing' && (lexeme.kind === 'known' || MAKING.test(lexeme.phrase)))
      continue;
    const link = named === undefined ? undefined : linkTo(named.senses[0]);
    read[at] = { ...lexeme, kind: 'known', senses: [REMARK], plural: false };
    const said = link === undefined ? undefined : nameOf(link);
    if (link !== undefined && said !== undefined)
      read[at] = { ...lexeme, ...said, phrase: link, kind: 'known' };
    for (const [index, word] of clause.entries())
      if (isPraise(word) || (named === undefined && ABSTRACT.test(word.phrase) && !isSeen(word.senses[0])))
        read[at + 1 + index] = { ...word, kind: 'known', senses: [REMARK], plural: false };
  }
  return read;
}

function isPlacing(sense: Sense): boolean {
  return sense.kind === 'preposition' || (sense.kind === 'setting' && sense.isPhrase === true);
}

/** "with intricate patterns", "with a sleek design": nothing beside it; patterns fill all of it. */
function praise(read: Lexeme[], at: number, clause: readonly Lexeme[]): void {
  const isAll = clause.every((word) => isPraise(word) || word.senses.some(({ kind }) => SAID.has(kind)));
  const noun = clause.at(-1);
  if (noun === undefined || !isAll || !ABSTRACT.test(noun.phrase) || noun.kind !== 'unknown') return;
  const isPattern = PATTERNS.test(noun.phrase) && clause.some(({ phrase }) => PATTERNED.test(phrase));
  for (const [index, word] of clause.entries()) {
    const senses: Sense[] = word === noun && isPattern ? [{ kind: 'style', style: 'detailed' }] : [REMARK];
    if (word.kind === 'unknown') read[at + 1 + index] = { ...word, kind: 'known', senses, plural: false };
  }
}

/** What an adjective of such a noun may be, and its article. */
const SAID: ReadonlySet<Sense['kind']> = new Set(['remark', 'style', 'role', 'count']);

const REMARK: Sense = { kind: 'remark' };

/** The words up to where a clause ends. */
function clauseAfter(lexemes: readonly Lexeme[], at: number): readonly Lexeme[] {
  const end = lexemes.findIndex(
    ({ kind, senses }, index) =>
      index > at &&
      (kind === 'comma' ||
        kind === 'stop' ||
        senses.some((sense) => sense.kind === 'role' && ENDS.has(sense.role))),
  );
  return lexemes.slice(at + 1, end < 0 ? lexemes.length : end);
}

const ENDS: ReadonlySet<string> = new Set(['with', 'while', 'who', 'and']);

/** What a picture shows. */
function isSeen(sense: Sense | undefined): boolean {
  return sense !== undefined && SEEN.has(sense.kind);
}

const SEEN: ReadonlySet<Sense['kind']> = new Set(['thing', 'setting', 'part', 'feature']);

/** How what is named goes with what was named before. */
function linkTo(sense: Sense | undefined): string {
  return sense?.kind === 'setting' ? 'in' : 'with';
}

function isPraise({ kind, phrase }: Lexeme): boolean {
  return kind === 'unknown' && (COMMENTS.test(phrase) || ABSTRACT.test(phrase));
}
