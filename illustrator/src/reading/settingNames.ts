import { FOREIGN_PLACES } from '../parser/tables/foreign.ts';
import { SETTING_NAMES } from '../parser/tables/places.ts';
import type { SettingRecord } from '../stages/settingSchema.ts';
import { foldWord } from './fold.ts';
import type { Language } from './languages/LanguageWords.ts';

/** The names of settings in a language, each with its setting's key. Records that name themselves come first. */
export function settingNames(
  language: Language,
  settings: ReadonlyMap<string, SettingRecord>,
): [name: string, setting: string][] {
  const own = [...settings].flatMap(([key, { names }]) =>
    names[language].flatMap((name) => name.split('/')).map((name): [string, string] => [foldWord(name), key]),
  );
  const named = new Set(own.map(([name]) => name));
  return [...own, ...tableOf(language).filter(([name]) => !named.has(name))];
}

function tableOf(language: Language): [name: string, setting: string][] {
  if (language === 'en') {
    const names = Object.entries(SETTING_NAMES).flatMap(([setting, list]) =>
      list.split(', ').map((name): [string, string] => [foldWord(name), setting]),
    );
    return [...names, ['water', 'lake']];
  }
  const english = new Map(tableOf('en'));
  return Object.entries(FOREIGN_PLACES[language]).flatMap(([name, list]) =>
    list.split(', ').map((word): [string, string] => [foldWord(word), english.get(name) ?? name]),
  );
}
