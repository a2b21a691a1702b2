import { join } from 'node:path';
import compression from 'compression';
import express, { type NextFunction, type Request, type Response, type Router } from 'express';
import type { Config } from '../config.ts';
import { ReleaseFolder } from './releases.ts';
import { pagePolicy } from './security.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const RECHECKED = 'no-cache';
/** A service worker lives by the policy that its own script came with: it fetches from this origin alone. */
const FILE_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

type WebOptions = PageSettings & Pick<Config, 'releasesUrl'>;
type PageSettings = Pick<Config, 'publicUrl' | 'providerStatusUrl' | 'remoteOverrideOrigins'>;

/** Serves the released front ends: remotes, the shell's files, and the shell's page for every address of the product. */
export function webRoutes(router: Router, options: WebOptions): void {
  const releases = new ReleaseFolder(options.releasesUrl);
  const pages = pageSender(releases, options);

  router.use(compression());
  router.use('/dev', notFound);
  router.get('/remotes.json', async (_request, response) => {
    const text = await releases.remotesFile();
    response.setHeader('Cache-Control', RECHECKED);
    if (text === undefined) response.status(404).json({ remotes: {} });
    else response.type('json').send(text);
  });
  router.use('/releases', allowEverybody, staticFiles(releases.path, IMMUTABLE), notFound);
  router.use('/static', allowEverybody, async (request, response, next) => {
    const current = await releases.currentShell();
    const older = (await releases.shells()).filter((shell) => shell !== current);
    serveFirst([...(current ? [current] : []), ...older], 'static', IMMUTABLE)(request, response, next);
  });
  router.use('/static', notFound);
  router.use(async (request, response, next) => {
    const current = await releases.currentShell();
    if (!current || isPagePath(request.path)) next();
    else serveFirst([current], '.', RECHECKED)(request, response, next);
  });
  router.get('/{*path}', async (request, response, next) => {
    if (isPagePath(request.path)) await pages(response, next);
    else next();
  });
  router.use(notFound);
}

/** A file has a dot in its last part; everything else is an address inside the product. */
function isPagePath(path: string): boolean {
  return !path.slice(path.lastIndexOf('/')).includes('.') || path === '/index.html';
}

function pageSender(releases: ReleaseFolder, settings: PageSettings) {
  const isHttps = settings.publicUrl.startsWith('https:');
  return async (response: Response, next: NextFunction): Promise<void> => {
    const page = await releases.page();
    if (!page) return next();
    const remoteOrigins = [...(await releases.remoteOrigins()), ...settings.remoteOverrideOrigins];
    const policy = pagePolicy({ scriptHashes: page.scriptHashes, remoteOrigins, isHttps });
    response.setHeader('Content-Security-Policy', policy);
    response.setHeader('Cache-Control', RECHECKED);
    response.type('html').send(withSettings(page.html, settings));
  };
}

/** Tells the shell's page what it cannot know when it is built; the social tags' paths become whole addresses. */
function withSettings(html: string, { publicUrl, ...settings }: PageSettings): string {
  const names = {
    'provider-status': settings.providerStatusUrl,
    'override-origins': settings.remoteOverrideOrigins.join(' '),
  };
  return html
    .replaceAll(
      /(<meta name="lineleaf:(provider-status|override-origins)" content=")[^"]*/g,
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

function serveFirst(folders: readonly string[], below: string, cacheControl: string) {
  return (request: Request, response: Response, next: NextFunction): void => {
    const [folder, ...rest] = folders;
    if (folder === undefined) {
      next();
      return;
    }
    const tryNext = (error?: unknown): void => {
      if (error) next(error);
      else serveFirst(rest, below, cacheControl)(request, response, next);
    };
    staticFiles(join(folder, below), cacheControl)(request, response, tryNext);
  };
}

function staticFiles(folder: string, cacheControl: string): express.RequestHandler {
  return express.static(folder, {
    index: false,
    redirect: false,
    dotfiles: 'ignore',
    setHeaders: (response) => {
      response.setHeader('Cache-Control', cacheControl);
      response.setHeader('Content-Security-Policy', FILE_POLICY);
    },
  });
}

/** Released files are public; a shell on another origin may load them. */
function allowEverybody(_request: Request, response: Response, next: NextFunction): void {
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  next();
}

function notFound(_request: Request, response: Response): void {
  response.setHeader('Cache-Control', 'no-store');
  response.status(404).type('text').send('Not found');
}
