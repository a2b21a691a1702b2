import type { BodyInputOf, Endpoint } from '../../contract/index.ts';
import type { ApiRequest } from './baseQuery.ts';

type Scalar = string | number | boolean;

interface RequestParts<E> {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, Scalar | undefined>>;
  readonly body?: BodyInputOf<E>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly retry?: ApiRequest['retry'];
}

/** Turns a contract endpoint and its parts into a request: fills `:name` in the path, encodes query and body. */
export function requestOf<E extends Endpoint>(endpoint: E, parts: RequestParts<E> = {}): ApiRequest {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = parts.params?.[name];
    if (value === undefined) throw new Error(`${endpoint.id}: path parameter "${name}" is missing`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(parts.query ?? {})) {
    if (value !== undefined) search.set(name, String(value));
  }
  const query = search.toString();
  return {
    method: endpoint.method,
    url: query ? `${path}?${query}` : path,
    body: parts.body,
    headers: parts.headers,
    retry: parts.retry,
  };
}
