import { discoveryOf, type Pointer } from '@lineleaf/releases';
import type { Discovery } from '@lineleaf/releases/discovery';
import type { Request, Response, Router } from 'express';
import type { Logger } from 'pino';
import type { ReleasedFrontEnds } from './releases.ts';
import { forThisVisitor, keepBucket } from './visitorBucket.ts';
import type { VisitCounting } from './visitTickets.ts';

interface DiscoveryParts {
  /** Origins beside the product's own that may serve files of remotes. */
  readonly remoteOrigins: readonly string[];
  readonly logger: Logger;
  /** Absent where nothing is counted. */
  readonly counting?: VisitCounting;
}

/** Who asks: the visitor's bucket, and what is served at this moment. */
interface Visit {
  readonly bucket: number;
  readonly pointer: Pointer;
}

/** What a visitor is given, as a Frontend Discovery document. */
export type VisitorsDiscovery = (request: Request, response: Response, visit: Visit) => Discovery;

/** A URL of an origin that the configuration does not name is left out and logged once. */
export function visitorsDiscovery(parts: DiscoveryParts): VisitorsDiscovery {
  const { remoteOrigins, logger, counting } = parts;
  const logged = new Set<string>();
  return (request, response, { bucket, pointer }) => {
    const ticketOf = counting?.ticketsFor(request, response);
    const { discovery, dropped } = discoveryOf(pointer, { bucket, remoteOrigins, ticketOf });
    for (const url of dropped) {
      if (!logged.has(url))
        logger.warn({ url }, 'a released file lies on an origin that REMOTE_ORIGINS lacks');
      logged.add(url);
    }
    return discovery;
  };
}

interface RouteParts {
  readonly releases: ReleasedFrontEnds;
  readonly discoveryFor: VisitorsDiscovery;
  readonly isHttps: boolean;
}

/** `GET /discovery`. */
export function discoveryRoute(router: Router, { releases, discoveryFor, isHttps }: RouteParts): void {
  router.get('/discovery', async (request, response) => {
    const bucket = keepBucket(request, response, isHttps);
    const discovery = discoveryFor(request, response, { bucket, pointer: await releases.pointer() });
    forThisVisitor(response);
    response.json(discovery);
  });
}
