import type { NextFunction, Request, Response } from 'express';
import { ApiError } from './ApiError.ts';

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;
const LOOPBACK_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/**
 * Lets this machine's own callers through; for all others the path does not exist. The host name is checked too: a foreign
 * page whose name was pointed at this machine is no local caller.
 */
export function forLoopbackAlone(request: Request, response: Response, next: NextFunction): void {
  response.setHeader('Cache-Control', 'no-store');
  const isLocal =
    LOOPBACK.test(request.socket.remoteAddress ?? '') && LOOPBACK_HOST.test(request.get('host') ?? '');
  const isProxied = request.get('x-forwarded-for') !== undefined;
  next(isLocal && !isProxied ? undefined : new ApiError('NOT_FOUND'));
}
