import { createApi, type EndpointBuilder, type EndpointDefinitions } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery.ts';

/** What the cache can be told is stale. */
export const TAGS = [
  'Page',
  'CreditHistory',
  'Package',
  'AdminUser',
  'AdminStats',
  'AuditEvent',
  'Release',
  'Session',
  'Activity',
  'Totp',
] as const;
export type Tag = (typeof TAGS)[number];

/** The only RTK Query API of the product: remotes inject their own endpoints into it, so the cache is one. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: TAGS,
  endpoints: () => ({}),
});

const owners = new Map<string, string>();

/**
 * Adds a remote's endpoints to the shared API. A name belongs to the first owner that brings it: another owner throws,
 * the same owner (a hot reload, a newer release) replaces its own.
 */
export function injectEndpoints<Definitions extends EndpointDefinitions>(
  owner: string,
  endpoints: (build: EndpointBuilder<typeof baseQuery, Tag, 'api'>) => Definitions,
) {
  return api.injectEndpoints({
    overrideExisting: true,
    endpoints: (build) => {
      const definitions = endpoints(build);
      for (const name of Object.keys(definitions)) claim(name, owner);
      return definitions;
    },
  });
}

function claim(name: string, owner: string): void {
  const holder = owners.get(name) ?? owner;
  if (holder !== owner) throw new Error(`Endpoint "${name}" of ${owner} already belongs to ${holder}`);
  owners.set(name, owner);
}
