import type { z } from 'zod';
import { parseDocument } from '../src/parseDocument.ts';
import { type ReleaseRecord, releaseContract, SHELL } from '../src/pointer.ts';
import { ReleaseRefused } from '../src/ReleaseRefused.ts';
import { federationManifest, MANIFEST } from './federationManifest.ts';
import { integrityOf } from './integrityOf.ts';
import type { ReleaseFiles } from './ReleaseFiles.ts';

interface Described {
  readonly part: string;
  readonly release: string;
  /** Commit it was built from; empty when unknown. */
  readonly commit: string;
  /** Where its files are served, see `ReleaseRecord`. */
  readonly origin?: string;
  readonly fallbackOrigin?: string;
}

/**
 * What the pointer has to know of a release, from its files.
 * @throws {ReleaseRefused} `no_release` where a file is missing, `malformed` where one is of another shape
 */
export async function describeRelease(
  files: ReleaseFiles,
  { part, release, ...given }: Described,
): Promise<ReleaseRecord> {
  const read = async (path: string) => {
    const bytes = await files.read(part, release, path);
    if (!bytes) throw new ReleaseRefused('no_release', `${part} ${release} has no ${path}`);
    return bytes;
  };
  const parse = async <T>(path: string, schema: z.ZodType<T>) =>
    parseDocument(`${part} ${release}: its ${path}`, (await read(path)).toString(), schema);
  const describe = async (path: string) => ({ path, integrity: integrityOf(await read(path)) });

  const contract = await parse('contract.json', releaseContract);
  if (part === SHELL) return { release, ...given, contract, entry: await describe('index.html') };
  const { path, name } = (await parse(MANIFEST, federationManifest)).metaData.remoteEntry;
  const entry = await describe(`${path ? `${path}/` : ''}${name}`);
  const paths = [...new Set(contract.routes.flatMap((route) => route.files ?? []))];
  const integrities = Object.fromEntries(
    await Promise.all(paths.map(async (file) => [file, integrityOf(await read(file))])),
  );
  return { release, ...given, contract, entry, manifest: await describe(MANIFEST), integrities };
}
