import { BEINGS } from '../../things/beings.ts';
import type { Things } from '../../things/Things.ts';
import { LANGUAGE_WORDS } from '../languages/index.ts';
import { isGoingOn } from '../words/Sense.ts';
import type { Lexeme } from './lexemes.ts';

/**
 * Reads "a crocodiles mouth" as the crocodile's mouth and "grandpas slipper" as grandpa's: a living thing in the plural, right before
 * a part or before what can only be one thing, has lost its apostrophe.
 */
export function settlePossessives(lexemes: readonly Lexeme[], things: Things): Lexeme[] {
  return lexemes.flatMap((lexeme, at) => {
    const next = lexemes[at + 1];
    if (next === undefined || !isManyForOne(lexeme)) return [lexeme];
    const before = lexemes[at - 1]?.senses ?? [];
    const isOne = before.some(
      (sense) => sense.kind === 'role' && (sense.role === 'a' || sense.role === 'its'),
    );
    const isCounted = before.some(({ kind }) => kind === 'count');
    const isPart = next.senses.some(({ kind }) => kind === 'part' || kind === 'feature');
    const isFed = lexemes.slice(Math.max(0, at - 2), at).some(isFeeding);
    const isOwner = !isCounted && !isFed && isAlive(lexeme, things) && isOneThing(next, things);
    // "a teddy bears heart".
    // "a boys temperature": no article is before many.
    const isSingle =
      before.some((sense) => sense.kind === 'role' && sense.role === 'a') && next.kind === 'unknown';
    // "holding mommys hand": there is but one of her.
    const isHad = isPart || next.senses.some(({ kind }) => kind === 'thing');
    const isKin = !isCounted && isHad && PARENTS.has(lexeme.phrase) && !next.senses.some(isGoingOn);
    const isPartOfOne = isSingle || isKin || (isOne && (isPart || (isSymbol(next, things) && !next.plural)));
    // "sparklers in the kids hands": of all of them where there are as many hands.
    const isOfMany = isPart && isInThe(lexemes, at) && isAlive(lexeme, things);
    if (!isPartOfOne && !isOwner && !isOfMany) return [lexeme];
    const own: Lexeme = { text: '', phrase: '', kind: 'possessive', senses: [], plural: false };
    return [{ ...lexeme, plural: isOfMany && next.plural }, own];
  });
}

/** Whether "in the" or "on the" comes right before. */
function isInThe(lexemes: readonly Lexeme[], at: number): boolean {
  const isThe = lexemes[at - 1]?.senses.some((sense) => sense.kind === 'role' && sense.role === 'the');
  const isPlace = lexemes[at - 2]?.senses.some(
    (sense) => sense.kind === 'preposition' && (sense.preposition === 'in' || sense.preposition === 'on'),
  );
  return isThe === true && isPlace === true;
}

/** Plurals of what one calls one's own parents. */
const PARENTS: ReadonlySet<string> = new Set(
  [...LANGUAGE_WORDS.en.parents.split(', '), 'grandma', 'grandpa', 'granny', 'nana', 'opa', 'oma'].map(
    (name) => `${name}s`,
  ),
);

/** "feeding the ducks bread": whom, then what with. */
function isFeeding({ senses }: Lexeme): boolean {
  return senses.some((sense) => sense.kind === 'verb' && sense.verb === 'feed');
}

function isManyForOne({ senses, plural, phrase }: Lexeme): boolean {
  const isThing = senses.some((sense) => sense.kind === 'thing' && sense.isPluralForOne !== true);
  return isThing && plural && /s$/.test(phrase);
}

function isAlive({ senses }: Lexeme, things: Things): boolean {
  return senses.every(
    (sense) => sense.kind === 'thing' && sense.keys.every((key) => BEINGS.has(things.get(key)?.kind ?? '')),
  );
}

function isSymbol({ senses }: Lexeme, things: Things): boolean {
  return senses.some((sense) => sense.kind === 'thing' && things.get(sense.keys[0] ?? '')?.kind === 'symbol');
}

/** Nobody is owned but animals: "kids soccer team" is a team of kids. */
function isOneThing({ senses, plural, kind }: Lexeme, things: Things): boolean {
  if (kind !== 'known' || plural || senses.length === 0) return false;
  return senses.every(
    (sense) => sense.kind === 'thing' && sense.keys.every((key) => things.get(key)?.kind !== 'person'),
  );
}
