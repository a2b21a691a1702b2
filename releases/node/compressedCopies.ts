import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { parseDocument } from '../src/parseDocument.ts';
import { federationManifest, MANIFEST, sharedCopiesOf } from './federationManifest.ts';
import { filesIn } from './filesIn.ts';

/** The compressed copies that lie beside a file of a release, under its name with an ending; the smaller one first. */
export const COMPRESSED = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
] as const;

/** What browsers ask for and is not compressed by its nature, as pictures and fonts are. */
const ASKED_FOR = /\.(js|css|svg|wasm|webmanifest)$|(^|\/)mf-manifest\.json$/;
/** What is smaller fits into one packet either way. */
const MIN_BYTES = 1_024;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/**
 * Writes compressed copies beside a build's files, at the best levels: of those that browsers ask for, where it saves
 * anything. A remote's own copies of shared modules have none, since the shell's are used. Takes about 1.5 s of a core
 * for each megabyte.
 *
 * @throws {ReleaseRefused} `malformed` where the federation manifest is of another shape
 */
export async function writeCompressedCopies(folder: string): Promise<void> {
  const paths = await filesIn(folder);
  const unused = paths.includes(MANIFEST) ? await sharedCopiesIn(folder) : new Set();
  const asked = paths.filter((path) => ASKED_FOR.test(path) && !unused.has(path));
  const work = asked.map(async (path) => {
    const bytes = await readFile(join(folder, path));
    if (bytes.length < MIN_BYTES) return;
    for (const { encoding, ending } of COMPRESSED) {
      const copy = await compress(bytes, encoding);
      if (copy.length < bytes.length) await writeFile(join(folder, path + ending), copy);
    }
  });
  await Promise.all(work);
}

function compress(bytes: Buffer, encoding: (typeof COMPRESSED)[number]['encoding']): Promise<Buffer> {
  if (encoding === 'gzip') return gzipped(bytes, { level: constants.Z_BEST_COMPRESSION });
  return brotli(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } });
}

async function sharedCopiesIn(folder: string): Promise<ReadonlySet<string>> {
  const text = await readFile(join(folder, MANIFEST), 'utf8');
  return sharedCopiesOf(parseDocument(`The ${MANIFEST} of the build`, text, federationManifest));
}
