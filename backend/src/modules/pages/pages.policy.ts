import { ApiError } from '../../http/ApiError.ts';
import { unsuitableSentence } from '../../i18n/fieldSentences.ts';
import type { Language } from '../../i18n/language.ts';
import { findUnsuitableTerm } from '../words/wordGate.ts';

/** Throws VALIDATION_FAILED on the field for a title that is unfit for children. */
export function refuseUnsuitableTitle(title: string | null, language: Language): void {
  if (title === null || findUnsuitableTerm(title) === undefined) return;
  throw new ApiError('VALIDATION_FAILED', { fields: { title: unsuitableSentence('title', language) } });
}
