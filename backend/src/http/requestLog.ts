import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';

/**
 * Logs each request with its id, path, status and time. Queries stay out of the log (they bear signatures and reset
 * tokens), and so do headers and addresses.
 */
export function requestLog(logger: Logger): RequestHandler {
  return pinoHttp<Parameters<RequestHandler>[0], Parameters<RequestHandler>[1]>({
    logger,
    genReqId: (_request, response) => String(response.locals.requestId),
    customLogLevel: (_request, response) => (response.statusCode >= 500 ? 'error' : 'info'),
    customSuccessMessage: () => 'request',
    customErrorMessage: () => 'request',
    serializers: {
      req: ({ id, method, url }: { id: string; method: string; url: string }) => {
        return { id, method, path: url.split('?')[0] };
      },
      res: ({ statusCode }: { statusCode: number }) => ({ status: statusCode }),
      err: ({ type, code }: { type?: string; code?: string }) => ({ type, code }),
    },
  });
}
