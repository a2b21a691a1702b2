import { randomInteger } from '../../random.ts';

/** The human check of the sign-up card: the sum of two whole numbers. */
export interface MathChallenge {
  readonly a: number;
  readonly b: number;
}

const MIN_OPERAND = 1;
const MAX_OPERAND = 10;

/** A new question with operands from 1 to 10 (specification, section 9). */
export function createChallenge(): MathChallenge {
  const operand = () => randomInteger(MIN_OPERAND, MAX_OPERAND);
  return { a: operand(), b: operand() };
}

/** Whether the typed text is the sum. */
export function isRightAnswer({ a, b }: MathChallenge, typed: string): boolean {
  return typed.trim() !== '' && Number(typed) === a + b;
}
