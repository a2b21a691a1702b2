import { findBlockedTerm } from '@lineleaf/api-client/contract';
import { ApiError } from '../../http/ApiError.ts';
import { findUnsuitableTerm } from '../words/wordGate.ts';

/** Throws BLOCKED_CONTENT for protected characters and brands, UNSUITABLE_CONTENT for what is unfit for children. */
export function refuseForbiddenPrompt(prompt: string): void {
  if (findBlockedTerm(prompt) !== undefined) throw new ApiError('BLOCKED_CONTENT');
  if (findUnsuitableTerm(prompt) !== undefined) throw new ApiError('UNSUITABLE_CONTENT');
}
