import type { Request } from 'express';
import type { Config } from '../config.ts';

const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]'];

/** Tells the origin on which the caller uses the product: its own when that is allowed, else the public one. */
export type CallerOrigin = (request: Request) => string;

export function callerOriginOf(config: OriginConfig): CallerOrigin {
  return (request) => {
    const origin = request.get('origin');
    return origin !== undefined && isAllowedOrigin(origin, config) ? origin : config.publicUrl;
  };
}

type OriginConfig = Pick<Config, 'allowedOrigins' | 'isProduction' | 'port' | 'publicUrl'>;

/** Whether the product may be used from this origin. Outside production every loopback name on our port is allowed. */
export function isAllowedOrigin(origin: string, config: OriginConfig): boolean {
  if (config.allowedOrigins.includes(origin)) return true;
  return !config.isProduction && LOOPBACK_NAMES.some((name) => origin === `http://${name}:${config.port}`);
}
