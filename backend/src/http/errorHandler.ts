import type { ErrorBody, ErrorCode } from '@lineleaf/api-client/contract';
import type { ErrorRequestHandler, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { ConnectionError, DatabaseError, ForeignKeyConstraintError, InstanceError } from 'sequelize';
import { ERROR_SENTENCES } from '../i18n/errorSentences.ts';
import { type Language, pickLanguage } from '../i18n/language.ts';
import { PressBusyError, PressTimeoutError } from '../pictures/index.ts';
import { StorageAwayError } from '../providers/storage/Storage.ts';
import { isStorageFull } from '../storageFull.ts';
import { ApiError } from './ApiError.ts';

/** Turns whatever was thrown into the error shape of the contract: never a stack, never a message that was not written for people. */
export function errorHandler(logger: Logger): ErrorRequestHandler {
  return (error: unknown, request, response, _next) => {
    const refusal = asApiError(error);
    if (refusal.status >= 500) {
      logger.error({ err: error, requestId: response.locals.requestId }, 'request failed');
    }
    if (response.headersSent) {
      // A half-written answer must not look complete.
      response.destroy();
      return;
    }
    sendError(response, refusal, pickLanguage(request.headers['accept-language']));
  };
}

/** Unknown paths below /api. */
export const unknownApiPath: RequestHandler = (_request, _response, next) => {
  next(new ApiError('NOT_FOUND'));
};

function sendError(response: Response, error: ApiError, language: Language): void {
  const body: ErrorBody = {
    detail: error.detail ?? Object.values(error.fields ?? {})[0] ?? ERROR_SENTENCES[language][error.code],
    code: error.code,
    fields: error.fields && Object.keys(error.fields).length > 0 ? { ...error.fields } : undefined,
    suggestions: error.suggestions && [...error.suggestions],
    request_id: String(response.locals.requestId),
  };
  if (error.retryAfterS !== undefined) response.setHeader('Retry-After', String(error.retryAfterS));
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Language', language);
  // A picture that could not be sent may have been announced already.
  response.removeHeader('ETag');
  response.type('json');
  response.status(error.status).json(body);
}

function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (isStorageFull(error)) return new ApiError('STORAGE_FULL', { cause: error });
  const isAway = error instanceof ConnectionError || error instanceof StorageAwayError;
  const isPressBusy = error instanceof PressBusyError || error instanceof PressTimeoutError;
  if (isAway || isPressBusy || isLostConnection(error)) {
    return new ApiError('UNAVAILABLE', { cause: error, retryAfterS: 5 });
  }
  // Every row hangs on a user: this one's account was deleted in the middle of the request.
  if (error instanceof ForeignKeyConstraintError || error instanceof InstanceError) {
    return new ApiError('UNAUTHENTICATED', { cause: error });
  }
  return new ApiError(codeOf(error), { cause: error });
}

/** The database server died or fell silent in the middle of a query; mysql2 calls such errors fatal. */
function isLostConnection(error: unknown): boolean {
  return error instanceof DatabaseError && 'fatal' in error.parent && error.parent.fatal === true;
}

/** Errors of body-parser and Express carry `type` and `status`. */
function codeOf(error: unknown): ErrorCode {
  if (typeof error !== 'object' || error === null) return 'INTERNAL';
  const type = 'type' in error ? error.type : undefined;
  const status = 'status' in error ? Number(error.status) : 500;
  if (type === 'entity.parse.failed') return 'INVALID_JSON';
  if (status === 413) return 'PAYLOAD_TOO_LARGE';
  if (status === 415) return 'UNSUPPORTED_MEDIA_TYPE';
  return status >= 400 && status < 500 ? 'INVALID_REQUEST' : 'INTERNAL';
}
