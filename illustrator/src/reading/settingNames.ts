import { FOREIGN_PLACES } from '../parser/tables/foreign.ts';
import { SETTING_NAMES } from '../parser/tables/places.ts';
import { foldWord } from './fold.ts';
import type { Language } from './languages/LanguageWords.ts';

/** The names of settings in a language, each with its setting's key. */
export function settingNames(language: Language): [name: string, setting: string][] {
  if (language === 'en') {
    return Object.entries(SETTING_NAMES).flatMap(([setting, list]) =>
      list.split(', ').map((name): [string, string] => [foldWord(name), setting]),
    );
  }
  const english = new Map(settingNames('en'));
  return Object.entries(FOREIGN_PLACES[language]).flatMap(([name, list]) =>
    list.split(', ').map((word): [string, string] => [foldWord(word), english.get(name) ?? name]),
  );
}
