import { explainAndExit, openProcess, StartRefusedError, stopOnSignal } from './startProcess.ts';

try {
  const { container, close } = await openProcess();
  const { config, worker, providers, sweeper } = container;
  if (!config.redisUrl) {
    await close();
    throw new StartRefusedError(
      'A worker of its own needs REDIS_URL: without it the server draws by itself.',
    );
  }
  providers.queue.work((job, signal) => worker.work(job, signal));
  sweeper.start();
  stopOnSignal(config, close);
  process.stdout.write('Lineleaf worker is ready\n');
} catch (error) {
  explainAndExit(error);
}
