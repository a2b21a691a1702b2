import { OF_SEVERAL } from '../languages/groupWords.ts';
import type { Lexeme } from '../lexemes/lexemes.ts';
import type { VerbForm } from '../words/inflect.ts';
import { isArticle } from '../words/Sense.ts';
import type { Sentence } from './Sentence.ts';

/** "baking a cake", by nobody who is named: a child does it, and two do what nobody does alone. */
export function someone(sentence: Sentence, lexeme: Lexeme, form: VerbForm): number[] | undefined {
  const { draft, previous, subject, language, lexemes, at } = sentence;
  const isAlone = previous === 'start' && subject.length === 0 && language === 'en';
  // "painting of a cat": what is painted, not who paints.
  const isOf = lexemes[at + 1]?.phrase === 'of';
  // "wash your hands", "we raise our hand": what a class is told.
  const isOnOne = lexeme.phrase.includes(' ');
  const isTold = isOnOne ? form !== 'done' : form === 'base' && lexemes[at + 1]?.senses.some(isArticle);
  if (!isAlone || (form !== 'going-on' && !isTold) || isOf) return undefined;
  const count = isOfSeveral(sentence) ? 2 : 1;
  return [draft.addThing({ key: SOMEONE, words: lexeme.text, count })];
}

const SOMEONE = 'child';

/** "walking hand in hand", "running in raincoats": whether more than one does it, and nobody is named for it. */
function isOfSeveral({ lexemes, draft }: Sentence): boolean {
  const isNamed = lexemes.some(({ senses }) =>
    senses.some((sense) => sense.kind === 'thing' && draft.recordOf(sense.keys[0] ?? '')?.kind === 'person'),
  );
  if (isNamed) return false;
  return lexemes.some(
    ({ phrase, plural, senses }, at) =>
      OF_SEVERAL.test(phrase) ||
      (plural &&
        WORN_IN.test(lexemes[at - 1]?.phrase ?? '') &&
        senses.some(
          (sense) =>
            sense.kind === 'thing' &&
            !sense.isPluralForOne &&
            draft.recordOf(sense.keys[0] ?? '')?.worn === 'body',
        )),
  );
}

const WORN_IN = /^(?:in|wearing|dressed in|in their|in our)$/;
