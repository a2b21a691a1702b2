import type { SettingRecord } from '../../stages/settingSchema.ts';
import type { Things } from '../../things/Things.ts';
import type { Language } from '../languages/LanguageWords.ts';
import { foldWord } from './fold.ts';
import type { Sense } from './Sense.ts';

/** The names of settings in a language and the phrases that mean them, each with what it means. */
export function settingNames(
  language: Language,
  settings: ReadonlyMap<string, SettingRecord>,
): [name: string, sense: Extract<Sense, { kind: 'setting' }>][] {
  return [...settings].flatMap(([setting, { names, phrases }]) => [
    ...named(names[language], { kind: 'setting', setting }),
    ...named(phrases?.[language] ?? [], { kind: 'setting', setting, isPhrase: true }),
  ]);
}

function named<S extends Sense>(names: readonly string[], sense: S): [name: string, sense: S][] {
  const all = names.flatMap((name) => name.split('/')).flatMap(spelledOut);
  return all.map((name): [string, S] => [foldWord(name), sense]);
}

/** "(in|on) (big|high) waves": each way to take one of every group. */
export function spelledOut(phrase: string): string[] {
  const [, before, choices, after] = /^(.*?)\(([^)]*)\)(.*)$/.exec(phrase) ?? [];
  if (choices === undefined) return [phrase];
  return choices.split('|').flatMap((choice) => spelledOut(`${before}${choice}${after}`));
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
