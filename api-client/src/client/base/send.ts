import type { ApiError } from './ApiError.ts';
import { toHttpError } from './ApiError.ts';
import type { ApiRequest } from './ApiRequest.ts';

/** What became of a request. */
export type Outcome = { data: unknown; error?: undefined } | { data?: undefined; error: ApiError };

/** Sends a request once, with a token where there is one and in the page's language. */
export async function send(
  request: ApiRequest,
  token: string | null,
  signal?: AbortSignal,
): Promise<Outcome> {
  try {
    const response = await fetch(new URL(request.url, location.origin), {
      method: request.method,
      headers: headersOf(request, token),
      body: request.body === undefined ? undefined : JSON.stringify(request.body),
      signal,
    });
    const body: unknown = await response.json().catch(() => undefined);
    if (!response.ok)
      return { error: toHttpError(response.status, body, response.headers.get('Retry-After')) };
    return { data: body ?? null };
  } catch (error) {
    return { error: { kind: 'network', message: error instanceof Error ? error.message : String(error) } };
  }
}

/** The headers of a request: the page's language, the token where there is one. */
export function headersOf(request: ApiRequest, token: string | null): Headers {
  const headers = new Headers(request.headers);
  headers.set('Accept', 'application/json');
  if (document.documentElement.lang) headers.set('Accept-Language', document.documentElement.lang);
  if (request.body !== undefined) headers.set('Content-Type', 'application/json');
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
  return headers;
}
