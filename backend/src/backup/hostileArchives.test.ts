import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGunzip, gzipSync } from 'node:zlib';
import { Header } from 'tar';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../clock.ts';
import { type Config, readConfig } from '../config.ts';
import { closeDatabase } from '../database/closeDatabase.ts';
import { createSequelize } from '../database/createSequelize.ts';
import { migrate } from '../database/migrate.ts';
import { sha256 } from '../hashing.ts';
import { readFiles } from '../testing/readDataFolder.ts';
import { DATABASE_NAME, MANIFEST_NAME, type Manifest, SUMS_NAME, sumLine } from './archiveFormat.ts';
import { BackupError } from './BackupError.ts';
import { createBackup } from './createBackup.ts';
import { restoreBackup } from './restoreBackup.ts';
import { readTar } from './tarFile.ts';

interface Entry {
  readonly name: string;
  readonly content: Buffer;
  readonly type?: 'SymbolicLink' | 'Link' | 'Directory' | 'CharacterDevice';
}

const PICTURE = 'images/pages/00000000-0000-4000-8000-00000000000a/full.png';

let folder: string;
let config: Config;
let entries: Entry[];
let whole: Buffer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lineleaf-hostile-'));
  const dataDir = join(folder, 'data');
  config = readConfig({ DATA_DIR: dataDir });
  const address = { kind: 'sqlite', file: join(dataDir, DATABASE_NAME) } as const;
  await mkdir(join(dataDir, PICTURE, '..'), { recursive: true });
  await writeFile(join(dataDir, PICTURE), 'a picture');
  const sequelize = createSequelize(address);
  await migrate(sequelize, address);
  await closeDatabase(sequelize, address);
  const target = join(folder, 'whole.tar.gz');
  const imagesFolder = join(dataDir, 'images');
  await createBackup({ dataDir, imagesFolder, target, productVersion: '1.0.0', clock: systemClock });
  whole = await readFile(target);
  entries = await readEntries(target);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const other = (name: string, type?: Entry['type']): Entry => ({ name, content: Buffer.from('evil'), type });
const behindFirst = (entry: Entry): Entry[] => [...entries.slice(0, 1), entry, ...entries.slice(1)];
const replaced = (name: string, content: Buffer): Entry[] =>
  entries.map((entry) => (entry.name === name ? { name, content } : entry));

test.each<[what: string, sentence: RegExp, archive: () => Buffer | Entry[]]>([
  ['a name that leads out', /does not belong there: "\.\.\/evil"/, () => behindFirst(other('../evil'))],
  ['a picture that leads out', /does not belong/, () => behindFirst(other('images/../../evil'))],
  [
    'an absolute name',
    /does not belong there: "\/elsewhere\/evil"/,
    () => behindFirst(other('/elsewhere/evil')),
  ],
  ['a name of another system', /does not belong/, () => behindFirst(other('images\\..\\evil'))],
  ['a file of the data folder', /does not belong/, () => behindFirst(other('secrets/signing-key'))],
  ['a symbolic link', /no plain file/, () => behindFirst(other('images/pages/a', 'SymbolicLink'))],
  ['a hard link', /no plain file/, () => behindFirst(other('images/pages/a', 'Link'))],
  ['a folder', /no plain file/, () => behindFirst(other('images/pages/a/', 'Directory'))],
  ['a device', /no plain file/, () => behindFirst(other('images/pages/a', 'CharacterDevice'))],
  ['a file more than was backed up', /damaged: images\/pages\/b/, () => behindFirst(other('images/pages/b'))],
  [
    'the same file twice',
    /the same file twice/,
    () => behindFirst({ name: DATABASE_NAME, content: Buffer.alloc(9) }),
  ],
  ['a file after the manifest', /goes on after its manifest/, () => [...entries, other('images/pages/b')]],
  [
    'a picture that was changed',
    /damaged: images\/pages\/.*full\.png/,
    () => replaced(PICTURE, Buffer.from('evil!!!!!')),
  ],
  ['no picture', /damaged/, () => entries.filter(({ name }) => name !== PICTURE)],
  ['no manifest', /no manifest/, () => entries.filter(({ name }) => name !== MANIFEST_NAME)],
  ['a manifest of nonsense', /cannot be read/, () => replaced(MANIFEST_NAME, Buffer.from('{"format": "x"'))],
  ['a manifest of a megabyte', /does not belong/, () => replaced(MANIFEST_NAME, Buffer.alloc(1_000_001))],
  ['a newer format', /newer Lineleaf/, () => withManifest(() => ({ format: 2 }))],
  [
    'a newer schema',
    /newer Lineleaf \(1\.0\.0\), whose database/,
    () => withManifest(({ migrations }) => ({ migrations: [...migrations, '9999-unknown'] })),
  ],
  ['a manifest of other rows', /other rows/, () => withManifest(() => ({ rows: { users: 7 } }))],
  [
    'a database that is none, with its right hash',
    /cannot be read/,
    () => {
      const content = Buffer.from('evil');
      const changed = replaced(DATABASE_NAME, content);
      return withHashes(changed);
    },
  ],
  ['no archive at all', /damaged or was cut off/, () => Buffer.from('this is no archive')],
  ['nothing', /damaged|cut off|too early/, () => Buffer.alloc(0)],
])('an archive with %s is refused and changes nothing', async (_, sentence, make) => {
  const made = make();
  await expectRefusal(Buffer.isBuffer(made) ? made : pack(made), sentence);
});

