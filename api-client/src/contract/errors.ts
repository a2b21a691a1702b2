import { z } from 'zod';

/** Every reason for which the API refuses a call. A new code needs a status here and a sentence in the server's messages. */
export const ERROR_CODES = [
  'INVALID_JSON',
  'INVALID_REQUEST',
  'UNAUTHENTICATED',
  'INVALID_CREDENTIALS',
  'WRONG_PASSWORD',
  'TOTP_REQUIRED',
  'INVALID_TOTP',
  'WRONG_TOTP',
  'TOTP_ALREADY_ENABLED',
  'INSUFFICIENT_CREDITS',
  'FORBIDDEN',
  'NOT_FOUND',
  'EMAIL_TAKEN',
  'IDEMPOTENCY_CONFLICT',
  'ADMIN_PROTECTED',
  'RELEASE_CHANGED',
  'RELEASE_REFUSED',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'VALIDATION_FAILED',
  'INVALID_RESET_TOKEN',
  'INVALID_IMAGE',
  'BLOCKED_CONTENT',
  'UNSUITABLE_CONTENT',
  'UNWRITABLE_TEXT',
  'NOTHING_TO_DRAW',
  'PAGE_LIMIT_REACHED',
  'UNPRINTABLE_PICTURE',
  'RATE_LIMITED',
  'INTERNAL',
  'PROVIDER_UNAVAILABLE',
  'UNAVAILABLE',
  'STORAGE_FULL',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

/** HTTP status of each error code. */
export const STATUS = {
  INVALID_JSON: 400,
  INVALID_REQUEST: 400,
  UNAUTHENTICATED: 401,
  INVALID_CREDENTIALS: 401,
  WRONG_PASSWORD: 400,
  TOTP_REQUIRED: 401,
  INVALID_TOTP: 401,
  WRONG_TOTP: 400,
  TOTP_ALREADY_ENABLED: 409,
  INSUFFICIENT_CREDITS: 402,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  EMAIL_TAKEN: 409,
  IDEMPOTENCY_CONFLICT: 409,
  ADMIN_PROTECTED: 409,
  RELEASE_CHANGED: 409,
  RELEASE_REFUSED: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  VALIDATION_FAILED: 422,
  INVALID_RESET_TOKEN: 422,
  INVALID_IMAGE: 422,
  BLOCKED_CONTENT: 422,
  UNSUITABLE_CONTENT: 422,
  UNWRITABLE_TEXT: 422,
  NOTHING_TO_DRAW: 422,
  PAGE_LIMIT_REACHED: 422,
  UNPRINTABLE_PICTURE: 422,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  PROVIDER_UNAVAILABLE: 503,
  UNAVAILABLE: 503,
  STORAGE_FULL: 507,
} as const satisfies Record<ErrorCode, number>;

/**
 * Shape of every refusal. `detail` is a sentence for people; `fields` names all faulty fields at once; `suggestions` are words
 * that can be drawn, at most three, in the description's language, with NOTHING_TO_DRAW: those written nearly like its own words,
 * or near to what they mean.
 */
export const errorBody = z.object({
  detail: z.string(),
  code: z.enum(ERROR_CODES),
  fields: z.record(z.string(), z.string()).optional(),
  suggestions: z.array(z.string()).optional(),
  request_id: z.string(),
});
export type ErrorBody = z.infer<typeof errorBody>;
