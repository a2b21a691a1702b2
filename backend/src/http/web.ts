import { type PointerStore, preloadsOf, SHELL } from '@lineleaf/releases';
import { withDiscovery } from '@lineleaf/releases/discovery';
import compression from 'compression';
import type express from 'express';
import type { NextFunction, Request, Response, Router } from 'express';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { crawlerRoutes } from './crawlers.ts';
import { discoveryRoute, type VisitorsDiscovery, visitorsDiscovery } from './discovery.ts';
import { escapeAttribute, LandingPages } from './LandingPages.ts';
import type { LocalReleases } from './LocalReleases.ts';
import { landingRoutes, seemsSignedIn } from './landing.ts';
import { ReleasedFrontEnds, type ShellPage } from './releases.ts';
import { pagePolicy } from './security.ts';
import { filePolicy, serveReleased } from './serveReleased.ts';
import { forThisVisitor, keepBucket, readBucket } from './visitorBucket.ts';
import type { VisitCounting } from './visitTickets.ts';

/** In the page of a shell that reports when it is ready; one of the time before would never seem to be. */
const REPORTS = 'name="lineleaf:reports"';
const IMMUTABLE = 'public, max-age=31536000, immutable';

interface WebOptions {
  readonly config: PageSettings;
  readonly pointers: PointerStore;
  readonly local: LocalReleases;
  readonly logger: Logger;
  /** Absent where nothing is counted. */
  readonly counting?: VisitCounting;
}
type PageSettings = Pick<
  Config,
  'publicUrl' | 'providerStatusUrl' | 'contactEmail' | 'remoteOverrideOrigins' | 'remoteOrigins'
>;

/**
 * Serves the released front ends: what each visitor is given of them, their files, and the shell's page for every
 * address of the product.
 */
export function webRoutes(router: Router, { config, pointers, local, logger, counting }: WebOptions): void {
  const releases = new ReleasedFrontEnds({ local, pointers, logger });
  const { remoteOrigins } = config;
  const isHttps = config.publicUrl.startsWith('https:');
  const discoveryFor = visitorsDiscovery({ remoteOrigins, logger, counting });
  const pages = pageSender({ releases, settings: config, discoveryFor, counting });
  const files = serveReleased({ local, below: [], cacheControl: IMMUTABLE });

  router.use(compression({ filter: isCompressed }));
  router.use('/dev', notFound);
  const landings = new LandingPages({ releases, local, publicUrl: config.publicUrl, logger });
  crawlerRoutes(router, { pages: landings, publicUrl: config.publicUrl });
  landingRoutes(router, { pages: landings, settings: config, counting });
  discoveryRoute(router, { releases, discoveryFor, isHttps });
  router.use('/releases', releasedFilesAlone, allowEverybody, files, notFound);
  router.use('/static', allowEverybody, async (request, response, next) => {
    serveFirst(local, await releases.shells())(request, response, next);
  });
  router.use('/static', notFound);
  router.get('/sw.js', async (request, response, next) => {
    const script = await releases.shellText(readBucket(request), 'sw.js');
    if (script === undefined) next();
    else sendWorker(response, script, remoteOrigins);
  });
  router.use(async (request, response, next) => {
    const shell = await releases.shellOf(readBucket(request));
    if (!shell || isPagePath(request.path)) return next();
    return serveReleased({ local, below: [SHELL, shell] })(request, response, next);
  });
  router.get('/{*path}', async (request, response, next) => {
    if (isPagePath(request.path)) await pages(request, response, next);
    else next();
  });
  router.use(notFound);
}

/** What lies here without a compressed copy is compressed on the way. A part of a file is counted in bytes of the file. */
function isCompressed(request: Request, response: Response): boolean {
  return request.headers.range === undefined && compression.filter(request, response);
}

/** A file has a dot in its last part; everything else is an address inside the product. */
function isPagePath(path: string): boolean {
  return !path.slice(path.lastIndexOf('/')).includes('.') || path === '/index.html';
}

interface PageParts {
  readonly releases: ReleasedFrontEnds;
  readonly settings: PageSettings;
  readonly discoveryFor: VisitorsDiscovery;
  readonly counting: VisitCounting | undefined;
}

function pageSender({ releases, settings, discoveryFor, counting }: PageParts) {
  const isHttps = settings.publicUrl.startsWith('https:');
  const remoteOrigins = [...new Set([...settings.remoteOrigins, ...settings.remoteOverrideOrigins])];
  return async (request: Request, response: Response, next: NextFunction): Promise<void> => {
    const bucket = keepBucket(request, response, isHttps);
    const page = await releases.page(bucket);
    if (!page) return next();
    if (page.html.includes(REPORTS)) counting?.pageGiven(request, response, SHELL, page.release);
    const policy = pagePolicy({ scriptHashes: page.scriptHashes, remoteOrigins, isHttps });
    response.setHeader('Content-Security-Policy', policy);
    forThisVisitor(response);
    const pointer = await releases.pointer();
    const discovery = discoveryFor(request, response, { bucket, pointer });
    const preloads = preloadsOf(pointer, {
      path: request.path,
      access: seemsSignedIn(request) ? 'user' : 'visitor',
      bucket,
      remoteOrigins: settings.remoteOrigins,
    });
    response.type('html').send(withDiscovery(withSettings(page, settings), discovery, preloads));
  };
}

/** Tells the shell's page what it cannot know when it is built. */
function withSettings({ html, release }: ShellPage, settings: PageSettings): string {
  const names = {
    release,
    'provider-status': settings.providerStatusUrl,
    contact: settings.contactEmail ?? '',
    'override-origins': settings.remoteOverrideOrigins.join(' '),
  };
  return html.replaceAll(
    /(<meta name="lineleaf:(release|provider-status|contact|override-origins)" content=")[^"]*/g,
    (_, before: string, name: keyof typeof names) => before + escapeAttribute(names[name]),
  );
}

/** The worker is told which origins serve remotes: another list makes it another script, with a policy of its own. */
function sendWorker(response: Response, script: string, remoteOrigins: readonly string[]): void {
  forThisVisitor(response);
  response.setHeader('Content-Security-Policy', filePolicy(remoteOrigins));
  response.type('js').send(`self.remoteOrigins = ${JSON.stringify(remoteOrigins)};\n${script}`);
}

/** Serves a file of the first shell that has it. */
function serveFirst(local: LocalReleases, shells: readonly string[]): express.RequestHandler {
  return (request, response, next) => {
    const [shell, ...rest] = shells;
    if (shell === undefined) return next();
    const tryNext = (error?: unknown): void => {
      if (error) next(error);
      else serveFirst(local, rest)(request, response, next);
    };
    const below = [SHELL, shell, 'static'];
    return serveReleased({ local, below, cacheControl: IMMUTABLE })(request, response, tryNext);
  };
}

/** `/<part>/<release>/…`: beside the releases lies what is nobody's business. */
function releasedFilesAlone(request: Request, response: Response, next: NextFunction): void {
  if (/^\/[^/]+\/[^/]+\/./.test(request.path)) next();
  else notFound(request, response);
}

/** Released files are public; a shell on another origin may load them, and see whether they came from a cache. */
function allowEverybody(_request: Request, response: Response, next: NextFunction): void {
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  response.setHeader('Timing-Allow-Origin', '*');
  next();
}

function notFound(_request: Request, response: Response): void {
  response.setHeader('Cache-Control', 'no-store');
  response.status(404).type('text').send('Not found');
}
