import type { IconSource } from './iconExtract.ts';
import type { Letters } from './letters.ts';

/** What pages are drawn with that is data, not code: see `data/` and `scripts/`. */
export interface ArtData {
  readonly icons: IconSource;
  readonly letters: Letters;
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

let provided: ArtData | undefined;
