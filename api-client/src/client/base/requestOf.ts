import type { BodyInputOf, Call } from '../../contract/index.ts';
import type { ApiRequest } from './ApiRequest.ts';

type Scalar = string | number | boolean;

interface RequestParts<C> {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, Scalar | undefined>>;
  readonly body?: BodyInputOf<C>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly retry?: ApiRequest['retry'];
}

/** Turns a call and its parts into a request: fills `:name` in the path, encodes query and body. */
export function requestOf<C extends Call>(call: C, parts: RequestParts<C> = {}): ApiRequest {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = parts.params?.[name];
    if (value === undefined) throw new Error(`${call.id}: path parameter "${name}" is missing`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(parts.query ?? {})) {
    if (value !== undefined) search.set(name, String(value));
  }
  const query = search.toString();
  return {
    method: call.method,
    url: query ? `${path}?${query}` : path,
    body: parts.body,
    headers: parts.headers,
    retry: parts.retry,
  };
}
