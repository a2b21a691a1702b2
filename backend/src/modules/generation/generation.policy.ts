import { findBlockedTerm } from '@lineleaf/api-client/contract';
import { canWrite, readWishes } from '@lineleaf/illustrator';
import { ApiError } from '../../http/ApiError.ts';
import { loadIllustratorArt } from '../../pictures/index.ts';
import { findUnsuitableTerm } from '../words/wordGate.ts';

/**
 * Throws BLOCKED_CONTENT for protected characters and brands, UNSUITABLE_CONTENT for what is unfit for children, in the whole prompt
 * or in what it asks to be written, and UNWRITABLE_TEXT for text in letters that pages do not carry.
 */
export function refuseForbiddenPrompt(prompt: string): void {
  if (findBlockedTerm(prompt) !== undefined) throw new ApiError('BLOCKED_CONTENT');
  if (findUnsuitableTerm(prompt) !== undefined) throw new ApiError('UNSUITABLE_CONTENT');
  loadIllustratorArt();
  const { texts } = readWishes(prompt);
  if (findUnsuitableTerm(texts.join(' ')) !== undefined) throw new ApiError('UNSUITABLE_CONTENT');
  if (!texts.every(canWrite)) throw new ApiError('UNWRITABLE_TEXT');
}
