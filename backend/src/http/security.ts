import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { RequestHandler } from 'express';
import helmet from 'helmet';

/**
 * Headers of every answer. Transport security only where the product is served over https. They are the same for every
 * request, so helmet is asked for them once.
 */
export function securityHeaders(publicUrl: string): RequestHandler {
  const headers = Object.entries(headersOf(publicUrl));
  return (_request, response, next) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    next();
  };
}

function headersOf(publicUrl: string): Record<string, string> {
  const isHttps = publicUrl.startsWith('https:');
  const setHeaders = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: API_POLICY },
    // What else runs below the product's name is not ours to decide.
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Over plain http browsers ignore it and complain on the console.
    crossOriginOpenerPolicy: isHttps ? { policy: 'same-origin' } : false,
    originAgentCluster: isHttps,
    xFrameOptions: { action: 'deny' },
  });
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  setHeaders(request, response, () => {});
  return Object.fromEntries(
    Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
}

const API_POLICY = { defaultSrc: ["'none'"], frameAncestors: ["'none'"] };

/** What a page of the product may load. */
export interface PagePolicy {
  /** `'sha256-…'` of inline scripts. */
  readonly scriptHashes: readonly string[];
  /** Origins of remotes that are served elsewhere. */
  readonly remoteOrigins: readonly string[];
  readonly isHttps: boolean;
}

/** The content security policy of the product's pages. */
export function pagePolicy({ scriptHashes, remoteOrigins, isHttps }: PagePolicy): string {
  const remotes = remoteOrigins.map((origin) => ` ${origin}`).join('');
  const hashes = scriptHashes.map((hash) => ` ${hash}`).join('');
  const directives = [
    "default-src 'self'",
    // The editor's worker compiles the module that writes its fills; a blob's worker lives by its page's policy.
    `script-src 'self' 'wasm-unsafe-eval'${hashes}${remotes}`,
    "worker-src 'self' blob:",
    `connect-src 'self'${remotes}`,
    "img-src 'self' data: blob:",
    // Dialogs and toasts of kept libraries set style attributes.
    `style-src 'self' 'unsafe-inline'${remotes}`,
    `font-src 'self' data:${remotes}`,
    "manifest-src 'self'",
    "frame-src 'self' blob:",
    "form-action 'self'",
    "base-uri 'self'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ];
  return directives.join('; ');
}
