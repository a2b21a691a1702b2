import { BackupError, sentenceOf } from './backup/BackupError.ts';
import { createBackup } from './backup/createBackup.ts';
import { embeddedPlaces, productVersion } from './backup/embeddedPlaces.ts';
import { describeBackup } from './backup/reports.ts';
import { systemClock } from './clock.ts';
import { readProcessConfig } from './config.ts';

/** Makes a backup of the data folder: `backup <archive>`. */
async function run(target: string | undefined): Promise<void> {
  if (!target) throw new BackupError('Say which file to write: npm run backup -- <file>');
  // What is written here holds everything about everybody: for this user alone.
  process.umask(0o077);
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  const places = embeddedPlaces(readProcessConfig());
  const order = { ...places, target, productVersion: await productVersion(), clock: systemClock };
  const report = await createBackup({ ...order, signal: stop.signal }).catch((error: unknown) => {
    throw stop.signal.aborted ? new BackupError('The backup was stopped; nothing of it is left.') : error;
  });
  process.stdout.write(`${describeBackup(report, target)}\n`);
}

try {
  await run(process.argv[2]);
} catch (error) {
  process.stderr.write(`${sentenceOf(error)}\n`);
  process.exitCode = 1;
}
