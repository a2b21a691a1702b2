export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Where a call goes: as much of an endpoint as a browser needs. What goes in and comes out is declared in `schemas/`. */
export interface Call<Id extends string = string> {
  /** Unique over the whole contract; also the name of the RTK Query endpoint. */
  readonly id: Id;
  readonly method: HttpMethod;
  /** Express-style path below the origin, with `:name` for parameters. */
  readonly path: `/api/${string}`;
}

/** Declares a call and keeps its id as a type. */
/* @__NO_SIDE_EFFECTS__ */
export function call<Id extends string>(id: Id, method: HttpMethod, path: Call['path']): Call<Id> {
  return { id, method, path };
}
