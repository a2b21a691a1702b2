import type { SettingRecord } from '../../stages/settingSchema.ts';
import type { Language } from '../languages/LanguageWords.ts';
import { foldWord } from './fold.ts';

/** The names of settings in a language and the phrases that mean them, each with its setting's key. */
export function settingNames(
  language: Language,
  settings: ReadonlyMap<string, SettingRecord>,
): [name: string, setting: string][] {
  return [...settings].flatMap(([key, { names, phrases }]) =>
    [...names[language], ...(phrases?.[language] ?? [])]
      .flatMap((name) => name.split('/'))
      .map((name): [string, string] => [foldWord(name), key]),
  );
}
