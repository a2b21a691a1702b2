import type { AnyRecord, CollectiveRecord } from '../../things/recordSchema.ts';
import type { Thing, Things } from '../../things/Things.ts';
import { LANGUAGE_WORDS } from '../languages/index.ts';
import type { Language } from '../languages/LanguageWords.ts';
import { foldWord } from './fold.ts';
import type { Sense } from './Sense.ts';

/** The names that a thing need not yield. */
export function ownNames({ names, yields }: AnyRecord, language: Language): readonly string[] {
  return yields === undefined ? names[language] : names[language].filter((name) => !yields.includes(name));
}

/** "king penguin", "bengal kitten": the English names of one word with each breed before them. */
export function breedNames({ names, breeds = [] }: Thing): string[] {
  const heads = names.en.filter((name) => !name.includes(' '));
  return breeds.flatMap((breed) =>
    heads.map((head) =>
      head
        .split('/')
        .map((form) => `${breed} ${form}`)
        .join('/'),
    ),
  );
}

/** What the name of a thing means. */
export function thingSense(
  keys: readonly string[],
  pluralForOne: true | undefined,
): Extract<Sense, { kind: 'thing' }> {
  return { kind: 'thing', keys, ...(pluralForOne ? { isPluralForOne: true as const } : {}) };
}

/** What a word for several things at once means. */
export function collectiveSense({ of, counts, more, kinds, pluralForOne }: CollectiveRecord): Sense {
  return {
    ...thingSense(of, pluralForOne),
    ...(counts ? { counts } : {}),
    ...(more ? { more } : {}),
    ...(kinds ? { isOfKinds: true as const } : {}),
  };
}

/** "how a seed grows": phrases for all that things are in turn that grow, or that others grow from. */
export function* growthNames(things: Things, language: Language): Iterable<[string, Sense]> {
  for (const { key, names, grows, grownAs } of things.all())
    for (const name of grows || grownAs ? names[language] : [])
      for (const said of LANGUAGE_WORDS[language].growth.split(', '))
        for (const each of [...name.split('/'), `${name}s`])
          yield [foldWord(said).replace('*', each), { ...thingSense([key], undefined), order: 'cycle' }];
}
