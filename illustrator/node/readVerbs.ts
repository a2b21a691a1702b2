import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { VerbRecord } from '../src/reading/words/verbSchema.ts';

const { resolve } = createRequire(import.meta.url);

/** Reads the records of `verbs/`, by the names of their files. */
export function readVerbs(): ReadonlyMap<string, VerbRecord> {
  const folder = join(dirname(resolve('@lineleaf/illustrator/package.json')), 'verbs');
  return new Map(
    readdirSync(folder)
      .sort()
      .map((file) => [
        basename(file, '.json'),
        JSON.parse(readFileSync(join(folder, file), 'utf8')) as VerbRecord,
      ]),
  );
}
