import { BOARDS, ON_WORDS } from '../languages/textWords.ts';
import type { TextsRead } from './readGreeting.ts';
import type { Token } from './tokens.ts';

/** "the letters on the blackboard": those of the alphabet, and no mail. */
export function lettersOnBoard(tokens: readonly Token[], at: number): TextsRead | undefined {
  const [on, ...next] = tokens.slice(at + 1, at + 4);
  const isOnBoard = ON_WORDS.has(on?.norm ?? '') && next.some(({ norm }) => BOARDS.has(norm));
  return isOnBoard ? { texts: ['ABC'], end: at + 1 } : undefined;
}
