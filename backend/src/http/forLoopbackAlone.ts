import type { NextFunction, Request, Response } from 'express';
import { ApiError } from './ApiError.ts';

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;
const LOOPBACK_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;
/** What proxies and tunnels add: behind one, a caller only seems to be on this machine. */
const FORWARDING_HEADER =
  /^(?:forwarded|via|x-forwarded(?:-.+)?|x-real-ip|(?:x-|true-|fly-|cf-)?(?:client|connecting)-ip|cf-ray)$/;

/**
 * Lets this machine's own callers through; for all others the path does not exist. The host name is checked too: a foreign
 * page whose name was pointed at this machine is no local caller, nor is one whose request came through a proxy.
 */
export function forLoopbackAlone(request: Request, response: Response, next: NextFunction): void {
  response.setHeader('Cache-Control', 'no-store');
  const isLocal =
    LOOPBACK.test(request.socket.remoteAddress ?? '') && LOOPBACK_HOST.test(request.get('host') ?? '');
  const isProxied = Object.keys(request.headers).some((name) => FORWARDING_HEADER.test(name));
  next(isLocal && !isProxied ? undefined : new ApiError('NOT_FOUND'));
}
