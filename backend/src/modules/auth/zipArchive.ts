import { crc32 } from 'node:zlib';

/** A file of an archive, whole. */
export interface ArchivedFile {
  /** Its path in the archive, with `/` between folders. */
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly modifiedAt: Date;
}

/**
 * The bytes of a ZIP archive (PKWARE APPNOTE 6.3.10) of files as they are, without compression: one file is held at a time, and
 * about a hundred bytes of each before it. More than 65,535 files or 4 GB make it a ZIP64.
 */
export async function* zipArchive(files: AsyncIterable<ArchivedFile>): AsyncGenerator<Buffer> {
  const directory: Buffer[] = [];
  let offset = 0;
  for await (const file of files) {
    const facts = factsOf(file);
    const header = localHeader(facts);
    yield header;
    yield Buffer.from(file.bytes.buffer, file.bytes.byteOffset, file.bytes.byteLength);
    directory.push(directoryEntry(facts, offset));
    offset += header.length + file.bytes.byteLength;
  }
  yield* directory;
  const bytes = directory.reduce((sum, { length }) => sum + length, 0);
  yield archiveEnd({ files: directory.length, bytes, offset });
}

const VERSION = 20;
const VERSION_ZIP64 = 45;
const MADE_ON_UNIX = 3 << 8;
const NAMES_ARE_UTF8 = 1 << 11;
const STORED = 0;
/** A plain file that its owner may read and write, as Unix has it. */
const FILE_MODE = 0o100644;
const MOST_FILES = 0xffff;
const MOST_BYTES = 0xffffffff;

interface Facts {
  readonly name: Buffer;
  /** What the two headers of a file have in common. */
  readonly shared: Buffer;
}

function factsOf({ name, bytes, modifiedAt }: ArchivedFile): Facts {
  const path = Buffer.from(name);
  const shared = Buffer.alloc(24);
  shared.writeUInt16LE(NAMES_ARE_UTF8, 0);
  shared.writeUInt16LE(STORED, 2);
  shared.writeUInt16LE(dosTime(modifiedAt), 4);
  shared.writeUInt16LE(dosDate(modifiedAt), 6);
  shared.writeUInt32LE(crc32(bytes), 8);
  shared.writeUInt32LE(bytes.byteLength, 12);
  shared.writeUInt32LE(bytes.byteLength, 16);
  shared.writeUInt16LE(path.length, 20);
  return { name: path, shared };
}

function localHeader({ name, shared }: Facts): Buffer {
  const start = Buffer.alloc(6);
  start.writeUInt32LE(0x04034b50, 0);
  start.writeUInt16LE(VERSION, 4);
  return Buffer.concat([start, shared, name]);
}

function directoryEntry({ name, shared }: Facts, offset: number): Buffer {
  const isFar = offset >= MOST_BYTES;
  const start = Buffer.alloc(8);
  start.writeUInt32LE(0x02014b50, 0);
  start.writeUInt16LE(MADE_ON_UNIX | VERSION, 4);
  start.writeUInt16LE(isFar ? VERSION_ZIP64 : VERSION, 6);
  const end = Buffer.alloc(14);
  end.writeUInt32LE((FILE_MODE << 16) >>> 0, 6);
  end.writeUInt32LE(isFar ? MOST_BYTES : offset, 10);
  const far = Buffer.alloc(isFar ? 12 : 0);
  const common = Buffer.from(shared);
  if (isFar) {
    common.writeUInt16LE(far.length, 22);
    far.writeUInt16LE(1, 0);
    far.writeUInt16LE(8, 2);
    far.writeBigUInt64LE(BigInt(offset), 4);
  }
  return Buffer.concat([start, common, end, name, far]);
}

interface Directory {
  readonly files: number;
  readonly bytes: number;
  readonly offset: number;
}

function archiveEnd({ files, bytes, offset }: Directory): Buffer {
  const isLarge = files >= MOST_FILES || offset + bytes >= MOST_BYTES;
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Math.min(files, MOST_FILES), 8);
  end.writeUInt16LE(Math.min(files, MOST_FILES), 10);
  end.writeUInt32LE(Math.min(bytes, MOST_BYTES), 12);
  end.writeUInt32LE(isLarge ? MOST_BYTES : offset, 16);
  return isLarge ? Buffer.concat([largeEnd({ files, bytes, offset }), end]) : end;
}

/** The ZIP64 record of the directory, and where it is. */
function largeEnd({ files, bytes, offset }: Directory): Buffer {
  const record = Buffer.alloc(56);
  record.writeUInt32LE(0x06064b50, 0);
  record.writeBigUInt64LE(44n, 4);
  record.writeUInt16LE(MADE_ON_UNIX | VERSION_ZIP64, 12);
  record.writeUInt16LE(VERSION_ZIP64, 14);
  for (const [index, value] of [files, files, bytes, offset].entries())
    record.writeBigUInt64LE(BigInt(value), 24 + 8 * index);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07064b50, 0);
  locator.writeBigUInt64LE(BigInt(offset + bytes), 8);
  locator.writeUInt32LE(1, 16);
  return Buffer.concat([record, locator]);
}

/** In steps of two seconds. */
function dosTime(date: Date): number {
  return (date.getUTCHours() << 11) | (date.getUTCMinutes() << 5) | (date.getUTCSeconds() >> 1);
}

function dosDate(date: Date): number {
  return ((date.getUTCFullYear() - 1980) << 9) | ((date.getUTCMonth() + 1) << 5) | date.getUTCDate();
}
