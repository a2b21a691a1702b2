/** A backup or restore that cannot be; its message is the sentence for the operator. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

const DISK_SENTENCES: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full.',
  EDQUOT: 'The quota of the disk is used up.',
  EACCES: 'A file or folder may not be opened by this user.',
  EPERM: 'A file or folder may not be changed by this user.',
  EROFS: 'The disk is read-only.',
  EBUSY: 'A file or folder is in use, or is a mount point.',
};

/** What went wrong in one plain sentence, whatever was thrown. */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && typeof error.code === 'string') {
    const sentence = DISK_SENTENCES[error.code];
    if (sentence) return 'path' in error ? `${sentence} (${String(error.path)})` : sentence;
  }
  return error.message;
}
