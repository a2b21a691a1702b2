import { z } from 'zod';
import { remoteRoute, remoteTab } from './navigation.ts';

/** The schema that `GET /discovery` keeps to. */
export const DISCOVERY_SCHEMA = 'https://github.com/awslabs/frontend-discovery/blob/main/schema/v1-pre.json';

/** What our own shell needs beside the fields that everybody knows. */
const discoveryExtras = z.object({
  /** Whether this visitor is given this release: of one part exactly one release is, the first. */
  given: z.boolean(),
  /** The remote's entry script, beside `url`; the shell has none of its own. */
  entry: z.object({ url: z.string(), integrity: z.string() }).optional(),
  routes: z.array(remoteRoute),
  /** Read by `tabsOf`: where they are absent, the release may have some nevertheless. */
  tabs: z.array(remoteTab).optional(),
  /** The rollout that gives it, for a release that is not the default. */
  rollout: z.string().optional(),
  /** Proof that the server gave this release, which reports of it bear. */
  ticket: z.string().optional(),
});

/** One release of a part. */
const discoveredRelease = z.object({
  /** The federation manifest of a remote, the page of the shell. */
  url: z.string(),
  /** The same file on another origin. */
  fallbackUrl: z.string().optional(),
  metadata: z.object({
    /** Subresource integrity of `url`. */
    integrity: z.string(),
    /** `<version>+<build>`. */
    version: z.string(),
  }),
  deployment: z.object({
    /** Percent of the visitors that are given it. */
    traffic: z.number(),
    default: z.boolean(),
  }),
  extras: discoveryExtras,
});

/** What `GET /discovery` answers one visitor: of each part the given release first. */
export const discoveryDocument = z.object({
  schema: z.string(),
  microFrontends: z.record(z.string(), z.array(discoveredRelease)),
});

export type DiscoveredRelease = z.infer<typeof discoveredRelease>;
export type Discovery = z.infer<typeof discoveryDocument>;
