import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { HttpMethod } from '../../contract/index.ts';
import { sessionDoubted, sessionEnded } from '../session/sessionSlice.ts';
import { readToken } from '../session/tokenStorage.ts';
import { type ApiError, toHttpError } from './ApiError.ts';

/** One request to the API. `url` is the path with its query, from `/api` on. */
export interface ApiRequest {
  readonly method: HttpMethod;
  readonly url: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** How often to try, the first time included; delays double from `firstDelayMs`. Once unless told. */
  readonly retry?: { readonly attempts: number; readonly firstDelayMs: number };
}

const ME_PATH = '/api/auth/me';

/**
 * Sends a request with the bearer token of local storage and the page's language. No answer, 5xx and 429 are tried
 * again as the request allows. A 401 of `/auth/me` ends the session; a 401 elsewhere, for a token that was sent, only
 * has the session checked.
 */
export const baseQuery: BaseQueryFn<ApiRequest, unknown, ApiError> = async (request, queryApi) => {
  const token = readToken();
  const { attempts, firstDelayMs } = request.retry ?? { attempts: 1, firstDelayMs: 0 };
  let result = await send(request, token, queryApi.signal);
  for (let attempt = 1; attempt < attempts && isWorthRetrying(result.error); attempt++) {
    await delay(firstDelayMs * 2 ** (attempt - 1), queryApi.signal);
    if (queryApi.signal.aborted) break;
    result = await send(request, token, queryApi.signal);
  }
  if (
    result.error?.kind === 'http' &&
    result.error.status === 401 &&
    token !== null &&
    token === readToken()
  ) {
    if (request.url === ME_PATH) queryApi.dispatch(sessionEnded());
    else if (!isLogInRefused(result.error)) queryApi.dispatch(sessionDoubted());
  }
  return result;
};

type Outcome = { data: unknown; error?: undefined } | { data?: undefined; error: ApiError };

async function send(request: ApiRequest, token: string | null, signal: AbortSignal): Promise<Outcome> {
  try {
    const response = await fetch(new URL(request.url, location.origin), {
      method: request.method,
      headers: headersOf(request, token),
      body: request.body === undefined ? undefined : JSON.stringify(request.body),
      signal,
    });
    const body: unknown = await response.json().catch(() => undefined);
    if (!response.ok) return { error: toHttpError(response.status, body) };
    return { data: body ?? null };
  } catch (error) {
    return { error: { kind: 'network', message: error instanceof Error ? error.message : String(error) } };
  }
}

function headersOf(request: ApiRequest, token: string | null): Headers {
  const headers = new Headers(request.headers);
  headers.set('Accept', 'application/json');
  if (document.documentElement.lang) headers.set('Accept-Language', document.documentElement.lang);
  if (request.body !== undefined) headers.set('Content-Type', 'application/json');
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
  return headers;
}

/** A 401 that is about what was typed, not about the token. */
function isLogInRefused({ code }: Extract<ApiError, { kind: 'http' }>): boolean {
  return code === 'INVALID_CREDENTIALS' || code === 'TOTP_REQUIRED' || code === 'INVALID_TOTP';
}

function isWorthRetrying(error: ApiError | undefined): boolean {
  if (error === undefined) return false;
  return error.kind === 'network' || error.status >= 500 || error.status === 429;
}

function delay(durationMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, durationMs);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
