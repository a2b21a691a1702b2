import { explainAndExit, openProcess, StartRefusedError, stopOnSignal } from './startProcess.ts';

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
  process.stdout.write('Lineleaf worker is ready\n');
} catch (error) {
  explainAndExit(error);
}
