import * as admin from './admin.ts';
import * as auth from './auth.ts';
import * as credits from './credits.ts';
import type { Endpoint } from './endpoint.ts';
import * as generation from './generation.ts';
import * as pages from './pages.ts';
import * as releases from './releases.ts';
import * as sessions from './sessions.ts';
import * as stickers from './stickers.ts';
import * as telemetry from './telemetry.ts';
import * as totp from './totp.ts';

export * from './admin.ts';
export * from './auth.ts';
export * from './credits.ts';
export * from './endpoint.ts';
export * from './errorBody.ts';
export * from './generation.ts';
export * from './pages.ts';
export * from './primitives.ts';
export * from './releases.ts';
export * from './sessions.ts';
export * from './stickers.ts';
export * from './telemetry.ts';
export * from './totp.ts';

/** Every endpoint of the API, by id. */
export const endpoints: Readonly<Record<string, Endpoint>> = Object.fromEntries(
  [admin, auth, credits, generation, pages, releases, sessions, stickers, telemetry, totp]
    .flatMap((feature) => Object.values(feature))
    .filter(isEndpoint)
    .map((entry) => [entry.id, entry]),
);

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}
