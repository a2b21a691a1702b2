import { SINGLE_NUMBERS, TEENS, TENS } from '../languages/textWords.ts';
import type { TextsRead } from './readGreeting.ts';
import type { Token } from './tokens.ts';

/** "seven", "thirteen", "forty". */
export function numberNamed(norm: string): number | undefined {
  const [single, teen, tens] = [SINGLE_NUMBERS, TEENS, TENS].map((names) => names.indexOf(norm));
  if (single !== undefined && single >= 0) return single + 1;
  if (teen !== undefined && teen >= 0) return teen + 13;
  return tens !== undefined && tens >= 0 ? 10 * (tens + 2) : undefined;
}

/** "thirty-four", "twenty one": one number. */
export function tensAt(tokens: readonly Token[], at: number): TextsRead | undefined {
  const tens = TENS.indexOf(tokens[at]?.norm ?? '');
  const unit = SINGLE_NUMBERS.indexOf(tokens[at + 1]?.norm ?? '') + 1;
  if (tens < 0 || unit < 1 || unit > 9) return undefined;
  return { texts: [String(10 * (tens + 2) + unit)], end: at + 2 };
}
