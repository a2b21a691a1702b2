import { type ErrorCode, STATUS } from '@lineleaf/api-client/contract';

/** A refusal with its reason. The sentence for people is chosen by language when it is sent. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  readonly status: number;
  /** Sentences by field, all faults at once; the first also becomes the `detail`. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Whole seconds after which trying again makes sense. */
  readonly retryAfterS?: number;

  constructor(
    code: ErrorCode,
    more: { fields?: Readonly<Record<string, string>>; retryAfterS?: number; cause?: unknown } = {},
  ) {
    super(code, { cause: more.cause });
    this.code = code;
    this.status = STATUS[code];
    this.fields = more.fields;
    this.retryAfterS = more.retryAfterS;
  }
}
