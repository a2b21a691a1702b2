import type { RequestHandler } from 'express';
import type { Logger } from 'pino';

/**
 * Logs each request with its id, path, status and time in milliseconds. Queries stay out of the log (they bear signatures
 * and reset tokens), and so do headers and addresses.
 */
export function requestLog(logger: Logger): RequestHandler {
  return (request, response, next) => {
    const startedAt = performance.now();
    response.once('close', () => {
      const { statusCode: status, locals, writableFinished } = response;
      const req = { id: locals.requestId, method: request.method, path: request.originalUrl.split('?')[0] };
      const entry = { req, res: { status }, responseTime: Math.round(performance.now() - startedAt) };
      logger[status >= 500 ? 'error' : 'info'](
        writableFinished ? entry : { ...entry, isAborted: true },
        'request',
      );
    });
    next();
  };
}
