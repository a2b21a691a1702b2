import { readToken } from '../session/tokenStorage.ts';
import type { ApiRequest } from './ApiRequest.ts';
import { type Outcome, send } from './send.ts';

/** How long an answer waits for whoever asks for it. */
const KEPT_MS = 10_000;
/** A screen that was opened within this time most likely still has its answer: RTK Query keeps it as long. */
const FRESH_MS = 60_000;

interface Asked {
  readonly token: string;
  readonly atMs: number;
  readonly outcome: Promise<Outcome>;
}

const ahead = new Map<string, Asked>();
const askedAtMs = new Map<string, number>();

/**
 * Asks for what a screen will ask for, before its code is there: `url` is the path with its query, from `/api` on. The first
 * request for it takes the answer, good or bad, as its own. Does nothing signed out, or where it was asked for within the minute.
 */
export function askAhead(url: string): void {
  const token = readToken();
  const atMs = Date.now();
  if (token === null || atMs - (askedAtMs.get(url) ?? Number.NEGATIVE_INFINITY) < FRESH_MS) return;
  askedAtMs.set(url, atMs);
  ahead.set(url, { token, atMs, outcome: send({ method: 'GET', url }, token) });
}

/** The answer that was asked for ahead, once, if it is this one's; undefined when the request must be sent. */
export function takeAhead(request: ApiRequest, token: string | null): Promise<Outcome> | undefined {
  if (request.method !== 'GET' || request.headers !== undefined) return undefined;
  const asked = ahead.get(request.url);
  ahead.delete(request.url);
  askedAtMs.set(request.url, Date.now());
  const isKept = asked?.token === token && Date.now() - asked.atMs < KEPT_MS;
  return isKept ? asked.outcome : undefined;
}

/** Something has changed on the server: what was asked for before may say otherwise. */
export function forgetAhead(): void {
  ahead.clear();
  askedAtMs.clear();
}
