import type { HttpMethod } from '../../contract/index.ts';

/** One request to the API. `url` is the path with its query, from `/api` on. */
export interface ApiRequest {
  readonly method: HttpMethod;
  readonly url: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** How often to try, the first time included; delays double from `firstDelayMs`. The default is once. */
  readonly retry?: { readonly attempts: number; readonly firstDelayMs: number };
}
