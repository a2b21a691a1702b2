import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { explainAndExit, openProcess, StartRefusedError, stopOnSignal } from './startProcess.ts';

/** A worker has no address to ask: healthCheck.ts looks at how old this file of its data folder is. */
const ALIVE_FILE = 'worker-alive';
const ALIVE_EVERY_MS = 10_000;

try {
  const { container, beginStop, close } = await openProcess();
  const { config, sweeper } = container;
  if (!config.redisUrl) {
    await close();
    throw new StartRefusedError(
      'A worker of its own needs REDIS_URL: without it the server draws by itself.',
    );
  }
  container.work();
  sweeper.start();
  stopOnSignal(config, async () => {
    await beginStop();
    await close();
  });
  sayAlive(join(config.dataDir, ALIVE_FILE));
  process.stdout.write('Lineleaf worker is ready\n');
} catch (error) {
  explainAndExit(error);
}

/** A file that cannot be written is none: the check then says that the worker is not well. */
function sayAlive(file: string): void {
  const touch = (): void => {
    try {
      writeFileSync(file, '');
    } catch {}
  };
  touch();
  setInterval(touch, ALIVE_EVERY_MS).unref();
}
