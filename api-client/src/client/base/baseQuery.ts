import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { sessionDoubted, sessionEnded } from '../session/sessionSlice.ts';
import { readToken } from '../session/tokenStorage.ts';
import type { ApiError } from './ApiError.ts';
import type { ApiRequest } from './ApiRequest.ts';
import { forgetAhead, takeAhead } from './askAhead.ts';
import { send } from './send.ts';

const ME_PATH = '/api/auth/me';

/**
 * Sends a request with the bearer token of local storage and the page's language. No answer, 5xx and 429 are tried
 * again as the request allows. A 401 of `/auth/me` ends the session; a 401 elsewhere, for a token that was sent, only
 * has the session checked.
 */
export const baseQuery: BaseQueryFn<ApiRequest, unknown, ApiError> = async (request, queryApi) => {
  const token = readToken();
  const { attempts, firstDelayMs } = request.retry ?? { attempts: 1, firstDelayMs: 0 };
  let result = await (takeAhead(request, token) ?? send(request, token, queryApi.signal));
  for (let attempt = 1; attempt < attempts && isWorthRetrying(result.error); attempt++) {
    await delay(firstDelayMs * 2 ** (attempt - 1), queryApi.signal);
    if (queryApi.signal.aborted) break;
    result = await send(request, token, queryApi.signal);
  }
  if (request.method !== 'GET') forgetAhead();
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
