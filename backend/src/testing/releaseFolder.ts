import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Pointer } from '@lineleaf/releases';
import { FolderPointerStore, FolderReleaseFiles } from '@lineleaf/releases/node';
import { pointerOf, recordOf } from '@lineleaf/releases/testing';
import { FolderReleases, type LocalReleases } from '../http/LocalReleases.ts';

/** A page that the shell's bundle could have made. */
const PAGE =
  '<meta name="lineleaf:release" content="" /><meta name="lineleaf:provider-status" content="https://usual.example" /><meta name="lineleaf:override-origins" content="" /><script>run()</script><script type="application/ld+json">{}</script></head>';

/** A folder of releases for tests. */
export interface TestReleases {
  readonly folder: string;
  readonly pointers: FolderPointerStore;
  readonly local: LocalReleases;
  /** Writes a file below the folder. */
  put(path: string, text: string): Promise<void>;
  /** Has the pointer say this. */
  point(pointer: Pointer): Promise<void>;
  remove(): Promise<void>;
}

/** Two shells, of which the second is the default, and a remote. */
export async function makeReleases(): Promise<TestReleases> {
  const folder = await mkdtemp(join(tmpdir(), 'lineleaf-web-'));
  const pointers = new FolderPointerStore(folder);
  const put = async (path: string, text: string) => {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  };
  const point = async (pointer: Pointer) => {
    await pointers.write(pointer, (await pointers.read()).tag);
  };
  await put('shell/1.0.0+a/static/js/old.js', 'old');
  await put('shell/1.0.0+a/index.html', PAGE);
  await put('shell/1.0.0+b/static/js/new.js', 'new');
  await put('shell/1.0.0+b/index.html', PAGE);
  await put('shell/1.0.0+b/sw.js', 'self');
  await put('mfe-auth/1.0.0+c/entry.js', 'remote');
  await point(firstPointer());
  const local = new FolderReleases(folder, new FolderReleaseFiles(folder));
  return { folder, pointers, local, put, point, remove: () => rm(folder, { recursive: true }) };
}

/** What `makeReleases` serves. */
export function firstPointer(): Pointer {
  return pointerOf({ shell: recordOf('shell', '1.0.0+b'), 'mfe-auth': recordOf('mfe-auth', '1.0.0+c') });
}
