import { type ErrorBody, type ErrorCode, STATUS } from '../../contract/index.ts';
import { isText, listOf, optional, recordOf, shapeOf } from './shapes.ts';

/** Why a call failed, as every screen sees it. `network` means that no answer came (offline, time-out, refused). */
export type ApiError =
  | {
      readonly kind: 'http';
      readonly status: number;
      readonly code?: ErrorCode;
      /** The server's sentence for people, in the language of the request. */
      readonly detail?: string;
      readonly fields?: Readonly<Record<string, string>>;
      /** Words to try instead, with NOTHING_TO_DRAW. */
      readonly suggestions?: readonly string[];
      readonly requestId?: string;
      /** Seconds until another try makes sense, where the server said so. */
      readonly retryAfterS?: number;
    }
  | { readonly kind: 'network'; readonly message: string };

/**
 * Reads an answer's body as the contract's error shape; a foreign body (a proxy's page) leaves only the status.
 * `retryAfter` is the header of that name.
 */
export function toHttpError(status: number, body: unknown, retryAfter: string | null = null): ApiError {
  if (!isErrorBody(body)) return { kind: 'http', status };
  const { detail, code, fields, suggestions, request_id: requestId } = body;
  // It is a date elsewhere; our server says seconds.
  const retryAfterS = Number(retryAfter) || undefined;
  return { kind: 'http', status, code, detail, fields, suggestions, requestId, retryAfterS };
}

const isErrorBody = shapeOf<ErrorBody>({
  detail: isText,
  code: (value) => isText(value) && Object.hasOwn(STATUS, value),
  fields: optional(recordOf(isText)),
  suggestions: optional(listOf(isText)),
  request_id: isText,
});

/** Narrows what RTK Query rejects with (also from `unwrap()`) to an ApiError; anything else is a network fault. */
export function toApiError(error: unknown): ApiError {
  if (typeof error === 'object' && error !== null && 'kind' in error) return error as ApiError;
  return { kind: 'network', message: error instanceof Error ? error.message : String(error) };
}

/** Whether the failure is an HTTP answer of this status. */
export function hasStatus(error: unknown, status: number): boolean {
  const apiError = toApiError(error);
  return apiError.kind === 'http' && apiError.status === status;
}

/** The server's sentence, if it sent one. */
export function detailOf(error: unknown): string | undefined {
  const apiError = toApiError(error);
  return apiError.kind === 'http' ? apiError.detail : undefined;
}
