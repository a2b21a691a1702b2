import { z } from 'zod';
import { isStorageKey } from '../providers/storage/FileStorage.ts';

/** Raised when an older product could not read what a newer one writes. */
export const ARCHIVE_FORMAT = 1;

/** Files of an archive, in this order; between the second and the third the pictures, each as `images/<storage key>`. */
export const DATABASE_NAME = 'lineleaf.sqlite';
export const PAYMENTS_NAME = 'payments.json';
/** A line for each file before it: SHA-256 in hex, two spaces, name. */
export const SUMS_NAME = 'files.sha256';
export const MANIFEST_NAME = 'manifest.json';
const IMAGES = 'images/';

/** What an archive says about itself, in its last file. */
export const manifestSchema = z.object({
  format: z.int(),
  product_version: z.string(),
  created_at: z.iso.datetime(),
  /** Names of the migrations that the database has. */
  migrations: z.array(z.string()),
  /** Rows of each table. */
  rows: z.record(z.string(), z.int()),
  /** Files before `files.sha256`, and their bytes. */
  files: z.int(),
  bytes: z.int(),
  /** SHA-256 of `files.sha256`, in hex. */
  sums_sha256: z.string(),
  /** Pages whose picture was gone before the backup began. */
  pages_without_picture: z.int(),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** Name in the archive of a picture, by its key in storage. */
export function nameOfPicture(key: string): string {
  return `${IMAGES}${key}`;
}

/** The storage key of a picture's name; undefined for any other name, those that lead out of the folder included. */
export function pictureKeyOf(name: string): string | undefined {
  const key = name.startsWith(IMAGES) ? name.slice(IMAGES.length) : '';
  return isStorageKey(key) ? key : undefined;
}

/** The line of a file in `files.sha256`, with its end. */
export function sumLine(sha256: string, name: string): string {
  return `${sha256}  ${name}\n`;
}