test('an archive that was cut off anywhere is refused and changes nothing', async () => {
  for (let tenth = 1; tenth < 10; tenth += 1) {
    const cut = Math.floor((whole.length * tenth) / 10);
    await expectRefusal(whole.subarray(0, cut), /damaged|cut off|too early/);
  }
  await expectRefusal(whole.subarray(0, whole.length - 1), /damaged or was cut off/);
});

test('an archive of which one byte was changed is refused', async () => {
  const step = Math.floor(whole.length / 40);
  for (let at = 12; at < whole.length; at += step) {
    const broken = Buffer.from(whole);
    broken[at] = (broken[at] ?? 0) ^ 0xff;
    await expectRefusal(broken, /./);
  }
});

async function expectRefusal(archive: Buffer, sentence: RegExp): Promise<void> {
  const file = join(folder, 'hostile.tar.gz');
  await writeFile(file, archive);
  const before = await readFiles(folder);
  const order = { config, imagesFolder: join(config.dataDir, 'images'), archive: file, clock: systemClock };
  const error: unknown = await restoreBackup(order).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(BackupError);
  expect(error instanceof Error && error.message).toMatch(sentence);
  const { 'data/lineleaf.lock': _lock, ...after } = await readFiles(folder);
  const { 'data/lineleaf.lock': _other, ...unchanged } = before;
  expect(after).toEqual(unchanged);
}

async function readEntries(file: string): Promise<Entry[]> {
  const read: Entry[] = [];
  for await (const { name, content } of readTar(createReadStream(file).pipe(createGunzip()))) {
    const chunks: Buffer[] = [];
    for await (const chunk of content) chunks.push(chunk);
    read.push({ name, content: Buffer.concat(chunks) });
  }
  return read;
}

function pack(files: readonly Entry[]): Buffer {
  const blocks = files.flatMap(({ name, content, type: given }) => {
    const type = given ?? 'File';
    const size = type === 'File' ? content.length : 0;
    const header = new Header({ path: name, size, mode: 0o600, type, linkpath: '/etc/passwd' });
    header.encode();
    const padding = Buffer.alloc((512 - (size % 512)) % 512);
    return [header.block ?? Buffer.alloc(512), content.subarray(0, size), padding];
  });
  return gzipSync(Buffer.concat([...blocks, Buffer.alloc(1024)]));
}

function withManifest(change: (manifest: Manifest) => Partial<Manifest>): Entry[] {
  const manifest = JSON.parse(String(entries.at(-1)?.content)) as Manifest;
  return replaced(MANIFEST_NAME, Buffer.from(JSON.stringify({ ...manifest, ...change(manifest) })));
}

/** The same files with lists and manifest that fit them, as somebody makes them who knows how. */
function withHashes(changed: readonly Entry[]): Entry[] {
  const files = changed.filter(({ name }) => name !== SUMS_NAME && name !== MANIFEST_NAME);
  const sums = Buffer.from(files.map(({ name, content }) => sumLine(sha256(content), name)).join(''));
  const bytes = files.reduce((sum, { content }) => sum + content.length, 0);
  const [manifest] = withManifest(() => ({ bytes, sums_sha256: sha256(sums) })).slice(-1);
  return manifest ? [...files, { name: SUMS_NAME, content: sums }, manifest] : [];
}
