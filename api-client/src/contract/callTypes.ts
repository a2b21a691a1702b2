import type * as schemas from '../schemas/index.ts';
import type { Call } from './call.ts';

/** What declares the schemas of a call: the export of `schemas/` that bears the call's id. */
type EndpointOf<C> = C extends Call<infer Id extends keyof typeof schemas> ? (typeof schemas)[Id] : never;

/** Query of a call as its handler sees it. */
export type QueryOf<C> = schemas.QueryOf<EndpointOf<C>>;
/** Body as a client sends it (before parsing). */
export type BodyInputOf<C> = schemas.BodyInputOf<EndpointOf<C>>;
/** Answer of a successful call. */
export type ResponseOf<C> = schemas.ResponseOf<EndpointOf<C>>;
