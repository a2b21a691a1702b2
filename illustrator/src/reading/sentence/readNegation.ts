import { NOT_DOING } from '../languages/deedWords.ts';
import type { Lexeme } from '../lexemes/lexemes.ts';
import { isBeforeNoun, type Sense } from '../words/Sense.ts';
import type { Sentence } from './Sentence.ts';

/**
 * Reads "not" and its like. "not a dog" and "not wearing a hat" draw none, as "without a dog" does (true is returned, the noun comes
 * next); what somebody is not doing, or where they are not, is left undone with the word that says so.
 */
export function negates(sentence: Sentence, lexeme: Lexeme): boolean {
  const { draft, previous } = sentence;
  const next = sentence.ahead(1);
  // "don't worry": a deed, though that word may be a noun.
  const isOfDeed = NOT_DOING.test(lexeme.phrase);
  const isOfNoun = !isOfDeed && !next?.senses.some(isDoing);
  if (previous !== 'determiner' && isOfNoun && sentence.nextNoun() !== undefined) return true;
  if (isHaving(next) && (isThing(sentence.nextNoun(2)) || isDenial(sentence.ahead(2)))) {
    sentence.at += 1;
    return true;
  }
  if (isSaidAlready(sentence)) return false;
  const isSaid = next?.senses.some(
    (sense) => isDoing(sense) || isWhere(sense) || (isOfDeed && sense.kind === 'thing'),
  );
  if (next !== undefined && isSaid) {
    draft.addWord({ text: `${lexeme.text} ${next.text}` });
    sentence.at += 1;
    if (previous !== 'determiner') sentence.previous = 'noun';
  } else if (previous === 'determiner' || !isMere(next)) draft.addWord(lexeme);
  return false;
}

/** "trägt keinen Hut", "wears no hat": the verb says no more than "without" does. */
export function leaveHaving(sentence: Sentence): void {
  const { verb, verbs } = sentence;
  if (verb === undefined || verb.objects.length > 0) return;
  if (![...HAVING].some((key) => verbs.get(key) === verb.record)) return;
  verb.slot.meaning = { as: 'remark' };
  sentence.verb = undefined;
}

/** Verbs by which somebody has a thing, and does nothing with it. */
const HAVING: ReadonlySet<string> = new Set(['wear', 'hold', 'carry']);

function isHaving(lexeme: Lexeme | undefined): boolean {
  return (
    lexeme?.senses.some((sense) =>
      sense.kind === 'verb' ? HAVING.has(sense.verb) : sense.kind === 'role' && sense.role === 'has',
    ) === true
  );
}

/** "ne porte pas de chapeau": French says it twice. */
function isDenial(lexeme: Lexeme | undefined): boolean {
  return (
    lexeme?.senses.some(
      (sense) => sense.kind === 'role' && (sense.role === 'without' || sense.role === 'not'),
    ) === true
  );
}

function isThing(lexeme: Lexeme | undefined): boolean {
  return lexeme?.senses.some(({ kind }) => kind === 'thing') === true;
}

/** "ne dort pas": French says it twice. */
function isSaidAlready({ draft, language }: Sentence): boolean {
  const last = draft.words.at(-1);
  return language === 'fr' && last?.meaning.as === 'unknown' && /^n(?:e |['’ ])/i.test(last.text);
}

function isDoing({ kind }: Sense): boolean {
  return kind === 'verb';
}

function isWhere({ kind }: Sense): boolean {
  return kind === 'preposition';
}

/** Whether a word says what no line shows either way: "not scary", "not too hard". */
function isMere(lexeme: Lexeme | undefined): boolean {
  const senses = lexeme?.senses ?? [];
  return senses.length > 0 && senses.every(isMereSense);
}

function isMereSense(sense: Sense): boolean {
  return sense.kind === 'remark' || (sense.kind === 'role' && !isBeforeNoun(sense));
}
