import { WRITING_CAPITALS, WRITING_WORDS } from '../languages/textWords.ts';
import type { Token } from './tokens.ts';

/** Whether a token is what somebody writes by the verb before it: "writing HELLO". */
export function isWritten(tokens: readonly Token[], at: number): boolean {
  const verb = tokens[at - 1]?.norm ?? '';
  if (WRITING_CAPITALS.has(verb)) return /^\p{Lu}{2,}$/u.test(tokens[at]?.raw ?? '');
  return WRITING_WORDS.has(verb) && isCapital(tokens[at]);
}

export function isCapital(token: Token | undefined): boolean {
  return /^\p{Lu}/u.test(token?.raw ?? '');
}
