import { BEINGS } from '../../things/beings.ts';
import { AFTER_NAME } from '../languages/articleWords.ts';
import { FOR } from '../languages/deedWords.ts';
import { bearerOf } from '../languages/givenNames.ts';
import { FAMILY, MINE, PETS } from '../languages/groupWords.ts';
import { foldWord } from '../words/fold.ts';
import { isArticle, isBeforeNoun, type Sense } from '../words/Sense.ts';
import type { Lexeme } from './lexemes.ts';
import { recordOf } from './nouns.ts';

/**
 * Makes a first name a child: "Emma riding a unicorn" is a girl's ride. Where the name only says what somebody else is called
 * ("my dog Oliver", "Oliver the dog"), whose something is or whom it is for, nobody is drawn for it. A name alone says
 * nothing of what to draw.
 */
export function settleGivenNames(lexemes: readonly Lexeme[]): readonly Lexeme[] {
  if (lexemes.length === 1) return lexemes;
  return lexemes.map((lexeme, at) => {
    if (isForChild(lexemes, at)) return { ...lexeme, kind: 'unknown', senses: [] };
    if (isCalledSo(lexemes, at))
      return { ...lexeme, kind: 'known', senses: [{ kind: 'remark' }], plural: false };
    const isName = lexeme.kind === 'unknown' || isChild(lexemes, at);
    const bearer = isName ? bearerOf(foldWord(lexeme.text)) : undefined;
    if (bearer === undefined || isNameOf(lexemes[at - 1]) || isNamed(lexemes[at + 1])) return lexeme;
    return { ...lexeme, kind: 'known', senses: [{ kind: 'thing', keys: [bearer] }] };
  });
}

/** "my cat Whiskers": a thing with a capital right after who is written without one is what that one is called; after one's own pet also without ("my cat biscuit"), what is no word after one's family too ("my son Jaxon"). */
function isCalledSo(lexemes: readonly Lexeme[], at: number): boolean {
  const [before, lexeme, after] = [lexemes[at - 1], lexemes[at], lexemes[at + 1]];
  const isMine = MINE.test(lexemes[at - 2]?.text ?? '');
  const isPet = isMine && PETS.test(before?.text ?? '');
  const isNoWord = lexeme?.kind === 'unknown' && (isPet || (isMine && FAMILY.test(before?.text ?? '')));
  if (isNoWord && before?.senses.some(isThing)) return !after?.senses.some(isThing);
  const isCapital =
    lexeme !== undefined && (/^\p{Lu}(?:\p{Ll}+|\p{Lu}+)$/u.test(lexeme.text) || (isPet && !lexeme.plural));
  const isBearer = before?.senses.some(isThing) === true && /^\p{Ll}/u.test(before.text) && !before.plural;
  // "Luna the cat": the moon is not there.
  if (isCapital && isNothingElse(lexeme) && isNameOfNext(lexemes, at)) return true;
  const owner = lexemes[at - 2];
  const isOwn = owner?.senses.some(isArticle) === true || OWN.test(owner?.phrase ?? '');
  return isCapital && isBearer && isOwn && isNothingElse(lexeme) && !after?.senses.some(isThing);
}

/** Whether a word for a thing is what a being is called whose kind comes next. */
function isNameOfNext(lexemes: readonly Lexeme[], at: number): boolean {
  if (lexemes[at]?.plural || BEINGS.has(recordOf(lexemes[at])?.kind ?? '')) return false;
  if (!AFTER_NAME.test(lexemes[at + 1]?.phrase ?? '')) return false;
  let next = at + 2;
  while (lexemes[next]?.senses.some(isBeforeNoun)) next += 1;
  return BEINGS.has(recordOf(lexemes[next])?.kind ?? '');
}

/** "a unicorn for Lily and Max": a word that may be a first name, without an article. */
function isForChild(lexemes: readonly Lexeme[], at: number): boolean {
  const [before, lexeme] = [lexemes[at - 1], lexemes[at]];
  if (lexeme === undefined || lexeme.plural || !(lexeme.kind === 'unknown' || isNothingElse(lexeme)))
    return false;
  if (bearerOf(foldWord(lexeme.text)) === undefined) return false;
  const isAnd = before?.senses.some((sense) => sense.kind === 'role' && sense.role === 'and') === true;
  return FOR.test(before?.phrase ?? '') || (isAnd && isForChild(lexemes, at - 2));
}

/** "Lily and her dog", "a castle with Rose in it": a child rather than a flower. */
function isChild(lexemes: readonly Lexeme[], at: number): boolean {
  const [before, lexeme, after, next] = [lexemes[at - 1], lexemes[at], lexemes[at + 1], lexemes[at + 2]];
  if (lexeme === undefined || lexeme.plural || !isNothingElse(lexeme)) return false;
  // "with Mary, Joseph and baby Jesus": somebody of that name is meant by what else is there.
  if (recordOf(lexeme)?.kind === 'person') return false;
  if (OWN.test(after?.phrase ?? '')) return true;
  if (!/^\p{Lu}\p{Ll}+$/u.test(lexeme.text)) return false;
  // "Rose riding a unicorn" against "Rose growing in a garden".
  if (before === undefined)
    return /^\p{Ll}/u.test(after?.text ?? '') && isVerb(after) && next?.senses.some(isArticle) === true;
  return /^\p{Ll}/u.test(before.text) && isLink(before);
}

function isVerb(lexeme: Lexeme | undefined): boolean {
  return lexeme?.senses.some(({ kind }) => kind === 'verb') === true;
}

/** Whether a word may stand right before a name. */
function isLink({ senses }: Lexeme): boolean {
  return senses.some(({ kind }) => kind === 'preposition' || kind === 'verb') || senses.some(isLinkingRole);
}

function isLinkingRole(sense: Sense): boolean {
  return sense.kind === 'role' && LINKS.has(sense.role);
}

const LINKS: ReadonlySet<string> = new Set(['and', 'with', 'nothing', 'while']);
const OWN = /^and (?:her|his|their)$/;

/** A thing or a part of one, and nothing that somebody does. */
function isNothingElse({ senses }: Lexeme): boolean {
  return (
    senses.length > 0 &&
    senses.every(
      (sense) =>
        isThing(sense) || sense.kind === 'part' || sense.kind === 'modifier' || sense.kind === 'remark',
    )
  );
}

function isThing({ kind }: Sense): boolean {
  return kind === 'thing';
}

/** Whether a word before a name makes it the name of somebody who is there already, or of somebody else. */
function isNameOf(before: Lexeme | undefined): boolean {
  return (
    before?.senses.some(({ kind }) => kind === 'thing') === true || FOR_OR_FROM.test(before?.phrase ?? '')
  );
}

/** Whether a word after a name says who bears it, or what its bearer owns. */
function isNamed(after: Lexeme | undefined): boolean {
  return after?.kind === 'possessive' || after?.senses.some(isThe) === true;
}

function isThe(sense: Sense): boolean {
  return sense.kind === 'role' && sense.role === 'the';
}

/** Folded. */
const FOR_OR_FROM = /^(?:for|from|para|pour|fur|von|de)$/;
