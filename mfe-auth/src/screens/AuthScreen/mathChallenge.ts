/** The human check of the sign-up card: the sum of two whole numbers. */
export interface MathChallenge {
  readonly a: number;
  readonly b: number;
}

const MAX_OPERAND = 10;

/** A new question with operands from 1 to 10. `random` answers from 0 up to, but not including, 1. */
export function createChallenge(random: () => number = Math.random): MathChallenge {
  const operand = () => 1 + Math.floor(random() * MAX_OPERAND);
  return { a: operand(), b: operand() };
}

/** Whether the typed text is the sum. */
export function isRightAnswer({ a, b }: MathChallenge, typed: string): boolean {
  return typed.trim() !== '' && Number(typed) === a + b;
}
