import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gunzipSync } from 'node:zlib';
import type { ArtData } from '../src/art/artData.ts';
import { openIconExtract } from '../src/art/iconExtract.ts';
import type { Letters } from '../src/art/letters.ts';
import { readThings } from './readThings.ts';
import { readVerbs } from './readVerbs.ts';

// By the package's name, which holds from the sources and from a bundle alike.
const { resolve } = createRequire(import.meta.url);

/** Reads the art that is shipped with the illustrator. */
export function readArt(): ArtData {
  return {
    icons: openIconExtract(gunzipSync(readData('icons.ndjson.gz')).toString('utf8')),
    letters: JSON.parse(readData('letters.json').toString('utf8')) as Letters,
    ...readThings(),
    verbs: readVerbs(),
  };
}

function readData(name: string): Buffer {
  return readFileSync(resolve(`@lineleaf/illustrator/data/${name}`));
}
