import type { NextFunction, Request, Response } from 'express';
import type { Logger } from 'pino';

/**
 * Compares the proxies that TRUST_PROXY counts with the addresses that arrive in `X-Forwarded-For`. With too few counted
 * all clients are one to every limit; with too many a client may claim any address.
 */
export class ProxyHops {
  readonly #expected: number;
  readonly #logger: Logger;
  #warning: string | undefined;

  constructor(expected: number, logger: Logger) {
    this.#expected = expected;
    this.#logger = logger;
  }

  /** What did not fit in the requests so far, for people; undefined while all fit. */
  get warning(): string | undefined {
    return this.#warning;
  }

  /** Looks at each request that came through a proxy; it goes on in any case. */
  readonly watch = (request: Request, _response: Response, next: NextFunction): void => {
    const seen = request.get('X-Forwarded-For')?.split(',').length;
    if (seen !== undefined && seen !== this.#expected && this.#warning === undefined) {
      this.#warning = `TRUST_PROXY is ${this.#expected}, but a request came with ${seen} forwarded addresses.`;
      this.#logger.warn(this.#warning);
    }
    next();
  };
}
