import { discoveryOf } from '@lineleaf/releases';
import type { Router } from 'express';
import type { Logger } from 'pino';
import type { ReleasedFrontEnds } from './releases.ts';
import { forThisVisitor, keepBucket } from './visitorBucket.ts';
import type { VisitCounting } from './visitTickets.ts';

interface DiscoveryParts {
  readonly releases: ReleasedFrontEnds;
  /** Origins beside the product's own that may serve files of remotes. */
  readonly remoteOrigins: readonly string[];
  readonly isHttps: boolean;
  readonly logger: Logger;
  /** Absent where nothing is counted. */
  readonly counting?: VisitCounting;
}

/**
 * `GET /discovery`: the releases that this visitor is given, as a Frontend Discovery document. A URL of an origin that
 * the configuration does not name is left out and logged once.
 */
export function discoveryRoute(router: Router, parts: DiscoveryParts): void {
  const { releases, remoteOrigins, isHttps, logger, counting } = parts;
  const logged = new Set<string>();
  router.get('/discovery', async (request, response) => {
    const bucket = keepBucket(request, response, isHttps);
    const ticketOf = counting?.ticketsFor(request, response);
    const { discovery, dropped } = discoveryOf(await releases.pointer(), { bucket, remoteOrigins, ticketOf });
    for (const url of dropped) {
      if (!logged.has(url))
        logger.warn({ url }, 'a released file lies on an origin that REMOTE_ORIGINS lacks');
      logged.add(url);
    }
    forThisVisitor(response);
    response.json(discovery);
  });
}
