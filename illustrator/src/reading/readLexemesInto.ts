import { chooseSense } from './chooseSense.ts';
import type { Draft } from './Draft.ts';
import type { Language } from './languages/LanguageWords.ts';
import type { Lexeme } from './lexemes.ts';
import { readNoun } from './readNoun.ts';
import { readPreposition } from './readPreposition.ts';
import { readQuality } from './readQuality.ts';
import { endSentence, join, readRole } from './readRole.ts';
import { readVerb } from './readVerb.ts';
import { Sentence } from './Sentence.ts';
import type { VerbRecord } from './verbSchema.ts';

/** Reads lexemes from the left into a draft. */
export function readLexemesInto(
  draft: Draft,
  facts: { lexemes: readonly Lexeme[]; language: Language; verbs: ReadonlyMap<string, VerbRecord> },
): void {
  const sentence = new Sentence({ draft, ...facts });
  for (; sentence.at < facts.lexemes.length; sentence.at += 1) {
    const lexeme = facts.lexemes[sentence.at];
    if (lexeme !== undefined) readOne(sentence, lexeme);
  }
  endSentence(sentence);
}

function readOne(sentence: Sentence, lexeme: Lexeme): void {
  switch (lexeme.kind) {
    case 'known':
      readKnown(sentence, lexeme);
      return;
    case 'texts':
      sentence.draft.addWord(lexeme, { as: 'text', text: sentence.draft.texts.length });
      sentence.draft.texts.push(...(lexeme.texts ?? []));
      sentence.preposition = undefined;
      sentence.takeModifiers();
      sentence.previous = 'noun';
      return;
    case 'possessive':
      readPossessive(sentence);
      return;
    case 'comma':
      join(sentence, 'comma');
      return;
    case 'stop':
      endSentence(sentence);
      return;
    case 'unknown':
      readUnknown(sentence, lexeme);
  }
}

function readKnown(sentence: Sentence, lexeme: Lexeme): void {
  const sense = chooseSense(sentence, lexeme);
  switch (sense?.kind) {
    case 'thing':
      readNoun(sentence, lexeme, sense);
      return;
    case 'verb':
      readVerb(sentence, lexeme, sense);
      return;
    case 'preposition':
      readPreposition(sentence, lexeme, sense.preposition);
      return;
    case 'role':
      readRole(sentence, lexeme, sense.role);
      return;
    case 'setting':
      readSetting(sentence, lexeme, sense.setting);
      return;
    default:
      readQuality(sentence, lexeme, sense);
  }
}

function readSetting(sentence: Sentence, lexeme: Lexeme, setting: string): void {
  const { draft, preposition } = sentence;
  const slot = draft.addWord(lexeme);
  sentence.takeModifiers();
  sentence.preposition = undefined;
  sentence.previous = 'noun';
  sentence.joint = undefined;
  if (preposition?.preposition === 'without') return;
  draft.settings.push(setting);
  slot.meaning = { as: 'setting' };
  if (preposition?.slot?.meaning.as === 'unknown') preposition.slot.meaning = { as: 'setting' };
}

/** "the bear's picnic": what follows comes with it; "the bear's sleeping" is what it does. */
function readPossessive(sentence: Sentence): void {
  const next = sentence.ahead(1);
  const isDoing =
    next?.kind === 'known' && next.senses.some((sense) => sense.kind === 'verb' && sense.form === 'going-on');
  if (isDoing || sentence.last.length === 0) return;
  sentence.preposition = { preposition: 'with', hosts: [...sentence.last], slot: undefined };
  sentence.modifiers.determiner = 'its';
  sentence.previous = 'preposition';
}

/** An unknown word is not done; in -ing after a thing it is something that it does. */
function readUnknown(sentence: Sentence, lexeme: Lexeme): void {
  const { draft, preposition, last } = sentence;
  const slot = draft.words.at(-1);
  const before = sentence.ahead(-1);
  if (before?.kind === 'unknown' && slot !== undefined) slot.text = `${slot.text} ${lexeme.text}`;
  else draft.addWord(lexeme);
  const isName = /^\p{Lu}\p{Ll}/u.test(lexeme.text) && sentence.ahead(1)?.phrase === 'the';
  if (isName) draft.words.pop();
  if (sentence.nextNoun() !== undefined && sentence.previous !== 'noun') return;
  if (DOING.test(lexeme.text) && sentence.previous === 'noun' && last.length > 0) {
    sentence.preposition = { preposition: 'next-to', hosts: [...last], slot: undefined };
    sentence.previous = 'preposition';
    return;
  }
  void preposition;
  sentence.preposition = undefined;
  sentence.takeModifiers();
  sentence.previous = 'noun';
}

const DOING = /^\p{L}{3,}ing$/u;
