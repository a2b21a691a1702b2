import { type ErrorCode, STATUS } from '@lineleaf/api-client/contract';

/** A refusal with its reason. The sentence for people is chosen by language when it is sent. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  readonly status: number;
  /** A sentence that says more than the code's, in English. */
  readonly detail?: string;
  /** Sentences by field, all faults at once; the first also becomes the `detail`. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Words that can be drawn instead. */
  readonly suggestions?: readonly string[];
  /** Whole seconds after which trying again makes sense. */
  readonly retryAfterS?: number;

  constructor(
    code: ErrorCode,
    more: Partial<Pick<ApiError, 'detail' | 'fields' | 'suggestions' | 'retryAfterS' | 'cause'>> = {},
  ) {
    super(code, { cause: more.cause });
    this.code = code;
    this.status = STATUS[code];
    this.detail = more.detail;
    this.fields = more.fields;
    this.suggestions = more.suggestions;
    this.retryAfterS = more.retryAfterS;
  }
}
