import type { Router } from 'express';
import type { Logger } from 'pino';

/** What has to work for this process to serve: each throws when it does not. They write, so they are not made for every caller. */
export type ReadinessChecks = Readonly<Record<string, () => Promise<unknown>>>;

interface HealthParts {
  readonly checks: ReadinessChecks;
  /** What an operator should look at while all goes on, in words; undefined where there is nothing. */
  readonly warning: () => string | undefined;
  readonly logger: Logger;
}

const CHECK_TIMEOUT_MS = 5_000;
/** How long what was found is told to those who ask next. */
const SHARED_MS = 1_000;

/** `/api/health/live` (the process answers) and `/api/health/ready` (so does everything behind it). */
export function healthRoutes(router: Router, { checks, warning, logger }: HealthParts): void {
  router.get('/api/health/live', (_request, response) => {
    response.setHeader('Cache-Control', 'no-store');
    response.json({ status: 'ok' });
  });
  const read = sharedFor(SHARED_MS, () =>
    Promise.all(
      Object.entries(checks).map(
        async ([name, check]) => [name, await outcome(name, check, logger)] as const,
      ),
    ),
  );
  router.get('/api/health/ready', async (_request, response) => {
    const entries = await read();
    const isReady = entries.every(([, result]) => result === 'ok');
    response.setHeader('Cache-Control', 'no-store');
    response.status(isReady ? 200 : 503).json({
      status: isReady ? 'ok' : 'unavailable',
      checks: Object.fromEntries(entries),
      warning: warning(),
    });
  });
}

/** `ask`, or its last answer while that is under way or younger than `ageMs`. */
function sharedFor<Answer>(ageMs: number, ask: () => Promise<Answer>): () => Promise<Answer> {
  let last: Promise<Answer> | undefined;
  let answeredAt = Number.POSITIVE_INFINITY;
  return () => {
    if (last && performance.now() - answeredAt < ageMs) return last;
    answeredAt = Number.POSITIVE_INFINITY;
    last = ask().finally(() => {
      answeredAt = performance.now();
    });
    return last;
  };
}

async function outcome(
  name: string,
  check: () => Promise<unknown>,
  logger: Logger,
): Promise<'ok' | 'failed'> {
  const late = AbortSignal.timeout(CHECK_TIMEOUT_MS);
  try {
    const tooLate = new Promise<never>((_, reject) => {
      late.addEventListener('abort', () => reject(new Error(`${name} did not answer in time`)));
    });
    await Promise.race([check(), tooLate]);
    return 'ok';
  } catch (error) {
    logger.warn({ err: error, check: name }, 'not ready');
    return 'failed';
  }
}
