import type { Language } from '../reading/languages/LanguageWords.ts';
import type { VerbRecord } from '../reading/words/verbSchema.ts';
import type { SettingRecord } from '../stages/settingSchema.ts';
import type { Things } from '../things/Things.ts';
import type { IconSource } from './iconExtract.ts';
import type { Letters } from './letters.ts';

/** What pages are drawn with that is data, not code: see `data/`, `things/`, `settings/` and `scripts/`. */
export interface ArtData {
  readonly icons: IconSource;
  /** Another text where any of the icons is another one. */
  readonly iconsVersion: () => string;
  readonly letters: Letters;
  readonly things: Things;
  /** What people do, by the names of the files of `verbs/`. */
  readonly verbs: ReadonlyMap<string, VerbRecord>;
  /** Names of Noto's icons by code points, as `data/emoji.json` has them. */
  readonly emoji: ReadonlyMap<string, string>;
  /** Where scenes play, by key. */
  readonly settings: ReadonlyMap<string, SettingRecord>;
  /** The real words of a language, as `WordSet` has them: `data/words-*.bin`. */
  readonly words: (language: Language) => Uint8Array;
  /** What kind of thing nouns mean: `data/meanings.txt.gz`, unpacked when it is asked for. */
  readonly meanings: () => string;
  /** The text of a drawing's SVG file, by its name. */
  readonly svg: (name: string) => string | undefined;
}

/** Gives the illustrator its art. To be called before the first page; whoever runs it reads the files. */
export function provideArt(data: ArtData): void {
  provided = data;
}

/** The art that was provided. Throws before that. */
export function artData(): ArtData {
  if (provided === undefined) throw new Error('The illustrator has no art yet: provideArt comes first');
  return provided;
}

/** What is made once from the art that was provided, and once more where other art is. */
export function fromArt<T>(make: (data: ArtData) => T): () => T {
  let made: { from: ArtData; value: T } | undefined;
  return () => {
    const data = artData();
    if (made?.from !== data) made = { from: data, value: make(data) };
    return made.value;
  };
}

let provided: ArtData | undefined;
