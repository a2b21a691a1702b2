import { LANGUAGE_WORDS } from '../languages/index.ts';
import type { Lexeme } from '../lexemes/lexemes.ts';
import type { Sentence } from './Sentence.ts';

/** "we are roasting marshmallows": who asks and those beside, all together, where something follows that they do. */
export function isUs(sentence: Sentence, { phrase }: Lexeme): boolean {
  const { language } = sentence;
  if (phrase !== LANGUAGE_WORDS[language].self.us) return false;
  const next = [1, 2, 3].map((steps) => sentence.ahead(steps)).find((each) => !isForm(each));
  return next?.senses.some((sense) => sense.kind === 'verb' && isDone(sense.form, language)) === true;
}

/** "we are", "we 're": no more than how something is said. */
function isForm(lexeme: Lexeme | undefined): boolean {
  return lexeme?.senses.some((sense) => sense.kind === 'role' && FORMS.has(sense.role)) === true;
}

const FORMS = new Set(['is', 'nothing']);

/** "we love sloths" tells what is asked for, and no English deed but one that goes on. */
function isDone(form: string, language: Sentence['language']): boolean {
  return language === 'en' ? form === 'going-on' : form === 'finite' || form === 'base';
}
