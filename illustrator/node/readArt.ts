import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gunzipSync } from 'node:zlib';
import type { ArtData } from '../src/art/artData.ts';
import { type IconSource, openIconExtract } from '../src/art/iconExtract.ts';
import type { Letters } from '../src/art/letters.ts';
import { readThings } from './readThings.ts';
import { readVerbs } from './readVerbs.ts';

// By the package's name, which holds from the sources and from a bundle alike.
const { resolve } = createRequire(import.meta.url);

/** Reads the art that is shipped with the illustrator; the icons, its largest part, when the first of them is asked for. */
export function readArt(): ArtData {
  let icons: IconSource | undefined;
  return {
    icons: (name) => {
      icons ??= openIconExtract(gunzipSync(readData(ICONS)).toString('utf8'));
      return icons(name);
    },
    iconsVersion: () => createHash('sha256').update(readData(ICONS)).digest('hex'),
    letters: JSON.parse(readData('letters.json').toString('utf8')) as Letters,
    ...readThings(),
    verbs: readVerbs(),
    meanings: () => gunzipSync(readData('meanings.txt.gz')).toString('utf8'),
    words: (language) => readData(`words-${language}.bin`),
    emoji: new Map(
      Object.entries(JSON.parse(readData('emoji.json').toString('utf8')) as Record<string, string>),
    ),
  };
}

const ICONS = 'icons.ndjson.gz';

function readData(name: string): Buffer {
  return readFileSync(resolve(`@lineleaf/illustrator/data/${name}`));
}
