import { timingSafeEqual } from 'node:crypto';
import type { RequestHandler, Router } from 'express';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { sha256 } from '../hashing.ts';
import { ApiError } from './ApiError.ts';

/** Times of requests by endpoint and status, and the figures of the process. */
export interface Metrics {
  readonly measure: RequestHandler;
  readonly registry: Registry;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'lineleaf_http_request_duration_seconds',
    help: 'Time from the first byte of a request to the end of its answer',
    labelNames: ['endpoint', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10, 30, 120],
    registers: [registry],
  });
  const measure: RequestHandler = (_request, response, next) => {
    const end = durations.startTimer();
    response.once('close', () => {
      const endpoint = String(response.locals.endpointId ?? 'other');
      end({ endpoint, status: String(response.statusCode) });
    });
    next();
  };
  return { measure, registry };
}

/** `GET /metrics` for Prometheus: by bearer token, and not there at all without a configured one. */
export function metricsRoute(router: Router, { registry }: Metrics, token: string | undefined): void {
  router.get('/metrics', async (request, response) => {
    const given = request.get('authorization')?.replace(/^Bearer /i, '') ?? '';
    if (token === undefined) throw new ApiError('NOT_FOUND');
    if (!isSame(given, token)) throw new ApiError('UNAUTHENTICATED');
    response.type(registry.contentType).send(await registry.metrics());
  });
}

function isSame(given: string, token: string): boolean {
  return timingSafeEqual(Buffer.from(sha256(given)), Buffer.from(sha256(token)));
}
