import { crc32 } from 'node:zlib';

/** A file of an archive as its directory tells of it. */
export interface ReadZipFile {
  readonly name: string;
  readonly offset: number;
  readonly modifiedAt: string;
  /** What the archive holds for it; checked against its sum. Undefined where it lies beyond the bytes that were given. */
  readonly bytes: Buffer | undefined;
}

/** Reads a ZIP (or ZIP64) of stored files by its directory alone, as programs do. `skipped`: bytes of its beginning that were left out. */
export function readZip(archive: Buffer, skipped = 0): ReadZipFile[] {
  const end = archive.length - 22;
  if (archive.readUInt32LE(end) !== 0x06054b50) throw new Error('no end of a ZIP');
  let [count, at] = [archive.readUInt16LE(end + 10), archive.readUInt32LE(end + 16)];
  if (at === 0xffffffff) {
    const record = Number(archive.readBigUInt64LE(end - 12)) - skipped;
    if (archive.readUInt32LE(record) !== 0x06064b50) throw new Error('no end of a ZIP64');
    count = Number(archive.readBigUInt64LE(record + 32));
    at = Number(archive.readBigUInt64LE(record + 48));
  }
  const files: ReadZipFile[] = [];
  for (let entry = at - skipped; files.length < count; ) {
    if (archive.readUInt32LE(entry) !== 0x02014b50) throw new Error('no entry of a ZIP');
    const [nameLength, extraLength] = [archive.readUInt16LE(entry + 28), archive.readUInt16LE(entry + 30)];
    files.push(readFile(archive, entry, skipped));
    entry += 46 + nameLength + extraLength;
  }
  return files;
}

function readFile(archive: Buffer, entry: number, skipped: number): ReadZipFile {
  const nameEnd = entry + 46 + archive.readUInt16LE(entry + 28);
  const near = archive.readUInt32LE(entry + 42);
  const offset = near === 0xffffffff ? Number(archive.readBigUInt64LE(nameEnd + 4)) : near;
  const [time, date] = [archive.readUInt16LE(entry + 12), archive.readUInt16LE(entry + 14)];
  const day = [(date >> 9) + 1980, (date >> 5) & 15, date & 31].map((part) => String(part).padStart(2, '0'));
  const hour = [time >> 11, (time >> 5) & 63, (time & 31) * 2].map((part) => String(part).padStart(2, '0'));
  return {
    name: archive.toString('utf8', entry + 46, nameEnd),
    offset,
    modifiedAt: `${day.join('-')} ${hour.join(':')}`,
    bytes: offset < skipped ? undefined : contentOf(archive, { at: offset - skipped, entry }),
  };
}

function contentOf(archive: Buffer, { at, entry }: { at: number; entry: number }): Buffer {
  if (archive.readUInt32LE(at) !== 0x04034b50) throw new Error('no file of a ZIP');
  const start = at + 30 + archive.readUInt16LE(at + 26) + archive.readUInt16LE(at + 28);
  const bytes = archive.subarray(start, start + archive.readUInt32LE(entry + 24));
  if (crc32(bytes) >>> 0 !== archive.readUInt32LE(entry + 16)) throw new Error('a damaged file of a ZIP');
  return bytes;
}
