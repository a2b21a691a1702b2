import type { SettingRecord } from '../../stages/settingSchema.ts';
import type { Things } from '../../things/Things.ts';
import type { Language } from '../languages/LanguageWords.ts';
import { foldWord } from './fold.ts';
import type { Sense } from './Sense.ts';

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

/** Fields by what grows there: cornfields, orchards. */
export function plotNames(language: Language, things: Things): [string, Sense][] {
  return [...things.all()].flatMap(({ key, plots }) =>
    (plots?.[language] ?? []).map((name): [string, Sense] => [
      name,
      { kind: 'setting', setting: FIELD, plant: key },
    ]),
  );
}

const FIELD = 'field';
