import type { Request, Response } from 'express';
import type { BackgroundTasks } from '../background.ts';
import type { Clock } from '../clock.ts';
import { hourOf } from '../modules/telemetry/minutes.ts';
import type { Ticket, Tickets } from '../modules/telemetry/Tickets.ts';
import type { TelemetryService } from '../modules/telemetry/telemetry.service.ts';
import { newToken } from '../randomness.ts';
import { clientSite } from './clientNetwork.ts';

/** Keeps a visitor's tickets the same for the rest of an hour. */
const VISIT_COOKIE = 'lineleaf_visit';
const KEPT = new RegExp(`(?:^|;\\s*)${VISIT_COOKIE}=(\\d{1,9})\\.([\\w-]{24})(?:;|$)`);
const HOUR_MS = 60 * 60 * 1000;

/** Whether the browser lets itself be counted: not under Global Privacy Control or Do Not Track. */
export function mayCount(request: Request): boolean {
  return request.get('sec-gpc') !== '1' && request.get('dnt') !== '1';
}

interface VisitCountingParts {
  readonly clock: Clock;
  readonly tickets: Tickets;
  readonly telemetry: TelemetryService;
  readonly background: BackgroundTasks;
  readonly isHttps: boolean;
}

/** Gives visitors the tickets that their reports bear. */
export class VisitCounting {
  readonly #parts: VisitCountingParts;
  /** Of a request that brought none: the page and the tickets in it bear the same. */
  readonly #made = new WeakMap<Request, Pick<Ticket, 'hour' | 'nonce'>>();

  constructor(parts: VisitCountingParts) {
    this.#parts = parts;
  }

  /** Signs what this visitor is given; undefined for one who is not counted. */
  ticketsFor(
    request: Request,
    response: Response,
  ): ((part: string, release: string) => string | undefined) | undefined {
    if (!mayCount(request)) return undefined;
    const visit = this.#keepVisit(request, response);
    return (part, release) => this.#parts.tickets.sign({ ...visit, part, release });
  }

  /** Counts later that a browser opened the page of this release: of the shell, or a landing. */
  pageGiven(request: Request, response: Response, part: string, release: string): void {
    // A service worker that renews its copy, a crawler or a script opens nothing.
    if (request.get('sec-fetch-mode') !== 'navigate' || !mayCount(request)) return;
    const visit = this.#keepVisit(request, response);
    const { telemetry, background } = this.#parts;
    const site = clientSite(request.ip ?? '');
    background.run('count a page', () => telemetry.begin({ ...visit, part, release }, site));
  }

  /** The visitor's number of this hour: random, in a cookie that ends with the hour. */
  #keepVisit(request: Request, response: Response): Pick<Ticket, 'hour' | 'nonce'> {
    const made = this.#made.get(request);
    if (made) return made;
    const now = this.#parts.clock.now();
    const hour = hourOf(now);
    const [, keptHour, kept] = KEPT.exec(request.headers.cookie ?? '') ?? [];
    if (kept !== undefined && Number(keptHour) === hour) return { hour, nonce: kept };
    const nonce = newToken();
    const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: this.#parts.isHttps } as const;
    const maxAge = (hour + 1) * HOUR_MS - now.getTime();
    response.cookie(VISIT_COOKIE, `${hour}.${nonce}`, { ...options, maxAge });
    const visit = { hour, nonce };
    this.#made.set(request, visit);
    return visit;
  }
}
