import { join } from 'node:path';
import { type PointerStore, SHELL } from '@lineleaf/releases';
import compression from 'compression';
import express, { type NextFunction, type Request, type Response, type Router } from 'express';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { discoveryRoute } from './discovery.ts';
import type { LocalReleases } from './LocalReleases.ts';
import { ReleasedFrontEnds, type ShellPage } from './releases.ts';
import { pagePolicy } from './security.ts';
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
  'publicUrl' | 'providerStatusUrl' | 'remoteOverrideOrigins' | 'remoteOrigins'
>;

/**
 * Serves the released front ends: what each visitor is given of them, their files, and the shell's page for every
 * address of the product.
 */
export function webRoutes(router: Router, { config, pointers, local, logger, counting }: WebOptions): void {
  const releases = new ReleasedFrontEnds({ local, pointers, logger });
  const { remoteOrigins } = config;
  const isHttps = config.publicUrl.startsWith('https:');
  const pages = pageSender(releases, config, counting);

  router.use(compression());
  router.use('/dev', notFound);
  discoveryRoute(router, { releases, remoteOrigins, isHttps, logger, counting });
  router.use('/releases', releasedFilesAlone, allowEverybody, releasedFiles(local), notFound);
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
    await bringAsked(local, [SHELL, shell], request.path);
    staticFiles(join(local.folder, SHELL, shell))(request, response, next);
  });
  router.get('/{*path}', async (request, response, next) => {
    if (isPagePath(request.path)) await pages(request, response, next);
    else next();
  });
  router.use(notFound);
}

/** A file has a dot in its last part; everything else is an address inside the product. */
function isPagePath(path: string): boolean {
  return !path.slice(path.lastIndexOf('/')).includes('.') || path === '/index.html';
}

function pageSender(releases: ReleasedFrontEnds, settings: PageSettings, counting?: VisitCounting) {
  const isHttps = settings.publicUrl.startsWith('https:');
  const remoteOrigins = [...new Set([...settings.remoteOrigins, ...settings.remoteOverrideOrigins])];
  return async (request: Request, response: Response, next: NextFunction): Promise<void> => {
    const page = await releases.page(keepBucket(request, response, isHttps));
    if (!page) return next();
    if (page.html.includes(REPORTS)) counting?.pageGiven(request, response, page.release);
    const policy = pagePolicy({ scriptHashes: page.scriptHashes, remoteOrigins, isHttps });
    response.setHeader('Content-Security-Policy', policy);
    forThisVisitor(response);
    response.type('html').send(withSettings(page, settings));
  };
}

/** Tells the shell's page what it cannot know when it is built; the social tags' paths become whole addresses. */
function withSettings({ html, release }: ShellPage, { publicUrl, ...settings }: PageSettings): string {
  const names = {
    release,
    'provider-status': settings.providerStatusUrl,
    'override-origins': settings.remoteOverrideOrigins.join(' '),
  };
  return html
    .replaceAll(
      /(<meta name="lineleaf:(release|provider-status|override-origins)" content=")[^"]*/g,
      (_, before: string, name: keyof typeof names) => before + escapeAttribute(names[name]),
    )
    .replaceAll(
      /(<meta property="og:(?:url|image)" content=")(?=\/)/g,
      (before) => before + escapeAttribute(publicUrl),
    );
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** The worker is told which origins serve remotes: another list makes it another script, with a policy of its own. */
function sendWorker(response: Response, script: string, remoteOrigins: readonly string[]): void {
  forThisVisitor(response);
  response.setHeader('Content-Security-Policy', filePolicy(remoteOrigins));
  response.type('js').send(`self.remoteOrigins = ${JSON.stringify(remoteOrigins)};\n${script}`);
}

function releasedFiles(local: LocalReleases): express.RequestHandler {
  const serve = staticFiles(local.folder, IMMUTABLE);
  return async (request, response, next) => {
    await bringAsked(local, [], request.path);
    serve(request, response, next);
  };
}

/** Serves a file of the first shell that has it. */
function serveFirst(local: LocalReleases, shells: readonly string[]): express.RequestHandler {
  return async (request, response, next) => {
    const [shell, ...rest] = shells;
    if (shell === undefined) return next();
    const tryNext = (error?: unknown): void => {
      if (error) next(error);
      else serveFirst(local, rest)(request, response, next);
    };
    await bringAsked(local, [SHELL, shell, 'static'], request.path);
    staticFiles(join(local.folder, SHELL, shell, 'static'), IMMUTABLE)(request, response, tryNext);
  };
}

/** Brings the file that is asked for below a folder of releases. */
async function bringAsked(local: LocalReleases, below: readonly string[], path: string): Promise<void> {
  let asked: string;
  try {
    asked = decodeURIComponent(path);
  } catch {
    // Whoever serves files refuses it.
    return;
  }
  const [part = '', release = '', ...file] = [...below, ...asked.split('/').slice(1)];
  await local.bring(part, release, file.join('/'));
}

/** A worker lives by the policy that its own script came with: it fetches from these origins alone. */
function filePolicy(origins: readonly string[]): string {
  return `default-src 'none'; connect-src ${["'self'", ...origins].join(' ')}; frame-ancestors 'none'`;
}

/** Without a cache rule, files that are for one visitor. */
function staticFiles(folder: string, cacheControl?: string): express.RequestHandler {
  return express.static(folder, {
    index: false,
    redirect: false,
    dotfiles: 'ignore',
    setHeaders: (response) => {
      if (cacheControl === undefined) forThisVisitor(response);
      else response.setHeader('Cache-Control', cacheControl);
      response.setHeader('Content-Security-Policy', filePolicy([]));
    },
  });
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
