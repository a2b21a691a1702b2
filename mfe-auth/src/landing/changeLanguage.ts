import { keepLanguage, type LanguageCode } from '@lineleaf/design-system/languages';
import { keepTyped } from './keptTyping.ts';

/** Remembers the language and has the server send the page in it. */
export function changeLanguage(code: LanguageCode): void {
  keepLanguage(code);
  keepTyped();
  location.replace('/auth');
}
