/** Files, SQLite and MySQL name a full disk, a used-up quota and a full tablespace so. */
const FULL: ReadonlySet<unknown> = new Set([
  ...['ENOSPC', 'EDQUOT'],
  // SQLite knows ENOSPC alone as full: a quota and what a network file system finds out late come as faults of these calls.
  ...['SQLITE_FULL', 'SQLITE_IOERR_WRITE', 'SQLITE_IOERR_FSYNC', 'SQLITE_IOERR_SHMSIZE'],
  ...['ER_DISK_FULL', 'ER_RECORD_FILE_FULL'],
]);

/** How MySQL and MariaDB quote the operating system's ENOSPC and EDQUOT within other errors. */
const QUOTED_ERRNO = /\b(?:errno|errcode|error):? "?(?:28|122)\b/i;

const INSUFFICIENT_STORAGE = 507;

/** Whether an error, or one that caused it, says that there is no room left to write: a disk, a quota, a tablespace, a bucket. */
export function isStorageFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, extended, errno, sqlMessage, $metadata, parent } = error as FaultDetails;
  if (FULL.has(code) || FULL.has(extended) || $metadata?.httpStatusCode === INSUFFICIENT_STORAGE) return true;
  if (errno !== undefined && sqlMessage !== undefined && QUOTED_ERRNO.test(sqlMessage)) return true;
  return isStorageFull(parent) || isStorageFull(error.cause);
}

/** For writes that may be left out: throws what is no full storage. */
export function ignoreStorageFull(error: unknown): undefined {
  if (!isStorageFull(error)) throw error;
}

/** What drivers add to their errors: Node's and SQLite's codes, MySQL's message, the S3 client's answer, Sequelize's parent. */
interface FaultDetails extends Error {
  readonly code?: string;
  readonly extended?: string;
  readonly errno?: number;
  readonly sqlMessage?: string;
  readonly $metadata?: { readonly httpStatusCode?: number };
  readonly parent?: unknown;
}
