import type { Manifest } from './archiveFormat.ts';
import type { BackupReport } from './createBackup.ts';
import type { RestoreReport } from './restoreBackup.ts';

/** What a backup did, in sentences for the operator. */
export function describeBackup({ manifest, archiveBytes, heldMs }: BackupReport, target: string): string {
  const missing = manifest.pages_without_picture;
  const lines = [
    `Backed up ${describeContent(manifest)} to ${target} (${megabytes(archiveBytes)}).`,
    `It holds everything as it was at ${manifest.created_at}. The deletion of pictures waited for ${seconds(heldMs)}.`,
    'Not in it, to be kept apart: DATA_DIR/secrets, without which nobody can log in by a code of an authenticator app, and DATA_DIR/deleted-accounts, by which a restore keeps deleted accounts deleted.',
    'It holds email addresses, password hashes and pictures: keep it safe, and delete it after 30 days.',
  ];
  if (missing > 0) lines.push(`Already gone before it began: the pictures of ${counted(missing, 'page')}.`);
  return lines.join('\n');
}

/** What a restore did and what it could not bring back, in sentences for the operator. */
export function describeRestore({ manifest, deletedAccounts, aside }: RestoreReport): string {
  const lines = [
    `Restored ${describeContent(manifest)} as they were at ${manifest.created_at}; every file is what was backed up.`,
    aside === undefined
      ? 'There was no data here before.'
      : `What was here before lies in ${aside}: delete it when you no longer need it.`,
    `Deleted again with their pictures: ${counted(deletedAccounts, 'account')} deleted since the backup.`,
    'Everyone has to log in again; links to reset a password that were sent before no longer work.',
    'The next start asks the payment provider what was paid and given back since, and books it; its log and an audit event (payments_recovered) say how many payments belong to accounts that are not in the backup. Disputes are not asked about: look them up at the provider.',
    'Lost is what was done since the backup: new accounts and pages, and changes of passwords, names and favorites. Recovery codes used since count again.',
  ];
  return lines.join('\n');
}

function describeContent({ rows, files }: Manifest): string {
  const accounts = counted(rows.users ?? 0, 'account');
  const pages = counted(rows.coloring_pages ?? 0, 'page');
  return `${accounts}, ${pages} and ${counted(files, 'file')}`;
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
