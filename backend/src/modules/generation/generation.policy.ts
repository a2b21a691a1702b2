import { findBlockedTerm } from '@lineleaf/api-client/contract';
import { canWrite, type PromptWishes, readWishes } from '@lineleaf/illustrator';
import { ApiError } from '../../http/ApiError.ts';
import { loadIllustratorArt } from '../../pictures/index.ts';
import { findUnsuitableTerm } from '../words/wordGate.ts';

/**
 * What a prompt comes to, read once for all that is decided before the drawing; the thread that draws it is elsewhere and later,
 * has the prompt alone and reads it again. Throws BLOCKED_CONTENT for protected characters and brands, UNSUITABLE_CONTENT for
 * what is unfit for children, in the whole prompt, as typed, as read or in what it asks to be written, and UNWRITABLE_TEXT for
 * text in letters that pages do not carry.
 */
export function readAllowedPrompt(prompt: string): PromptWishes {
  loadIllustratorArt();
  const wishes = readWishes(prompt);
  const { texts, asRead } = wishes;
  for (const text of new Set([prompt, asRead])) {
    if (findBlockedTerm(text) !== undefined) throw new ApiError('BLOCKED_CONTENT');
    if (findUnsuitableTerm(text) !== undefined) throw new ApiError('UNSUITABLE_CONTENT');
  }
  if (findUnsuitableTerm(texts.join(' ')) !== undefined) throw new ApiError('UNSUITABLE_CONTENT');
  if (!texts.every(canWrite)) throw new ApiError('UNWRITABLE_TEXT');
  return wishes;
}

/** Throws NOTHING_TO_DRAW, with words that can be drawn, for a prompt of which the illustrator knows nothing. */
export function refuseUndrawable({ isDrawable, suggestions }: PromptWishes): void {
  if (!isDrawable) throw new ApiError('NOTHING_TO_DRAW', { suggestions });
}
