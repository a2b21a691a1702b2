import { readFileSync } from 'node:fs';
import { dataFilePath } from '../../dataFile.ts';

/** A letter's outline as an SVG path, 1000 units an em with the foot on the base line, and the way to the next letter. */
export interface Letter {
  readonly advance: number;
  readonly path: string;
}

/** The letters of the extract by sign, read at the first call. */
export function loadLetters(): Readonly<Record<string, Letter | undefined>> {
  letters ??= JSON.parse(
    readFileSync(dataFilePath('src/illustrator/art/data/letters.json'), 'utf8'),
  ) as Record<string, Letter>;
  return letters;
}

let letters: Record<string, Letter> | undefined;
