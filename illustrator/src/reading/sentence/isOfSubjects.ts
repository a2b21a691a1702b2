import type { Language } from '../languages/LanguageWords.ts';
import type { Lexeme } from '../lexemes/lexemes.ts';
import type { Sentence } from './Sentence.ts';

/** Whether "who" and "that" stand for those whom the sentence is about rather than for what was named last. */
export function isOfSubjects(sentence: Sentence, lexeme: Lexeme): boolean {
  return isOfAll(sentence, lexeme) || isOfWho(sentence, lexeme);
}

/** "un zorro y una liebre que patinan": by its verb both do it. */
function isOfAll({ language, lastRole, subject, ...sentence }: Sentence, { phrase }: Lexeme): boolean {
  const isOfSubject = lastRole === 'subject' && subject.length > 1;
  const verb = sentence.lexemes[sentence.at + 1]?.phrase ?? '';
  return isOfSubject && (/ are$/.test(phrase) || PLURAL_VERBS[language].test(verb));
}

/** "a monster under the bed who is scared": no bed. */
function isOfWho({ draft, last, subject }: Sentence, { phrase }: Lexeme): boolean {
  return /^who\b/.test(phrase) && !draft.isBeing(last[0]) && draft.isBeing(subject[0]);
}

/** How verbs end that are said of several. */
const PLURAL_VERBS: Readonly<Record<Language, RegExp>> = {
  en: /^(?!.*ing$).*[^s]$/,
  es: /n$/,
  fr: /(?:ent|ont)$/,
  de: /(?:n|sind)$/,
};
