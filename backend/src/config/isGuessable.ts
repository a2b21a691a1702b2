import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** Below this score fewer than a million guesses are expected to find a password. */
const SAFE_SCORE = 2;

/**
 * Whether a password is among the first that are guessed: a common one, a pattern of the keyboard, or made of `known`
 * words, such as the account's address. Building the dictionaries takes about 0.1 s.
 */
export function isGuessable(password: string, known: readonly string[]): boolean {
  const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  return estimator.check(password, [...known]).score < SAFE_SCORE;
}
