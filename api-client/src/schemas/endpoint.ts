import type { z } from 'zod';
import type { Call } from '../contract/call.ts';
import type { ErrorCode } from '../contract/errors.ts';

/** Who may call an endpoint. `page-image` is decided by the handler: example, owner, or signed URL. */
export type Access = 'public' | 'user' | 'admin' | 'page-image';

interface Declaration<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Response extends z.ZodType,
> {
  readonly access: Access;
  /** Whether a release pipeline may call it too, with its part's token in place of a user's. */
  readonly isForPipelines?: true;
  readonly summary: string;
  readonly params?: Params;
  readonly query?: Query;
  /** Headers that the call takes, by name; a handler reads them itself. */
  readonly headers?: z.ZodObject;
  readonly body?: Body;
  /** How the JSON of the body is labeled; `application/json` where nothing is said. */
  readonly bodyType?: 'text/plain';
  /** Largest accepted body in bytes; 16 kB by default. */
  readonly bodyLimitBytes?: number;
  readonly response: Response;
  /** HTTP status of success; 200 by default. */
  readonly status?: 200 | 201 | 202;
  /** What the call may refuse with, beyond the codes that every endpoint shares. */
  readonly errors?: readonly ErrorCode[];
}

/** One call of the API: what goes in, what comes out, who may make it. The server and its documentation go by it. */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
> extends Call,
    Declaration<Params, Query, Body, Response> {}

/** Declares what goes in and out of a call, and keeps the exact types of the schemas. */
export function endpoint<
  Params extends z.ZodType = z.ZodNever,
  Query extends z.ZodType = z.ZodNever,
  Body extends z.ZodType = z.ZodNever,
  Response extends z.ZodType = z.ZodNever,
>(
  call: Call,
  declaration: Declaration<Params, Query, Body, Response>,
): Endpoint<Params, Query, Body, Response> {
  return { ...call, ...declaration };
}

/** Path parameters as the handler sees them. */
export type ParamsOf<E> = E extends Endpoint<infer P, z.ZodType, z.ZodType, z.ZodType> ? z.output<P> : never;
/** Query as the handler sees it (parsed). */
export type QueryOf<E> = E extends Endpoint<z.ZodType, infer Q, z.ZodType, z.ZodType> ? z.output<Q> : never;
/** Body as the handler sees it (parsed). */
export type BodyOf<E> = E extends Endpoint<z.ZodType, z.ZodType, infer B, z.ZodType> ? z.output<B> : never;
/** Body as a client sends it (before parsing). */
export type BodyInputOf<E> =
  E extends Endpoint<z.ZodType, z.ZodType, infer B, z.ZodType> ? z.input<B> : never;
/** Answer of a successful call. */
export type ResponseOf<E> =
  E extends Endpoint<z.ZodType, z.ZodType, z.ZodType, infer R> ? z.output<R> : never;
