import { ApiError } from '../../http/ApiError.ts';
import { unsuitableSentence } from '../../i18n/fieldSentences.ts';
import type { Language } from '../../i18n/language.ts';
import { findUnsuitableTerm } from '../words/wordGate.ts';

/** Throws VALIDATION_FAILED on the field for a username that is unfit for children. Only new accounts are held to it. */
export function refuseUnsuitableUsername(username: string, language: Language): void {
  if (findUnsuitableTerm(username) === undefined) return;
  throw new ApiError('VALIDATION_FAILED', { fields: { username: unsuitableSentence('username', language) } });
}
