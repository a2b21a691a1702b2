import { BackupError, sentenceOf } from './backup/BackupError.ts';
import { embeddedPlaces } from './backup/embeddedPlaces.ts';
import { describeRestore } from './backup/reports.ts';
import { restoreBackup } from './backup/restoreBackup.ts';
import { systemClock } from './clock.ts';
import { readProcessConfig } from './config.ts';
import { closePress } from './pictures/index.ts';

/** Restores a backup into the data folder: `restore <archive>`. */
async function run(archive: string | undefined): Promise<void> {
  if (!archive) throw new BackupError('Say which file to restore: npm run restore -- <file>');
  process.umask(0o077);
  const config = readProcessConfig();
  const { imagesFolder } = embeddedPlaces(config);
  const report = await restoreBackup({ config, imagesFolder, archive, clock: systemClock });
  process.stdout.write(`${describeRestore(report)}\n`);
}

try {
  await run(process.argv[2]);
} catch (error) {
  process.stderr.write(`${sentenceOf(error)}\n`);
  process.exitCode = 1;
} finally {
  await closePress();
}
