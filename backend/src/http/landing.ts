import type { NextFunction, Request, Response, Router } from 'express';
import type { Config } from '../config.ts';
import { escapeAttribute, fillIn, type LandingPages } from './LandingPages.ts';
import { pagePolicy } from './security.ts';
import { forThisVisitor, keepBucket, readBucket } from './visitorBucket.ts';
import type { VisitCounting } from './visitTickets.ts';

/** Set by the product's pages: hints for what to send, and nothing that opens anything. */
const SIGNED_IN = /(?:^|;\s*)lineleaf_signed_in=1(?:;|$)/;
const LANGUAGE = /(?:^|;\s*)lineleaf_language=(\w+)(?:;|$)/;
/** What the product's own page reads from the address of a payment's return. */
const PRODUCT_QUERIES = ['payment', 'session_id'];
/** Tells the background worker whose document this is: it keeps the shell's alone. */
const LANDING_HEADER = 'Lineleaf-Landing';

interface LandingParts {
  readonly pages: LandingPages;
  /** Of the remotes that are served elsewhere, the start screen's files are fetched ahead. */
  readonly settings: Pick<Config, 'publicUrl' | 'contactEmail' | 'remoteOrigins'>;
  /** Absent where nothing is counted. */
  readonly counting?: VisitCounting;
}

/**
 * Sends visitors the landing of the release that they are given, at `/` and at its own address, in the language of
 * `?lang=`, of their last choice or of their browser. Passes on whoever seems to be signed in, and what the shell has to
 * answer itself.
 */
export function landingRoutes(router: Router, parts: LandingParts): void {
  const { pages, settings, counting } = parts;
  const { publicUrl, remoteOrigins, contactEmail = '' } = settings;
  const isHttps = publicUrl.startsWith('https:');
  router.get(['/', '/:path'], async (request: Request, response: Response, next: NextFunction) => {
    const asked = request.path.slice(1);
    if (asked.includes('.') || isForShell(request)) return next();
    const landing = await pages.landingOf(readBucket(request));
    if (!landing || (asked !== '' && asked !== landing.path)) return next();
    const bucket = keepBucket(request, response, isHttps);
    const language = languageOf(request, Object.keys(landing.pages));
    const page = await pages.page(bucket, language);
    if (!page) return next();
    const isNamed = asked !== '' && request.query.lang === language;
    const address = `/${landing.path}${isNamed ? `?lang=${language}` : ''}`;
    forThisVisitor(response);
    response.setHeader(LANDING_HEADER, `${page.part} ${page.release}`);
    const { scriptHashes } = page;
    response.setHeader('Content-Security-Policy', pagePolicy({ scriptHashes, remoteOrigins, isHttps }));
    counting?.pageGiven(request, response, page.part, page.release);
    const ticket = counting?.ticketsFor(request, response)?.(page.part, page.release) ?? '';
    const own = {
      '{{address}}': escapeAttribute(address),
      '{{ticket}}': escapeAttribute(ticket),
      '{{contact}}': escapeAttribute(contactEmail),
    };
    response.type('html').send(fillIn(page.html, own));
  });
}

/** Whether the product's pages left word that somebody is signed in here. */
export function seemsSignedIn({ headers }: Pick<Request, 'headers'>): boolean {
  return SIGNED_IN.test(headers.cookie ?? '');
}

function isForShell({ headers, query }: Request): boolean {
  return seemsSignedIn({ headers }) || PRODUCT_QUERIES.some((name) => name in query);
}

function languageOf(request: Request, known: readonly string[]): string {
  const [, kept] = LANGUAGE.exec(request.headers.cookie ?? '') ?? [];
  const wanted = [request.query.lang, kept, ...request.acceptsLanguages().map((tag) => tag.split('-')[0])];
  return wanted.find((code): code is string => known.includes(String(code))) ?? known[0] ?? 'en';
}
