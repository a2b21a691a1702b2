import { Piscina } from 'piscina';
import type { Illustration } from '../../pictures/index.ts';
import { workerEntry } from '../../workerEntry.ts';
import {
  type DrawnPage,
  type DrawRequest,
  type ImageGenerator,
  ProviderUnavailableError,
  UnprintablePictureError,
} from './ImageGenerator.ts';

const THREADS = 2;
const IDLE_MS = 60_000;
/** A thread's share for what lives shortly: a page's rasters are let go early, 80 MB of memory less than with Node's 48. */
const YOUNG_MB = 6;
/** The same for what lives longer, over twice what a thread was seen to use: with less to grow into, rasters go 40 MB earlier. */
const OLD_MB = 256;

/** The embedded illustrator, in threads of its own so that drawing never holds requests up. */
export class IllustratorGenerator implements ImageGenerator {
  #pool: Piscina | undefined;

  async draw({ prompt, detail, seed, signal }: DrawRequest): Promise<DrawnPage> {
    this.#pool ??= createPool();
    const { isBlank, ...page } = await this.#run(this.#pool, { prompt, detail, seed }, signal);
    if (isBlank) throw new UnprintablePictureError('The illustrator knows no word of it');
    return page;
  }

  async #run(pool: Piscina, request: object, signal: AbortSignal): Promise<Illustration> {
    try {
      return await pool.run(request, { signal });
    } catch (cause) {
      if (signal.aborted) throw new ProviderUnavailableError('The job was given up', { cause });
      throw cause;
    }
  }

  /** Ends the threads. */
  async close(): Promise<void> {
    await this.#pool?.destroy();
  }
}

function createPool(): Piscina {
  const { filename, execArgv } = illustratorEntry();
  return new Piscina({
    filename,
    execArgv,
    minThreads: 1,
    maxThreads: THREADS,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB, maxOldGenerationSizeMb: OLD_MB },
  });
}

/** In the bundle every entry lies in one folder; in the sources the worker lies with the other pictures' threads. */
function illustratorEntry() {
  const isSource = import.meta.url.endsWith('.ts');
  const beside = isSource ? new URL('../../pictures/index.ts', import.meta.url).href : import.meta.url;
  return workerEntry(beside, 'illustrator.worker');
}
