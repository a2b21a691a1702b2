import { stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { COMPRESSED } from '@lineleaf/releases/node';
import express, { type Request, type RequestHandler } from 'express';
import type { LocalReleases } from './LocalReleases.ts';
import { forThisVisitor } from './visitorBucket.ts';

/** Where the files lie, and how they may be kept. */
interface Served {
  readonly local: LocalReleases;
  /** Folders below that of all releases: of a part, a release of it, or one within. */
  readonly below: readonly string[];
  /** Without one, the files are for one visitor. */
  readonly cacheControl?: string;
}

/**
 * Serves released files: in the smallest compressed copy that the browser takes, as they are where there is none, or where
 * a part of the file is asked for.
 */
export function serveReleased({ local, below, cacheControl }: Served): RequestHandler {
  const folder = join(local.folder, ...below);
  const serve = express.static(folder, {
    index: false,
    redirect: false,
    dotfiles: 'ignore',
    setHeaders: (response, file) => {
      if (cacheControl === undefined) forThisVisitor(response);
      else response.setHeader('Cache-Control', cacheControl);
      response.setHeader('Content-Security-Policy', filePolicy([]));
      response.vary('Accept-Encoding');
      const copy = COMPRESSED.find(({ ending }) => file.endsWith(ending));
      if (!copy) return;
      response.setHeader('Content-Encoding', copy.encoding);
      response.type(extname(file.slice(0, -copy.ending.length)));
    },
  });
  return async (request, response, next) => {
    const path = decodedPath(request);
    if (path === undefined) return serve(request, response, next);
    const [part = '', release = '', ...file] = [...below, ...path.split('/').slice(1)];
    await local.bring(part, release, file.join('/'));
    const asked = request.url;
    const ending = await endingFor(request, join(folder, path));
    request.url = asked.replace(/(?=\?|$)/, ending);
    serve(request, response, (error) => {
      request.url = asked;
      next(error);
    });
  };
}

/** The policy of what is no page. A worker lives by the one of its script: it fetches from these origins alone. */
export function filePolicy(origins: readonly string[]): string {
  return `default-src 'none'; connect-src ${["'self'", ...origins].join(' ')}; frame-ancestors 'none'`;
}

/** Undefined for one that whoever serves files refuses. */
function decodedPath({ path }: Request): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** The ending of the copy to send; empty for the file itself. */
async function endingFor(request: Request, file: string): Promise<string> {
  if (request.headers.range !== undefined) return '';
  for (const { encoding, ending } of COMPRESSED) {
    // Each by itself: of several, the one that the client names first would win.
    if (request.acceptsEncodings(encoding) && (await isFile(file + ending))) return ending;
  }
  return '';
}

function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
}
