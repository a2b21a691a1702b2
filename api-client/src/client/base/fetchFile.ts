import { readToken } from '../session/tokenStorage.ts';
import { type ApiError, toApiError, toHttpError } from './ApiError.ts';
import type { ApiRequest } from './ApiRequest.ts';
import { headersOf } from './send.ts';

/** A file, or why it could not be had. */
export type FetchedFile =
  | { readonly file: Blob; readonly error?: undefined }
  | { readonly file?: undefined; readonly error: ApiError };

/** Fetches a file (a PDF, an archive) with the user's token, once; `signal` gives it up. */
export async function fetchFile(request: ApiRequest, signal?: AbortSignal): Promise<FetchedFile> {
  try {
    const response = await fetch(new URL(request.url, location.origin), {
      headers: headersOf(request, readToken()),
      ...(signal ? { signal } : {}),
    });
    if (response.ok) return { file: await response.blob() };
    const body: unknown = await response.json().catch(() => undefined);
    return { error: toHttpError(response.status, body) };
  } catch (error) {
    return { error: toApiError(error) };
  }
}
